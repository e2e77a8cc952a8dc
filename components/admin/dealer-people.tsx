import { PEOPLE_PATHS } from '@/lib/contracts/admin/desk';
import { ROLES } from '@/lib/contracts/admin/people';
import { CallForm } from './call-form';
import { DataTable } from './data-table';
import { SelectField } from './select-field';

type Role = (typeof ROLES)[number];

/** Somebody of a dealer's. */
export interface DealerPerson {
  readonly email: string;
  readonly role: Role;
  readonly isDisabled: boolean;
  /** Logs in with an authenticator app as well. */
  readonly hasApp: boolean;
  /** In how many places they are logged in. */
  readonly sessions: number;
  /** The administrator who looks at the screen. */
  readonly isOneself: boolean;
}

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  Dealer: 'Dealer',
  SuperUser: 'Super user',
  CatalogueAdmin: 'Catalogue administrator',
};
const OPTIONS = ROLES.map((role) => [role, ROLE_WORDS[role]] as const);
const COLUMNS = [{ label: 'E-mail' }, { label: 'Role' }, { label: 'Logged in', isNumber: true }, { label: 'Change' }];

/** People with their roles, and what an administrator can do to each of them; to themselves, nothing. */
export function DealerPeople({ people }: { readonly people: readonly DealerPerson[] }) {
  const rows = people.map((person) => ({
    key: person.email,
    cells: [
      <span key="email" className="wrap-anywhere">
        {person.email}
        {person.isDisabled && <span className="block text-note font-normal text-alert">shut out</span>}
        {person.hasApp && <span className="block text-note font-normal text-soft">with an authenticator app</span>}
      </span>,
      person.isOneself ? ROLE_WORDS[person.role] : <RoleForm key="role" {...person} />,
      person.sessions,
      person.isOneself ? 'this is you' : <Deeds key="deeds" {...person} />,
    ],
  }));
  return <DataTable caption="People" columns={COLUMNS} rows={rows} empty="Nobody has registered yet." />;
}

function RoleForm({ email, role }: DealerPerson) {
  return (
    <CallForm
      path={PEOPLE_PATHS.setRole}
      fixed={{ Email: email }}
      action="Set role"
      about={`of ${email}`}
      look="outline"
    >
      <SelectField key={role} label="Role" name="Role" defaultValue={role} options={OPTIONS} />
    </CallForm>
  );
}

function Deeds({ email, isDisabled, hasApp, sessions }: DealerPerson) {
  const who = { fixed: { Email: email }, about: `of ${email}`, look: 'quiet' } as const;
  return (
    <div className="flex flex-wrap gap-x-6">
      <CallForm
        {...who}
        path={PEOPLE_PATHS.setUserDisabled}
        fixed={{ Email: email, IsDisabled: !isDisabled }}
        action={isDisabled ? 'Let in again' : 'Shut out'}
        about={email}
      />
      {sessions > 0 && <CallForm {...who} path={PEOPLE_PATHS.endUserSessions} action="End sessions" />}
      {hasApp && <CallForm {...who} path={PEOPLE_PATHS.forgetSecondFactor} action="Forget the app" />}
    </div>
  );
}
