import { useId } from 'react';
import { Field } from '@/components/ui/field';
import { SelectField } from '../select-field';
import type { Ground } from './grounds';
import { Swatches } from './swatches';
import type { useMixer } from './use-mixer';

interface ColourMixerProps {
  readonly mixer: ReturnType<typeof useMixer>;
  readonly grounds: readonly Ground[];
}

const KINDS = [
  ['stain', 'Stain: the wood shows through'],
  ['paint', 'Paint: one colour on every wood'],
] as const;

/** A colour's controls, and what comes of it on each wood while it is being mixed. */
export function ColourMixer({ mixer: { mixing, setMixing, token, shown }, grounds }: ColourMixerProps) {
  const isStain = mixing.kind === 'stain';
  const picked = /^#[0-9a-f]{6}$/i.test(mixing.colour) ? mixing.colour : '#000000';
  return (
    <fieldset className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-4">
      <legend className="sr-only">Colour</legend>
      <SelectField
        label="Kind"
        value={mixing.kind}
        options={KINDS}
        onChange={(kind) => setMixing({ ...mixing, kind: kind === 'paint' ? 'paint' : 'stain' })}
      />
      <div className="grid grid-cols-[1fr_3.5rem] items-end gap-2">
        <Field
          label={isStain ? 'Colour on red oak' : 'Colour'}
          value={mixing.colour}
          spellCheck={false}
          autoCapitalize="none"
          error={token === null ? 'must be # and six digits, such as #8c5a3c' : ''}
          onChange={(event) => setMixing({ ...mixing, colour: event.target.value })}
        />
        <input
          type="color"
          aria-label="Colour by eye"
          value={picked}
          onChange={(event) => setMixing({ ...mixing, colour: event.target.value })}
          className="h-12 w-full cursor-pointer rounded-soft border border-edge bg-card p-1"
        />
      </div>
      {isStain && (
        <>
          <Share
            label="Hides the bare wood"
            most={99}
            value={mixing.hides}
            onChange={(hides) => setMixing({ ...mixing, hides })}
          />
          <Share
            label="Grain that is left"
            most={200}
            value={mixing.grain}
            onChange={(grain) => setMixing({ ...mixing, grain })}
          />
        </>
      )}
      <div className="md:col-span-2 xl:col-span-4">
        {shown !== null && <Swatches token={shown} grounds={grounds} />}
      </div>
    </fieldset>
  );
}

interface ShareProps {
  readonly label: string;
  /** In percent. */
  readonly most: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Share({ label, most, value, onChange }: ShareProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="flex min-h-12 items-center gap-3">
        <input
          id={id}
          type="range"
          min={0}
          max={most}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 min-w-0 flex-1 accent-(--color-accent)"
        />
        <span className="figures w-12 text-right">{value} %</span>
      </div>
    </div>
  );
}
