import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { GET } from '@/app/api/openapi.json/route';
import { FAMILIES } from '@/lib/families/registry';
import { isRecord } from '@/lib/contracts/prices';
import { get } from './calls';

const API = path.resolve(__dirname, '../../app/api');
/** Not calls of specification §7: the description itself, the answer to unknown paths, and what only the app calls. */
const UNDESCRIBED = /^(openapi\.json|\[+\.{3}.*|internal\/.*|auth\/.*)$/;

const routes = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
  .filter((route) => !UNDESCRIBED.test(route));

async function description() {
  const { status, body } = await get(() => GET(), '/api/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  if (!isRecord(body.paths) || !isRecord(body.components)) throw new Error('no paths or no components');
  return { paths: body.paths, components: body.components };
}
const paths = async () => (await description()).paths;

describe('The OpenAPI description', () => {
  it('knows every call that there is', async () => {
    expect(routes).toEqual(
      expect.arrayContaining(['GetPage', 'GetPageByCustomSku', 'GetTablePrices', 'CreateTableImageNames']),
    );
    expect(Object.keys(await paths())).toEqual(expect.arrayContaining(routes.map((route) => `/api/${route}`)));
  });

  it('knows no call that there is not', async () => {
    for (const call of Object.keys(await paths())) {
      expect([call, existsSync(path.join(API, call.replace('/api/', ''), 'route.ts'))]).toEqual([call, true]);
    }
  });

  it.each(FAMILIES.map((family) => [family.family, family] as const))(
    'has a body and an answer for both calls of %s',
    async (_, family) => {
      const { paths: known, components } = await description();
      for (const [verb, answer] of [
        ['Get', `${family.operationName}Prices`],
        ['Create', `${family.operationName}ImageNames`],
      ]) {
        expect(components.schemas).toMatchObject({ [`${answer}`]: { type: 'object', additionalProperties: false } });
        expect(known[`/api/${verb}${answer}`]).toMatchObject({
          post: {
            requestBody: { content: { 'application/json': { schema: { type: 'object', required: ['StyleId'] } } } },
            responses: {
              200: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${answer}` } } } },
              400: {},
              404: {},
              413: {},
              415: {},
            },
          },
        });
      }
    },
  );
});
