'use client';

import { useState } from 'react';
import { Dialog } from 'radix-ui';
import { KeptIntoQuote } from '@/components/quotes/kept-into-quote';
import { Button } from '@/components/ui/button';
import { DialogFrame } from '@/components/ui/dialog-frame';
import { Icon } from '@/components/ui/icon';
import { lazyFeature } from '@/components/ui/lazy-feature';
import { useClosing } from '@/components/ui/use-closing';
import { useOpening } from '@/components/ui/use-opening';
import type { EmailForm } from '@/lib/contracts/email';
import { useSession } from '@/lib/client/session';
import { useStoredText } from '@/lib/client/stored-text';
import { useVisit } from '../navigation/use-visit';
import type { ConfiguratorState } from '../use-configuration';
import { CompareTable } from './compare-table';
import { keptText, MOST_KEPT, openingText } from './kept-text';
import { designsIn, goneFrom, letGo, revive, textOf, todayOf, type StoredDesign } from './stored-designs';

const EmailDialog = lazyFeature(() => import('@/components/email/email-dialog'));

interface KeptDesignsProps {
  readonly state: ConfiguratorState;
  readonly onClose: () => void;
}

/** The kept designs side by side: to compare, to open, to let go. */
export default function KeptDesigns({ state, onClose }: KeptDesignsProps) {
  const { isOpen, close } = useClosing(onClose);
  const { visit } = useVisit();
  const designs = designsIn(useStoredText(keptText));
  const [hasAllRows, setHasAllRows] = useState(false);
  const [mailed, setMailed] = useState<string | null>(null);
  const mailing = useOpening();
  const [draft, setDraft] = useState<EmailForm | null>(null);
  const session = useSession();
  const isFull = designs.length >= MOST_KEPT && !designs.some(({ sku }) => sku === state.configuration.sku);

  const open = (design: StoredDesign) => {
    close();
    const { style } = state.configuration;
    if (design.styleId === style.id) {
      return state.open(revive(style, design), `Opened ${design.name}`, [goneFrom(design, todayOf(style, design))]);
    }
    openingText.set(textOf([design]));
    visit(design.path);
  };

  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={close}
      className="inset-x-0 bottom-0 m-auto h-fit max-h-[92svh] w-full max-w-6xl overflow-y-auto overscroll-contain rounded-t-stage px-4 pb-8 sm:top-0 sm:w-[calc(100%-3rem)] sm:rounded-stage sm:px-8"
    >
      <div className="sticky top-0 z-20 -mx-4 flex items-center justify-between bg-paper px-4 py-3 sm:-mx-8 sm:px-8">
        <Dialog.Title className="type-display text-title">Kept designs</Dialog.Title>
        <Dialog.Close aria-label="Close kept designs" className="-mr-2 grid size-11 place-items-center">
          <Icon name="close" />
        </Dialog.Close>
      </div>
      <p className="mb-4 text-body text-soft">
        {isFull
          ? 'Four designs are kept. Remove one to keep the one on show.'
          : 'Kept in this browser. Prices are today’s.'}
      </p>
      {designs.length === 0 ? (
        <p className="text-body">Nothing is kept yet. Keep up to four designs to see them side by side.</p>
      ) : (
        <>
          <CompareTable
            designs={designs}
            hasAllRows={hasAllRows}
            onOpen={open}
            onLetGo={({ sku }) => letGo(sku)}
            onMail={(sku) => {
              setMailed(sku);
              mailing.open();
            }}
          />
          {designs.length > 1 && (
            <Button
              look="quiet"
              aria-pressed={hasAllRows}
              className="mt-4 -ml-5"
              onClick={() => setHasAllRows(!hasAllRows)}
            >
              {hasAllRows ? 'Show only what differs' : 'Show all choices'}
            </Button>
          )}
          {session.status === 'in' && <KeptIntoQuote session={session} />}
          {mailed !== null && mailing.isOpen && (
            <EmailDialog
              key={mailing.key}
              onDismiss={mailing.close}
              props={{ draft, onDraft: setDraft, sku: mailed, onClosed: mailing.close }}
            />
          )}
        </>
      )}
    </DialogFrame>
  );
}
