import type { ReactNode } from 'react';
import { LOGIN, withReturn } from '@/lib/contracts/addresses';

interface LoginLinkProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to the login and from there back to the design on show. */
export function LoginLink({ className, children }: LoginLinkProps) {
  return (
    <a
      href={LOGIN}
      className={className}
      // Picks change the address without rendering, so the way back is known at the click.
      onClick={(event) => {
        event.currentTarget.href = withReturn(LOGIN, window.location.pathname + window.location.search);
      }}
    >
      {children}
    </a>
  );
}
