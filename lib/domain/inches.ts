/**
 * What a part can say about the size of a piece, all in inches but `leaves`. Those of all chosen parts are added up: a step
 * of size says `width 4`, headboard and footboard say how much longer than its mattress they make a bed.
 * - `length`, `width`, `depth`, `height`: outside; `width` of a table is its shorter side, `depth` is of what stands at a wall
 * - `openWidth`: width of a console once its leaf is out; `leaves` and `leaf`: how many, and how long each makes the top
 * - `box`: height of a case without its feet, for cases that are hung or stand on what they are given; `foot`: height of feet
 * - `mattressWidth`, `mattressLength`: what a bed is made for
 * - `footboard`: its height; `rail`: how much higher than usual the side rails stand
 */
export const MEASURES = [
  'length',
  'width',
  'depth',
  'height',
  'openWidth',
  'leaves',
  'leaf',
  'box',
  'foot',
  'mattressWidth',
  'mattressLength',
  'footboard',
  'rail',
] as const;
type Measure = (typeof MEASURES)[number];
export type Inches = Readonly<Partial<Record<Measure, number>>>;

const PAIR = `(?:${MEASURES.join('|')}) -?\\d+(?:\\.\\d+)?`;
/** How a part says it: 'width 60, depth 20, height 36'. */
export const INCHES = new RegExp(`^(?:${PAIR}(?:, ${PAIR})*)?$`);
const EACH = new RegExp(`(${MEASURES.join('|')}) (-?\\d+(?:\\.\\d+)?)`, 'g');

const isMeasure = (text: string | undefined): text is Measure => MEASURES.some((each) => each === text);

/** What a part says; nothing for an empty text. */
export function readInches(text: string): Inches {
  const read: Partial<Record<Measure, number>> = {};
  for (const [, measure, inches] of text.matchAll(EACH)) {
    if (isMeasure(measure)) read[measure] = Number(inches);
  }
  return read;
}

/** Measures added up; what nobody says stays unsaid. */
export function sumOfInches(all: readonly Inches[]): Inches {
  const sum: Partial<Record<Measure, number>> = {};
  for (const measure of MEASURES) {
    const said = all.flatMap((each) => each[measure] ?? []);
    if (said.length > 0) sum[measure] = said.reduce((left, right) => left + right, 0);
  }
  return sum;
}
