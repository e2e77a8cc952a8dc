import 'server-only';
import type { FamilyDefinition } from '@/lib/domain/family';
import { imageNamesToWire } from '@/lib/contracts/image-names';
import { pricesToWire } from '@/lib/contracts/prices';
import { readSelection, type ReadSelection } from '@/lib/contracts/selection';
import { selectionSchema, slotIdsOf } from '@/lib/contracts/selection-schema';
import { noPrices } from '@/lib/domain/prices';
import { familyByKey } from '@/lib/families/registry';
import { parseWith, readJsonObject } from '../http/body';
import { handle, json } from '../http/handle';
import { Problem } from '../http/problem';
import { availableImageNames } from './image-names';
import type { PageInput } from './build-page';
import { publicPageInput } from './page-input';
import { priceFor } from './prices';

type Answer = (read: ReadSelection, family: FamilyDefinition, input: PageInput) => unknown;

/** POST Get…Prices of a family (SPEC §7). */
export const pricesRoute = (familyKey: string) =>
  selectionRoute(familyKey, ({ selection, picks, isOffered }, family, input) =>
    pricesToWire(isOffered ? priceFor(family, selection, picks, input.priceBook, input.markup) : noPrices(family)),
  );

/** POST Create…ImageNames of a family (SPEC §7). */
export const imageNamesRoute = (familyKey: string) =>
  selectionRoute(familyKey, ({ selection }, family) => imageNamesToWire(availableImageNames(family, selection)));

function selectionRoute(familyKey: string, answer: Answer) {
  const family = familyByKey(familyKey);
  const schema = selectionSchema(family);
  return handle(async (request) => {
    const body = parseWith(schema, await readJsonObject(request));
    const input = await publicPageInput();
    const style = input.snapshot.stylesById.get(body.StyleId);
    if (!style || style.familyKey !== family.key)
      throw new Problem(404, `There is no ${family.family} style ${body.StyleId}.`);
    const read = readSelection(family, style, slotIdsOf(family, body), body.SelectedTwoToneType ?? null);
    if (!read.ok) throw new Problem(400, 'Some parts are not offered in this style.', read.error);
    return json(answer(read.value, family, input));
  });
}
