import path from 'node:path';
import { POST as optionPrices } from '@/app/api/GetOptionPrices/route';
import { actionKey, optionPricesFromWire } from '@/lib/contracts/option-prices';
import { pricesCall } from '@/lib/contracts/calls';
import { selectionToWire } from '@/lib/contracts/selection';
import { discount } from '@/lib/domain/discount';
import type { PickAction } from '@/lib/domain/picks';
import { oneOf, randomConfiguration, seededRandom } from '@/lib/domain/random-walk';
import { configurationOf } from '@/lib/families/registry';
import { DEMO_STYLES } from '@/tests/fixtures/styles/demo-catalogue';
import { bearer, makeUser, tokenOf } from './account/people';
import { catalogueDatabase } from './catalogue-database';
import { expectProblem, post } from './calls';
import { HARVEST_SELECTION } from './harvest-leg';

catalogueDatabase();
const CALL = '/api/GetOptionPrices';

/** What the family's own price call says, as a screen would ask it. */
async function totalOf(configuration: ReturnType<typeof configurationOf>, headers: Record<string, string>) {
  const address = pricesCall(configuration.family);
  const route: { POST: (request: Request) => Promise<Response> } = await import(
    path.resolve(__dirname, `../../app${address}/route`)
  );
  const { body } = await post(route.POST, address, selectionToWire(configuration), headers);
  return body.IsValid ? Number(body.Total) : null;
}

describe.each([
  ['a stranger', null, null],
  ['a dealer with 12.5 % off', 333, 12.5],
])('For %s', (_, markup, percent) => {
  let headers: Record<string, string> = {};
  beforeAll(async () => {
    if (markup !== null) headers = bearer(await tokenOf((await makeUser({ markup })).email));
  });
  /** As a customer sees it. */
  const shown = (total: number): number => discount(total, percent)?.discountedTotal ?? total;

  it.each(DEMO_STYLES)('each label of %s is the total after less the total before', async (__, style) => {
    const random = seededRandom(style.id);
    for (const steps of [0, 25]) {
      const configuration = randomConfiguration(configurationOf(style), random, steps);
      const before = await totalOf(configuration, headers);
      const { status, body } = await post(optionPrices, CALL, selectionToWire(configuration), headers);
      expect(status).toBe(200);
      const found = optionPricesFromWire(JSON.parse(JSON.stringify(body)));
      expect(found?.total ?? null).toBe(before);
      if (!found || before === null) continue;
      for (let tried = 0; tried < 8; tried += 1) {
        const section = oneOf(
          configuration.activeSections.filter(({ parts }) => parts.length > 0),
          random,
        );
        const part = oneOf(section.parts, random);
        const child = part.childParts.length > 0 ? { childPartId: oneOf(part.childParts, random).id } : {};
        const action: PickAction = { type: 'pick', sectionId: section.id, partId: part.id, ...child };
        const difference = found.byAction.get(actionKey(action));
        if (configuration.restrictionOf(action).isRefused) {
          expect(difference).toBeUndefined();
          continue;
        }
        const after = await totalOf(configuration.after(action), headers);
        expect(difference ?? null).toBe(after === null ? null : after - before);
        if (after !== null) expect(shown(before + (difference ?? 0))).toBe(shown(after));
      }
    }
  });
});

describe('GetOptionPrices', () => {
  const ask = (changes: Readonly<Record<string, unknown>> = {}) =>
    post(optionPrices, CALL, { ...HARVEST_SELECTION, ...changes });

  it('tells what two-tone will cost, and that the box alone costs nothing', async () => {
    // class m: 125 at 2.70 is 337.50
    expect((await ask()).body).toMatchObject({
      Total: 2_700,
      TwoTone: { Difference: 0, Addition: 338 },
      TwoToneTypes: [],
    });
    expect((await ask({ BottomStain: { Id: 1041 } })).body).toMatchObject({
      // black below: 15 % of 2,700 and 338, which taking two-tone away saves
      TwoTone: { Difference: -743, Addition: 338 },
      TwoToneTypes: [{ Type: 2, Difference: 0 }],
    });
  });

  it('has nothing for a design without a price, and is for nobody’s cache', async () => {
    const found = await ask({ SurfaceTreatment: { Id: 602 } });
    expect(found.body).toEqual({ Total: 0, IsValid: false, Options: [], TwoTone: null, TwoToneTypes: [] });
    expect(found.headers.get('cache-control')).toBe('private, no-store');
  });

  it('takes no markup from a stranger', async () => {
    expect((await ask({ Markup: 1 })).body).toEqual((await ask()).body);
  });

  it('says what is wrong with a body', async () => {
    expectProblem(await ask({ StyleId: 99_999 }), 404, 'Not found');
    expectProblem(await ask({ StyleId: undefined }), 400, 'Malformed request');
    expectProblem(await ask({ TableEdge: { Id: 424242 } }), 400, 'Malformed request');
  });
});
