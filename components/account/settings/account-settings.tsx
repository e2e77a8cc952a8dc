'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { ownAccount } from '@/lib/client/account-api';
import { queryClient } from '@/lib/client/query-client';
import { useSession } from '@/lib/client/session';
import { LOGIN, QUOTES, ROOT } from '@/lib/contracts/addresses';
import { Spinner } from '@/components/ui/spinner';
import { AccountLinks } from '../account-links';
import { ChangePasswordForm } from './change-password-form';
import { SecondFactor } from './second-factor';
import { SessionList } from './session-list';

/** What somebody who is logged in sees and changes of their account; whoever is not is led to the login. */
export function AccountSettings() {
  const session = useSession();
  if (session.status === 'checking') return <Spinner label="Loading" />;
  if (session.status === 'out') {
    return (
      <>
        <p className="mt-8">You are not logged in.</p>
        <AccountLinks links={[{ text: 'Login', path: LOGIN }]} />
      </>
    );
  }
  return (
    <QueryClientProvider client={queryClient}>
      <Settings key={session.token} token={session.token} email={session.email} />
    </QueryClientProvider>
  );
}

function Settings({ token, email }: { readonly token: string; readonly email: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['account', token],
    queryFn: ({ signal }) => ownAccount(token, signal),
  });
  return (
    <>
      <p className="mt-6 font-semibold wrap-anywhere">{email}</p>
      <ChangePasswordForm token={token} email={email} onChanged={() => void refetch()} />
      {data && (
        <>
          {(data.SecondFactor.IsOffered || data.SecondFactor.IsOn) && (
            <SecondFactor token={token} state={data.SecondFactor} onChanged={() => void refetch()} />
          )}
          <SessionList token={token} sessions={data.Sessions} onChanged={() => void refetch()} />
        </>
      )}
      {isError && <p className="mt-8 text-alert">Your sessions could not be loaded. Please try again later.</p>}
      <AccountLinks
        links={[
          { text: 'Quotes', path: QUOTES },
          { text: 'Back to the shop', path: ROOT },
        ]}
      />
    </>
  );
}
