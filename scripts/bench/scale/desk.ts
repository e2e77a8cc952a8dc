import { performance } from 'node:perf_hooks';
import path from 'node:path';
import { z } from 'zod';
import { CATALOGUE_CHANGES } from '@/lib/contracts/admin/catalogue-calls';
import {
  ADMIN_SCREENS,
  draftScreen,
  partsScreen,
  pricesScreen,
  stainsScreen,
  styleScreen,
} from '@/lib/contracts/admin/desk';
import { gridSchema } from '@/lib/contracts/admin/answers';
import { DEMO_PASSWORD } from '@/lib/server/dealers/demo';
import { runTool } from '../../config/run-tool';
import { round2 } from '../throughput';
import { timed } from './probes';

const FIRST_VERSION = 1;
const answered = z.object({ Id: z.string().default(''), Version: z.int().default(0) });

/**
 * How long an administrator waits for each screen of the desk and each thing done there, in seconds: the first screen of a draft
 * makes its book, all others find it. A publication proves the one style that is edited; the whole catalogue is what
 * `npm run catalog -- lint` proves.
 */
export async function deskFigures(url: string, database: string): Promise<Readonly<Record<string, number>>> {
  await makePeople(database);
  const figures: Record<string, number> = {};
  const headers = { 'content-type': 'application/json', ...(await signIn(url)) };
  const see = async (name: string, screen: string): Promise<void> => {
    figures[name] = round2((await timed(url + screen, { headers })).ms / 1000);
  };
  const make = async (name: string, call: string, fields: object): Promise<z.infer<typeof answered>> => {
    const since = performance.now();
    const response = await fetch(url + call, { method: 'POST', headers, body: JSON.stringify(fields) });
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`${call} answered ${response.status}: ${JSON.stringify(body).slice(0, 300)}`);
    figures[name] = round2((performance.now() - since) / 1000);
    return answered.parse(body);
  };
  const { Id } = await make('begin a draft', CATALOGUE_CHANGES.create, { Name: 'Bench' });
  await see('first screen of a draft', pricesScreen(Id));
  await see('prices of a style', pricesScreen(Id));
  await see('parts', partsScreen(Id));
  await see('parts searched', `${partsScreen(Id)}?search=walnut`);
  await see('woods and stains', stainsScreen(Id));
  await see('style and rules', styleScreen(Id));
  const { Version } = await make('edit', CATALOGUE_CHANGES.edit, { Id, Edits: await anEdit(url, headers, Id) });
  await see('draft with its difference', draftScreen(Id));
  await see('versions', ADMIN_SCREENS.versions);
  await see('drafts', ADMIN_SCREENS.drafts);
  await make('publish', CATALOGUE_CHANGES.publish, { Id, Version, Note: '' });
  await make('bring back', CATALOGUE_CHANGES.rollback, { Version: FIRST_VERSION, Note: '' });
  return figures;
}

export const makePeople = (database: string): Promise<void> =>
  runTool('tsx', [path.join('scripts', 'dealer.ts'), 'demo'], {
    env: { NODE_ENV: 'development', DATABASE_URL: database },
    isQuiet: true,
  });

/** Headers of the administrator's calls. */
export async function signIn(url: string): Promise<{ readonly authorization: string; readonly cookie: string }> {
  const response = await fetch(`${url}/api/AccountWeb/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email: 'admin@example.com', Password: DEMO_PASSWORD }),
  });
  const { Token } = z.object({ Token: z.string() }).parse(await response.json());
  const cookie = response.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { authorization: `Bearer ${Token}`, cookie: cookie.join('; ') };
}

/** One price of a style, a dollar more. */
async function anEdit(url: string, headers: HeadersInit, id: string): Promise<readonly object[]> {
  const query = new URLSearchParams({ id, table: 'tables/harvest-leg' });
  const { Columns, Rows } = gridSchema.parse(
    await (await fetch(`${url}/api/Admin/GetDraftGrid?${query}`, { headers })).json(),
  );
  for (const { Target, Cells } of Rows) {
    const place = Cells.findIndex(({ Now }) => typeof Now === 'number');
    const was = Cells[place]?.Now;
    if (typeof was === 'number') return [{ ...Target, ...Columns[place]?.Target, Was: was, Now: was + 100 }];
  }
  throw new Error('the style has no price');
}
