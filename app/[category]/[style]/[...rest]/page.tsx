import { redirect } from 'next/navigation';
import { HOME } from '@/lib/contracts/addresses';

/** Deeper paths are nobody's: to tables, as SPEC §2 says of any other path. */
export default function UnknownPath(): never {
  redirect(HOME);
}
