import 'server-only';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { CATALOGUE_VERSION } from '@/lib/contracts/catalogue-version';
import { imageNamesToWire } from '@/lib/contracts/image-names';
import { budgetToWire } from '@/lib/contracts/budget';
import { optionPricesToWire } from '@/lib/contracts/option-prices';
import { pricesToWire } from '@/lib/contracts/prices';
import { readSelection, type ReadSelection } from '@/lib/contracts/selection';
import {
  budgetRequest,
  optionPricesRequest,
  selectionSchema,
  slotIdsOf,
  wantedFrom,
} from '@/lib/contracts/selection-schema';
import type { CatalogueSnapshot } from '@/lib/domain/catalogue';
import { noPrices } from '@/lib/domain/prices';
import { FAMILIES, familyByKey } from '@/lib/families/registry';
import { callerOf } from '../auth/caller';
import { catalogueOf } from '../catalogue/drafts/preview';
import { parseJsonObject, parseWith, readJsonText } from '../http/body';
import { handle, privateJsonText } from '../http/handle';
import { Problem } from '../http/problem';
import { askerOf } from '../overload/asker';
import { answerQueue } from '../overload/queues';
import { budgetFor } from './budget';
import type { PageInput } from './build-page';
import { callerMarkup } from './caller-markup';
import { availableImageNames } from './image-names';
import { optionPricesFor } from './option-prices';
import { priceFor } from './prices';

type Json = Readonly<Record<string, unknown>>;
type Answer = (read: ReadSelection, input: PageInput, json: Json) => unknown;
/** Markup × 100 that the answer is made with; null for none. */
type MarkupOf = (request: Request, text: string) => Promise<number | null>;

/** When the work of an answer is done. */
type Turn = (request: Request, work: () => string) => string | Promise<string>;

const atOnce: Turn = (_, work) => work();

/** For work that would hold everybody up: after each, all that came in meanwhile is answered. */
const inTurn: Turn = (request, work) =>
  answerQueue().run(askerOf(request), async () => {
    const made = work();
    await othersFirst();
    return made;
  });

/** POST Get…Prices of a family (specification §7), at the markup of who asks. */
export const pricesRoute = (familyKey: string) =>
  selectionRoute(
    familyKey,
    ({ configuration, isOffered }, { priceBook, markup }) =>
      pricesToWire(isOffered ? priceFor(configuration, priceBook, markup) : noPrices(configuration.family)),
    markupOfCaller,
  );

/** POST GetOptionPrices of any family (specification §15.5), at the markup of who asks. */
export const optionPricesRoute = () =>
  selectionRoute(
    null,
    ({ configuration, isOffered }, { priceBook, markup }, json) => {
      const wanted = wantedFrom(parseWith(optionPricesRequest, json));
      return optionPricesToWire(isOffered ? optionPricesFor(configuration, priceBook, markup, wanted) : null);
    },
    markupOfCaller,
  );

/** POST GetBudgetOptions of any family (specification §15.6), at the markup of who asks. */
export const budgetOptionsRoute = () =>
  selectionRoute(
    null,
    ({ configuration }, input, json) => {
      const request = parseWith(budgetRequest, json);
      const budget = { dollars: request.Budget, held: new Set(request.Held) };
      return budgetToWire(budgetFor(configuration, input, budget, wantedFrom(request)));
    },
    markupOfCaller,
    inTurn,
  );

/** POST Create…ImageNames of a family (specification §7); pictures are the same for everybody. */
export const imageNamesRoute = (familyKey: string) =>
  selectionRoute(
    familyKey,
    ({ configuration }, { snapshot }) => imageNamesToWire(configuration, availableImageNames(snapshot, configuration)),
    async () => null,
  );

const markupOfCaller: MarkupOf = async (request, text) =>
  callerMarkup(await callerOf(request), () => parseJsonObject(text).Markup);

/** Characters of answers kept a call, and the longest body that may be the key of one: some megabytes at most. */
const KEPT_LENGTH = 4_000_000;
const MAX_KEY_LENGTH = 2048;

/**
 * An answer depends on the body, the catalogue and the markup alone, and most visitors ask for the same few
 * configurations: those are answered from memory. The markup is part of the key, so nobody gets an answer made at
 * another's. What a draft says is kept nowhere.
 * @param familyKey null for a call of every family
 */
function selectionRoute(familyKey: string | null, answer: Answer, markupOf: MarkupOf, turn = atOnce) {
  const kept = new LRUCache<string, string>({
    maxSize: KEPT_LENGTH,
    sizeCalculation: (made, key) => made.length + key.length,
  });
  return handle(async (request) => {
    const text = await readJsonText(request);
    const { catalogue, isPreview } = await catalogueOf(request);
    const input = { ...catalogue, markup: await markupOf(request, text) };
    const key = `${input.snapshot.version} ${input.markup} ${text}`;
    const known = isPreview ? undefined : kept.get(key);
    const madeOf = versionOf(input.snapshot);
    if (known !== undefined) return privateJsonText(known, madeOf);
    const json = parseJsonObject(text);
    const made = await turn(request, () =>
      JSON.stringify(answer(readBody(json, familyKey, input.snapshot), input, json)),
    );
    if (!isPreview && text.length <= MAX_KEY_LENGTH) kept.set(key, made);
    return privateJsonText(made, madeOf);
  });
}

const versionOf = ({ version }: CatalogueSnapshot) => ({ [CATALOGUE_VERSION]: String(version) });

const styleSchema = z.object({ StyleId: z.int() });
const schemas = new Map(FAMILIES.map((family) => [family, selectionSchema(family)]));

/** The configuration that a body names. @throws Problem saying what is wrong with it */
function readBody(json: Json, familyKey: string | null, snapshot: CatalogueSnapshot): ReadSelection {
  const { stylesById } = snapshot;
  const named = familyKey === null ? stylesById.get(parseWith(styleSchema, json).StyleId) : null;
  // a page that was open when the catalogue was published learns it from a refusal, too
  const madeOf = versionOf(snapshot);
  if (named === undefined) throw new Problem(404, `There is no style ${String(json.StyleId)}.`, undefined, madeOf);
  const family = familyByKey(named?.familyKey ?? familyKey ?? '');
  const body = parseWith(schemas.get(family) ?? selectionSchema(family), json);
  const style = stylesById.get(body.StyleId);
  if (!style || style.familyKey !== family.key) {
    throw new Problem(404, `There is no ${family.family} style ${body.StyleId}.`, undefined, madeOf);
  }
  const read = readSelection(family, style, slotIdsOf(family, body), body.SelectedTwoToneType ?? null);
  if (!read.ok) throw new Problem(400, 'Some parts are not offered in this style.', read.error, madeOf);
  return read.value;
}
