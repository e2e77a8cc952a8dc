import { redirect } from 'next/navigation';
import { HOME } from '@/lib/contracts/addresses';

/** SPEC §2: the empty path redirects to tables. */
export default function Home(): never {
  redirect(HOME);
}
