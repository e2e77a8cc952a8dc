import { redirect } from 'next/navigation';
import { HOME } from '@/lib/contracts/addresses';

/** Specification §2.1: the empty path redirects to tables. */
export default function Home(): never {
  redirect(HOME);
}
