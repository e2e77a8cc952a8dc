import { redirect } from 'next/navigation';
import { ADMIN } from '@/lib/contracts/admin/desk';
import { currentAdmin } from '../current-admin';

/** A screen that there is not: an administrator is led to the desk, everybody else learns nothing. */
export default async function UnknownScreen() {
  await currentAdmin();
  redirect(ADMIN);
}
