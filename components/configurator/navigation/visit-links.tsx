'use client';

import type { MouseEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { FullScreenSpinner } from '@/components/ui/spinner';
import { isPlainClick, useVisit } from './use-visit';

interface VisitLinksProps {
  readonly children: ReactNode;
  /** For links that change what is on the page: it stays where it is scrolled to, and sheets stay open. */
  readonly staysInPlace?: boolean;
}

/**
 * Makes plain links inside it go through the router: one listener for any number of links, which stay server markup.
 * Menus close behind the visitor, and waits over 300 ms show the full-screen spinner.
 */
export function VisitLinks({ children, staysInPlace = false }: VisitLinksProps) {
  const { visit, isVisiting, isHeldUp, stay } = useVisit();
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.isDefaultPrevented() || !isPlainClick(event) || link.origin !== window.location.origin) return;
    event.preventDefault();
    const isHere = staysInPlace && link.pathname === window.location.pathname;
    const menu = link.closest<HTMLElement>('[popover]');
    if (!isHere && menu?.matches(':popover-open')) menu.hidePopover();
    visit(link.pathname + link.search, { scroll: !isHere });
  };
  return (
    <div className="contents" onClick={onClick}>
      {children}
      {isVisiting && <FullScreenSpinner label={staysInPlace ? 'Loading the styles' : 'Loading the style'} />}
      {isHeldUp && (
        <Note>
          <p>Offline. The page opens once the network is back; this one keeps your design.</p>
          <Button look="quiet" className="-ml-5" onClick={stay}>
            Stay here
          </Button>
        </Note>
      )}
    </div>
  );
}
