'use client';

import { useCallback, useId, useState } from 'react';
import type { Part, Section } from '@/lib/domain/catalogue';
import { centresOf, hardwareFilters, inchesOf, isHardware, passes, withMatchedHardware } from '@/lib/domain/hardware';
import { Button } from '@/components/ui/button';
import { GroupedLists } from './grouped-lists';
import { partGroups } from './part-groups';
import type { PartFace } from './part-option';
import { PartThumbnail } from './part-thumbnail';
import { useSectionScope } from './section-scope';

const ALL = { finish: '', centres: 0 };

/** Knobs and pulls: in groups, narrowed by finish and length, every length drawn to one scale, matched in one tap. */
export function HardwareSection({ section }: { readonly section: Section }) {
  const [filter, setFilter] = useState(ALL);
  const { finishes, centres } = hardwareFilters(section.parts);
  const shown = section.parts.filter(passes(filter));
  const longest = Math.max(0, ...centres);
  const face: PartFace = useCallback(
    (part) => (
      <>
        <PartThumbnail section={section} part={part} fit="contain" />
        <LengthBar part={part} longest={longest} />
      </>
    ),
    [section, longest],
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="needs-script grid grid-cols-2 gap-2">
        <Choice
          label="Finish"
          value={filter.finish}
          options={finishes.map((finish) => [finish, finish])}
          onChoose={(finish) => setFilter({ ...filter, finish })}
        />
        <Choice
          label="Length"
          value={filter.centres === 0 ? '' : String(filter.centres)}
          options={centres.map((length) => [String(length), inchesOf(length)])}
          onChoose={(length) => setFilter({ ...filter, centres: Number(length) })}
        />
      </div>
      <MatchAll section={section} />
      <p role="status" className="text-note text-soft">
        {shown.length === section.parts.length
          ? `${shown.length} pieces`
          : `${shown.length} of ${section.parts.length}`}
        {shown.length === 0 && ': none in this finish and length'}
      </p>
      <GroupedLists section={section} groups={partGroups(shown)} face={face} />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** '' for all. */
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-fine text-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-11 w-full min-w-0 rounded-soft border border-edge bg-card px-2 text-base"
      >
        <option value="">All</option>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Gives all other hardware of the piece this section's finish and shape. It stays when there is nothing to do. */
function MatchAll({ section }: { readonly section: Section }) {
  const { configuration, become } = useSectionScope();
  if (configuration.activeSections.filter(isHardware).length < 2) return null;
  const matched = withMatchedHardware(configuration, section);
  const isMatched = matched === configuration;
  const match = () => become(matched, 'All hardware matched', 'All hardware matched');
  return (
    <Button
      look="outline"
      aria-disabled={isMatched}
      className="needs-script aria-disabled:border-line aria-disabled:font-normal aria-disabled:text-soft"
      onClick={() => !isMatched && match()}
    >
      {isMatched ? 'All hardware matches' : 'Match all hardware'}
    </Button>
  );
}

/** A pull's length between its screws, to the scale of the list. */
function LengthBar({ part, longest }: { readonly part: Part; readonly longest: number }) {
  const centres = centresOf(part);
  if (centres === 0) return null;
  const half = (centres / longest) * 46;
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-length={centres}
      className="mt-1 block h-2 w-full text-soft"
      stroke="currentColor"
      strokeWidth="1.2"
    >
      <path d={`M${50 - half} 4h${half * 2}`} />
      <path d={`M${50 - half} 1v6M${50 + half} 1v6`} />
    </svg>
  );
}
