import type { ChangeEvent } from 'react';
import type { SaveQuoteRequest } from '@/lib/contracts/quote';
import type { QuoteAnswer } from '@/lib/contracts/quote-answers';
import { parseDiscount } from '@/lib/domain/discount';
import { Button } from '@/components/ui/button';
import { EmailField, Field, TextArea } from '@/components/ui/field';

interface DraftFieldsProps {
  readonly draft: SaveQuoteRequest;
  /** As it was saved last: names the pieces. */
  readonly quote: Pick<QuoteAnswer, 'Pieces'>;
  readonly onChange: (draft: SaveQuoteRequest) => void;
}

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** A figure as typed; 0 while it is none. */
const figure = (text: string): number => (Number.isFinite(Number(text)) ? Number(text) : 0);
const FIGURE = { type: 'number', inputMode: 'decimal', min: 0, step: 'any' } as const;
const GRID = 'grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4';
/** Figures are short: two stand side by side on a phone. */
const FIGURES = 'grid grid-cols-2 items-end gap-4 lg:grid-cols-4';

/** Everything of a draft that its dealer writes; pieces come from the configurator. */
export function DraftFields({ draft, quote, onChange }: DraftFieldsProps) {
  const { Customer } = draft;
  const change = (more: Partial<SaveQuoteRequest>) => onChange({ ...draft, ...more });
  /** Value and change of a text, of the quote or of its customer. */
  const text = (name: 'ValidUntil' | 'Contact' | 'Terms') => ({
    value: draft[name],
    onChange: ({ target }: Typed) => onChange({ ...draft, [name]: target.value }),
  });
  const customerText = (name: keyof SaveQuoteRequest['Customer']) => ({
    value: Customer[name],
    onChange: ({ target }: Typed) => change({ Customer: { ...Customer, [name]: target.value } }),
  });
  const piece = (id: string, more: Partial<SaveQuoteRequest['Pieces'][number]>) =>
    change({ Pieces: draft.Pieces.map((each) => (each.Id === id ? { ...each, ...more } : each)) });
  return (
    <div className="my-8 flex flex-col gap-4">
      <div className={GRID}>
        <Field label="Customer Name" {...customerText('Name')} />
        <EmailField label="Customer Email" {...customerText('Email')} />
        <Field label="Customer Phone" type="tel" {...customerText('Phone')} />
        <Field label="Valid until" type="date" {...text('ValidUntil')} />
      </div>
      <div className={FIGURES}>
        <Field
          label="Discount on the whole, %"
          {...FIGURE}
          defaultValue={draft.DiscountPercent ?? ''}
          onChange={(event) => change({ DiscountPercent: parseDiscount(event.target.value) })}
        />
        <Field
          label="Delivery, $"
          {...FIGURE}
          step={1}
          defaultValue={draft.Delivery}
          onChange={(event) => change({ Delivery: figure(event.target.value) })}
        />
        <Field
          label="Tax, %"
          {...FIGURE}
          defaultValue={draft.TaxPercent}
          onChange={(event) => change({ TaxPercent: figure(event.target.value) })}
        />
        <Field
          label="Deposit, %"
          {...FIGURE}
          defaultValue={draft.DepositPercent ?? ''}
          onChange={(event) =>
            change({ DepositPercent: event.target.value === '' ? null : figure(event.target.value) })
          }
        />
      </div>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-semibold">Pieces</legend>
        {draft.Pieces.map(({ Id, Quantity, DiscountPercent, IsPricedAnew = false }) => {
          const name = quote.Pieces.find((each) => each.Id === Id)?.Name ?? '';
          return (
            <div key={Id} className="flex flex-wrap items-end gap-x-4 gap-y-2 border-b border-line pb-3">
              <p className="flex min-w-0 basis-full items-center font-semibold lg:min-h-12 lg:basis-60">{name}</p>
              <div className="w-28">
                <Field
                  label="Quantity"
                  aria-label={`Quantity of ${name}`}
                  {...FIGURE}
                  min={1}
                  max={99}
                  step={1}
                  defaultValue={Quantity}
                  onChange={(event) => piece(Id, { Quantity: figure(event.target.value) })}
                />
              </div>
              <div className="w-28">
                <Field
                  label="% off"
                  aria-label={`Percent off ${name}`}
                  {...FIGURE}
                  defaultValue={DiscountPercent ?? ''}
                  onChange={(event) => piece(Id, { DiscountPercent: parseDiscount(event.target.value) })}
                />
              </div>
              <label className="flex min-h-12 items-center gap-2">
                <input
                  type="checkbox"
                  checked={IsPricedAnew}
                  onChange={(event) => piece(Id, { IsPricedAnew: event.target.checked })}
                />
                Price anew
              </label>
              {draft.Pieces.length > 1 && (
                <Button
                  look="quiet"
                  className="min-h-12 max-sm:-ml-5"
                  onClick={() => change({ Pieces: draft.Pieces.filter((each) => each.Id !== Id) })}
                  aria-label={`Remove ${name}`}
                >
                  Remove
                </Button>
              )}
            </div>
          );
        })}
      </fieldset>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Telephone for questions" type="tel" {...text('Contact')} />
        <Field label="Note for your people" hint="The customer never sees it." {...customerText('Note')} />
      </div>
      <TextArea label="Terms" rows={3} {...text('Terms')} />
    </div>
  );
}
