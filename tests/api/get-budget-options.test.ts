import { POST as budgetOptions } from '@/app/api/GetBudgetOptions/route';
import { budgetFromWire } from '@/lib/contracts/budget';
import { actionKey } from '@/lib/contracts/option-prices';
import { budgetOptionsSchema } from '@/lib/contracts/option-schemas';
import { pricesCall } from '@/lib/contracts/calls';
import { selectionToWire } from '@/lib/contracts/selection';
import { wholeBudget, discount } from '@/lib/domain/discount';
import { readSku } from '@/lib/domain/parse-sku';
import { configurationOf } from '@/lib/families/registry';
import { POST as tablePrices } from '@/app/api/GetTablePrices/route';
import { DEMO_STYLES } from '@/tests/fixtures/styles/demo-catalogue';
import { bearer, freshAddress, from, makeUser, tokenOf } from './account/people';
import { catalogueDatabase } from './catalogue-database';
import { expectProblem, post } from './calls';
import { HARVEST_SELECTION } from './harvest-leg';

catalogueDatabase();
const CALL = '/api/GetBudgetOptions';
const ask = (changes: Readonly<Record<string, unknown>> = {}, headers = {}) =>
  post(budgetOptions, CALL, { ...HARVEST_SELECTION, Budget: 2_500, Held: [], ...changes }, headers);

const style = DEMO_STYLES.map(([, each]) => each).find(({ normalizedName }) => normalizedName === 'harvest-leg');
if (!style) throw new Error('the demo has the harvest leg table');
const harvest = configurationOf(style);

it('names the cheapest design with its total, which the price call confirms', async () => {
  const { status, body } = await ask();
  expect(status).toBe(200);
  const answer = budgetOptionsSchema.parse(body);
  expect(answer.Cheapest).toEqual(answer.CheapestOfAll);
  const found = readSku(harvest.family, harvest.style, answer.Cheapest?.CustomSku ?? '');
  if (!found.ok) throw new Error(found.error);
  const priced = await post(tablePrices, pricesCall(harvest.family), selectionToWire(found.value.configuration));
  expect(priced.body.Total).toBe(answer.Cheapest?.Total);
});

it('finds nothing within a dollar, and everything within millions', async () => {
  const within = async (Budget: number) => {
    const found = budgetFromWire(JSON.parse(JSON.stringify((await ask({ Budget })).body)));
    return new Set(found?.byAction.values());
  };
  expect(await within(1)).toEqual(new Set([false]));
  expect(await within(9_999_999)).toEqual(new Set([true]));
});

it('holds what it is told to hold', async () => {
  // the walnut costs more than the oak it starts with, whatever else is chosen
  const wood = harvest.activeSections.find(({ slot }) => slot === 'Wood');
  const walnut = wood?.parts.find(({ displayName }) => displayName === 'Walnut');
  if (!wood || !walnut) throw new Error('the demo has walnut');
  const inWalnut = selectionToWire(harvest.after({ type: 'pick', sectionId: wood.id, partId: walnut.id }));
  const free = (await ask({ ...inWalnut })).body.CheapestOfAll;
  const held = budgetOptionsSchema.parse((await ask({ ...inWalnut, Held: ['Wood'] })).body);
  expect(held.CheapestOfAll).toEqual(free);
  expect(held.Cheapest?.Total).toBeGreaterThan(held.CheapestOfAll?.Total ?? 0);
  const budget = (held.Cheapest?.Total ?? 0) - 1;
  const answer = budgetFromWire((await ask({ ...inWalnut, Held: ['Wood'], Budget: budget })).body);
  const edge = harvest.activeSections.find(({ slot }) => slot === 'TableEdge');
  const [first] = edge?.parts ?? [];
  const key = (sectionId: number, partId: number) => actionKey({ type: 'pick', sectionId, partId });
  expect(answer?.byAction.get(key(edge?.id ?? 0, first?.id ?? 0))).toBe(false);
  // another wood is another choice
  expect(answer?.byAction.get(key(wood.id, wood.defaultPartIds[0] ?? 0))).toBe(true);
});

it('is at the markup of who asks, and takes none from a stranger', async () => {
  const stranger = (await ask()).body;
  expect((await ask({ Markup: 1 })).body).toEqual(stranger);
  const headers = bearer(await tokenOf((await makeUser({ markup: 333 })).email));
  const total = (body: unknown) => budgetFromWire(body)?.cheapest?.Total ?? 0;
  expect(total((await ask({}, headers)).body)).toBeGreaterThan(total(stranger));
});

it('has nothing to say of prices in its body but totals', async () => {
  const { body, headers } = await ask();
  expect(Object.keys(body).sort()).toEqual(
    ['Cheapest', 'CheapestOfAll', 'IsValid', 'Options', 'TwoTone', 'TwoToneTypes'].sort(),
  );
  expect(headers.get('cache-control')).toBe('private, no-store');
});

it('makes one caller wait for a turn, and nobody else for all of theirs', async () => {
  const crowd = from(freshAddress());
  const many = Array.from({ length: 40 }, (_, at) => ask({ Budget: 1_000 + at }, crowd));
  const other = ask({ Budget: 3_333 }, from(freshAddress()));
  const answers = await Promise.all(many);
  expect((await other).status).toBe(200);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const refused = answers.find(({ status }) => status === 503);
  expect(refused?.headers.get('retry-after')).toBe('5');
});

it('says what is wrong with a body', async () => {
  for (const Budget of [0, -1, 1.5, 10_000_000, '2500', null]) {
    expectProblem(await ask({ Budget }), 400, 'Malformed request');
  }
  expectProblem(await ask({ Held: 'Wood' }), 400, 'Malformed request');
  expectProblem(await ask({ Held: Array.from({ length: 101 }, () => 'Wood') }), 400, 'Malformed request');
  expectProblem(await ask({ StyleId: 99_999 }), 404, 'Not found');
});

it('A budget on discounted totals is the largest total that the discount brings within it', () => {
  for (const percent of [0.01, 12.5, 33.33, 50, 99.99]) {
    for (const budget of [1, 999, 2_500, 12_345]) {
      const whole = wholeBudget(budget, percent);
      expect(discount(whole, percent)?.discountedTotal).toBeLessThanOrEqual(budget);
      expect(discount(whole + 1, percent)?.discountedTotal).toBeGreaterThan(budget);
    }
  }
  expect(wholeBudget(2_500, null)).toBe(2_500);
});
