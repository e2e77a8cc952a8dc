import { AdminTitle } from '@/components/admin/admin-title';
import { currentAdmin } from './current-admin';

export default async function OverviewPage() {
  await currentAdmin();
  return <AdminTitle title="The desk" intro="What the shop sells, at which prices, and to whom." />;
}
