import { redirect } from 'next/navigation';

/** SPEC §2: the empty path redirects to tables. */
export default function Home(): never {
  redirect('/tables');
}
