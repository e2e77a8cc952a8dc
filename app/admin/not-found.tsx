import { ADMIN } from '@/lib/contracts/admin/desk';
import { AdminTitle } from '@/components/admin/admin-title';
import { buttonClass } from '@/components/ui/button';

/** Somebody has discarded it, or the link is an old one. */
export default function NothingHere() {
  return (
    <AdminTitle title="There is nothing here" intro="Whatever it was is gone, or has another name by now.">
      <a href={ADMIN} className={buttonClass('outline')}>
        Back to the desk
      </a>
    </AdminTitle>
  );
}
