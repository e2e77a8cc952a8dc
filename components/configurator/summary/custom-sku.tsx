'use client';

import { useId, useState, type SyntheticEvent } from 'react';
import { goTo } from '@/lib/client/navigate';
import { findPageBySku } from '@/lib/client/page-by-sku';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { FullScreenSpinner } from '@/components/ui/spinner';
import { useVisit } from '../navigation/use-visit';
import type { ConfiguratorState } from '../use-configuration';

/**
 * The custom sku of the configuration, and a search for another. A sku of this style loads at once, one of another
 * style, category or earlier catalogue leads there, a bad one opens the popup and changes nothing (specification §2.4, §8).
 */
export function CustomSku({ state }: { readonly state: ConfiguratorState }) {
  const { configuration, loadSku, say } = state;
  const [text, setText] = useState('');
  const { visitWhenKnown, isVisiting } = useVisit();
  const inputId = useId();

  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    if (loadSku(text)) return setText('');
    visitWhenKnown(async () => {
      const target = await findPageBySku(text);
      if (target.kind === 'refused') say(target.message);
      // this page does not know it: its own style is another one today
      else if (target.path.startsWith(`${window.location.pathname}?`)) goTo(target.path);
      else return target.path;
      return null;
    });
  };

  return (
    <div className="mt-8 flex flex-col gap-4 border-t border-line pt-6">
      <div>
        <h3 className="type-eyebrow text-soft">Custom sku</h3>
        <p
          data-testid="custom-sku"
          className="mt-2 rounded-small bg-sand px-3 py-2.5 font-code text-note wrap-anywhere"
        >
          {configuration.sku}
        </p>
      </div>
      <form onSubmit={search} role="search" className="needs-script">
        <label htmlFor={inputId} className="type-eyebrow text-soft">
          Search by custom sku
        </label>
        <div className="mt-2 flex gap-2">
          <input
            id={inputId}
            value={text}
            onChange={(event) => setText(event.target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="Paste a sku"
            className="min-h-11 min-w-0 flex-1 rounded-soft border border-edge bg-card px-3 font-code text-base placeholder:font-sans placeholder:text-soft"
          />
          <Button type="submit">
            <Icon name="search" />
            Search
          </Button>
        </div>
      </form>
      {isVisiting && <FullScreenSpinner label="Loading the configuration" />}
    </div>
  );
}
