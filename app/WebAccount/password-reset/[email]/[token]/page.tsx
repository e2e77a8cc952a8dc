import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { ResetForm } from '@/components/account/reset-form';
import { accountMetadata } from '../../../account-metadata';

export const metadata: Metadata = accountMetadata('New password');

interface Props {
  readonly params: Promise<{ readonly email: string; readonly token: string }>;
}

/** The same form with e-mail and token in the path (specification §2.1). */
export default async function ResetByPathPage({ params }: Props) {
  const { email, token } = await params;
  return (
    <AccountScreen title="Choose a new password">
      <ResetForm email={decoded(email)} token={decoded(token)} />
    </AccountScreen>
  );
}

/** Path segments arrive as they stood in the address; broken escapes are taken as they are. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
