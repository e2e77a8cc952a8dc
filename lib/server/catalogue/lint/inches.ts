import type { Part } from '@/lib/domain/catalogue';
import { readInches, type Inches } from '@/lib/domain/inches';
import { sizeSlotOf } from '@/lib/domain/slots';
import { styleIndex } from '@/lib/domain/style-index';
import { dimensionsOf } from '@/lib/families/dimensions/dimensions';
import { atPart, partKey, type StyleCheck } from './style-check';

const NUMBER = String.raw`(\d+)(?: (\d)\/(\d))?`;
const PAIR = new RegExp(String.raw`^${NUMBER}" x ${NUMBER}"`);
/** Words of a description that name a measure. */
const SAID: readonly (readonly [RegExp, readonly (keyof Inches)[]])[] = [
  [new RegExp(`${NUMBER}" wide`), ['width']],
  [new RegExp(`${NUMBER}" deep`), ['depth']],
  [new RegExp(`^${NUMBER}" high|${NUMBER}" high(?: without|\\.|$)`), ['height', 'box', 'footboard', 'foot']],
];

/** Every size of a style has dimensions, and they are those that its parts' names and descriptions tell. */
export function checkInches(check: StyleCheck): void {
  const { start, family, style } = check;
  for (const section of styleIndex(style).sections) {
    for (const part of section.parts) checkWords(check, part);
    if (section.slot !== sizeSlotOf(family)) continue;
    for (const part of section.parts) {
      const sized = start.after({ type: 'pick', sectionId: section.id, partId: part.id });
      const found = dimensionsOf(sized.selection);
      if (found?.height) continue;
      const lacks = found ? 'height' : 'footprint';
      check.report(
        'inches',
        atPart(check, part),
        `${partKey(check, part)} in ${style.normalizedName} has no ${lacks} in inches`,
      );
    }
  }
}

function checkWords(check: StyleCheck, part: Part): void {
  const inches = readInches(part.inches);
  if (part.inches === '') return;
  const complain = (text: string): void =>
    check.report('inches', atPart(check, part), `${partKey(check, part)} says '${part.inches}' and is called ${text}`);
  const pair = PAIR.exec(part.displayName);
  if (pair) {
    const told = [numberOf(pair, 1), numberOf(pair, 4)].sort(ascending);
    const said = [inches.length, inches.width, inches.depth].filter((each) => each !== undefined).sort(ascending);
    if (told.join() !== said.join()) complain(part.displayName);
  }
  for (const [words, measures] of SAID) {
    const found = words.exec(part.description);
    const said = measures.map((measure) => inches[measure]).find((each) => each !== undefined);
    if (found && said !== undefined && numberOf(found, found[1] ? 1 : 4) !== said) complain(found[0]);
  }
}

const ascending = (left: number, right: number): number => left - right;

/** A number with its fraction, whose groups start at `at`. */
function numberOf(found: RegExpExecArray, at: number): number {
  const [whole = '', over = '0', under = '1'] = found.slice(at, at + 3);
  return Number(whole) + Number(over) / Number(under);
}
