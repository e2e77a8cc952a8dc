import { redirect } from 'next/navigation';

/** Deeper paths are nobody's: to tables, as SPEC §2 says of any other path. */
export default function UnknownPath(): never {
  redirect('/tables');
}
