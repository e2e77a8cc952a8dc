'use client';

import { Button } from '@/components/ui/button';
import QuietNote from '@/components/ui/quiet-note';
import { designTodayQuery } from '@/lib/client/design-today';
import { reloadPage } from '@/lib/client/navigate';
import { useAnswer } from '@/lib/client/use-answer';
import { goneWords, rowsOf } from '@/lib/contracts/design-today';
import type { Configuration } from '@/lib/domain/configuration';
import { styleName } from '@/lib/domain/style-name';
import { replaceSku } from './address';

const RENEWED = 'Our prices have just been renewed. Your design stays as it is; its price is today’s.';

/** What a renewed catalogue means for the design on an open page: its price is another, or parts of it are not made any more. */
export default function RenewedWords({ configuration }: { readonly configuration: Configuration }) {
  const { value, isStale } = useAnswer(designTodayQuery(configuration.style.id, configuration.picks), null);
  if (isStale || value === null) return null;
  const gone = goneWords(styleName(configuration.style), rowsOf(configuration), value);
  if (gone === '') return <QuietNote text={RENEWED} />;
  const proceed = () => {
    if (value.CustomSku !== null) replaceSku(value.CustomSku);
    reloadPage();
  };
  return (
    <QuietNote key={gone} text={`Our catalogue has just been renewed. ${gone}`}>
      <Button look="quiet" onClick={proceed}>
        {value.CustomSku === null ? 'See what is made' : 'Go on with it'}
      </Button>
    </QuietNote>
  );
}
