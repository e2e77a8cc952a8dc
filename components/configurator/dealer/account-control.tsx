'use client';

import { useSession } from '@/lib/client/session';
import { Icon } from '@/components/ui/icon';
import { lazyFeature } from '@/components/ui/lazy-feature';
import { ACCOUNT_LOOKS, type AccountLook } from './account-looks';
import { LoginLink } from './login-link';

const LogoutButton = lazyFeature(() => import('./logout-button'));

interface AccountControlProps {
  /** An icon in the text panel (specification §2.4), a word in the header (specification §20.1). */
  readonly look: AccountLook;
}

/** Login when logged out, logout when logged in; neither while the server is being asked. */
export function AccountControl({ look }: AccountControlProps) {
  const { status } = useSession();
  const looks = ACCOUNT_LOOKS[look];
  const place = <span className={looks} />;
  if (status === 'checking') return place;
  if (status === 'in') {
    return <LogoutButton instead={place} props={{ look }} />;
  }
  return (
    <LoginLink className={looks}>
      {look === 'icon' && <Icon name="login" />}
      Login
    </LoginLink>
  );
}
