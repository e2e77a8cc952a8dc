import type { Part, Section } from './catalogue';
import type { Configuration } from './configuration';
import { findPart } from './style-index';

/** What a long list of hardware is narrowed to; '' and 0 stand for all. */
export interface HardwareFilter {
  readonly finish: string;
  /** Millimetres from screw to screw. */
  readonly centres: number;
}

/** Hardware says what it is finished in. */
export const isHardware = ({ parts }: Section): boolean => parts.some(({ finish }) => finish !== '');

/** Millimetres from screw to screw, the trade's measure of a pull's length; 0 for what hangs on one screw. */
export const centresOf = ({ code }: Part): number => Number(code) || 0;

const QUARTERS = ['', ' 1/4', ' 1/2', ' 3/4'];

/** A length in inches as the trade rounds it, e.g. '3 3/4"' for 96 mm. */
export function inchesOf(millimetres: number): string {
  const quarters = Math.round((millimetres / 25.4) * 4);
  return `${Math.floor(quarters / 4)}${QUARTERS[quarters % 4]}"`;
}

/** What a list can be narrowed to, finishes as they come and lengths from short to long. */
export function hardwareFilters(parts: readonly Part[]): {
  readonly finishes: readonly string[];
  readonly centres: readonly number[];
} {
  const finishes = [...new Set(parts.map(({ finish }) => finish))].filter((finish) => finish !== '');
  const centres = [...new Set(parts.map(centresOf))].filter((length) => length > 0).sort((a, b) => a - b);
  return { finishes, centres };
}

export const passes =
  ({ finish, centres }: HardwareFilter) =>
  (part: Part): boolean =>
    (finish === '' || part.finish === finish) && (centres === 0 || centresOf(part) === centres);

/**
 * The configuration with all other hardware like that of one section: the same piece where it is listed, else the nearest
 * in that finish. Itself when that changes nothing; a section without that finish keeps what it has.
 */
export function withMatchedHardware(configuration: Configuration, section: Section): Configuration {
  const model = findPart(configuration.style, section.id, configuration.picks.parts[section.id]?.[0]);
  if (!model || model.finish === '') return configuration;
  const others = configuration.activeSections.filter((other) => other !== section && isHardware(other));
  return others.reduce((matched, other) => {
    const part = nearest(matched, other, model);
    return part ? matched.after({ type: 'pick', sectionId: other.id, partId: part.id }) : matched;
  }, configuration);
}

function nearest(configuration: Configuration, section: Section, model: Part): Part | undefined {
  const offered = section.parts.filter(
    ({ id, finish }) =>
      finish === model.finish && !configuration.restrictionOf({ sectionId: section.id, partId: id }).isRefused,
  );
  return [...offered].sort((a, b) => distance(a, model) - distance(b, model))[0];
}

/** No length makes up for another kind, and no kind for another shape. */
const OTHER_KIND = 10_000;
const OTHER_SHAPE = 1_000;

function distance(part: Part, model: Part): number {
  const kind = part.subSectionGroup === model.subSectionGroup ? 0 : OTHER_KIND;
  const shape = part.imageName === model.imageName ? 0 : OTHER_SHAPE;
  return kind + shape + Math.abs(centresOf(part) - centresOf(model));
}
