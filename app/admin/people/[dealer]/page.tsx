import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AdminPart, AdminTitle } from '@/components/admin/admin-title';
import { CallForm } from '@/components/admin/call-form';
import { DealerCodes } from '@/components/admin/dealer-codes';
import { DealerPeople } from '@/components/admin/dealer-people';
import { Field } from '@/components/ui/field';
import { ADMIN_SCREENS, PEOPLE_PATHS } from '@/lib/contracts/admin/desk';
import { dealerInFull } from '@/lib/server/dealers/list-dealers';
import { currentAdmin } from '../../current-admin';

export const metadata: Metadata = { title: 'Dealer' };

interface Props {
  readonly params: Promise<{ readonly dealer: string }>;
}

/** A dealer: markup, codes, people, and whether they may come in. */
export default async function DealerPage({ params }: Props) {
  const { email } = await currentAdmin();
  const { dealer: segment } = await params;
  const dealer = /^[1-9]\d{0,8}$/.test(segment) ? await dealerInFull(Number(segment)) : null;
  if (!dealer) redirect(ADMIN_SCREENS.people);
  const { id, name, markup, disabledAt } = dealer;
  const people = dealer.users.map((user) => ({
    email: user.email,
    role: user.role,
    isDisabled: user.disabledAt !== null,
    hasApp: Boolean(user.secondFactor?.confirmedAt),
    sessions: user.sessions.length,
    isOneself: user.email === email,
  }));
  return (
    <>
      <AdminTitle title={name} intro={disabledAt ? 'Shut out: nobody of theirs can log in or register.' : undefined}>
        <CallForm
          path={PEOPLE_PATHS.setDealerDisabled}
          fixed={{ DealerId: id, IsDisabled: disabledAt === null }}
          action={disabledAt ? 'Let in again' : 'Shut out'}
          look="outline"
        />
      </AdminTitle>
      <AdminPart title="Markup">
        <p className="figures mt-2">Sees prices at {(markup / 100).toFixed(2)} times wholesale.</p>
        <div className="mt-4">
          <CallForm path={PEOPLE_PATHS.setDealerMarkup} fixed={{ DealerId: id }} action="Set markup">
            <Field label="New markup" name="Markup" required inputMode="decimal" hint="1.00 to 9.99" />
          </CallForm>
        </div>
      </AdminPart>
      <AdminPart title="People">
        <DealerPeople people={people} />
      </AdminPart>
      <AdminPart title="Codes to register with">
        <DealerCodes dealerId={id} codes={dealer.codes} />
      </AdminPart>
    </>
  );
}
