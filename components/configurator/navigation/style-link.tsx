'use client';

import type { ComponentProps, MouseEvent } from 'react';
import Link, { useLinkStatus } from 'next/link';
import { FullScreenSpinner } from '@/components/ui/spinner';

type StyleLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch'>;

/** A link to a style or category: closes the menu it stands in, and shows the full-screen spinner for waits over 300 ms. */
export function StyleLink({ children, onClick, ...props }: StyleLinkProps) {
  return (
    <Link
      {...props}
      prefetch={false}
      onClick={(event) => {
        onClick?.(event);
        closePopover(event);
      }}
    >
      {children}
      <Waiting />
    </Link>
  );
}

function Waiting() {
  const { pending } = useLinkStatus();
  return pending ? <FullScreenSpinner label="Loading the style" /> : null;
}

function closePopover(event: MouseEvent<HTMLElement>): void {
  const menu = event.currentTarget.closest<HTMLElement>('[popover]');
  if (menu?.matches(':popover-open')) menu.hidePopover();
}
