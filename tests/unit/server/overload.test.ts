import { rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { LayerEngine } from '@/lib/server/layers/engine';
import { pageQueue } from '@/lib/server/overload/queues';
import { until } from '@/tests/api/calls';
import { engineOver, temporaryStudio, writeFakePass } from '../layers/fake-passes';
import { serve } from './serve';

const PASS = '/images/table/top/re-mis-30-l-s';
const STAINS = ['100', '101', '106', '113', '117'];
const SHEENS = ['10', '20', '35', '65'];

describe('Cold pages', () => {
  it('are rendered one after another; beyond the bound a caller is told when to come again', async () => {
    const open: ServerResponse[] = [];
    const server = await serve((_request, response) => {
      open.push(response);
      return new Promise((resolve) => response.once('close', resolve));
    });
    const refused: Response[] = [];
    const asked = Array.from({ length: 45 }, async (_, index) => {
      const answer = await fetch(`${server.origin}/tables/style-${index}`);
      if (answer.status !== 200) refused.push(answer);
    });
    await until(() => refused.length === 4);
    expect([open.length, pageQueue().length]).toEqual([1, 40]);
    for (const { status, headers } of refused) {
      expect([status, headers.get('content-type')]).toEqual([503, 'application/problem+json']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    for (let done = 0; done < 41; done += 1) {
      await until(() => open.length > done);
      open[done]?.end('page');
    }
    await Promise.all(asked);
    expect(refused).toHaveLength(4);
    await server.close();
  });

  it('are not begun for somebody who has gone', async () => {
    const begun: string[] = [];
    let end = (): void => undefined;
    const server = await serve(({ url = '' }, response) => {
      begun.push(url);
      return new Promise<void>((resolve) => {
        end = () => {
          response.end('page');
          resolve();
        };
      });
    });
    const first = fetch(`${server.origin}/tables/first`);
    await until(() => begun.length === 1);
    const gone = new AbortController();
    const left = fetch(`${server.origin}/tables/left`, { signal: gone.signal }).catch(() => 'left');
    await until(() => pageQueue().length === 1);
    gone.abort();
    expect(await left).toBe('left');
    await until(() => pageQueue().length === 0);
    end();
    await first;
    expect(begun).toEqual(['/tables/first']);
    await server.close();
  });
});

describe('Cold pictures', () => {
  let studio = '';
  let engine: LayerEngine;
  beforeEach(async () => {
    studio = await temporaryStudio();
    await writeFakePass(studio, { name: 'table/top/re-mis-30-l-s' });
    engine = engineOver(studio, { threads: 1 });
  });
  afterEach(async () => {
    await engine.close();
    await rm(studio, { recursive: true, force: true });
  });

  it('of callers who have gone are dropped, whatever their number', async () => {
    const composed = jest.spyOn(engine['composer'], 'compose');
    const server = await serve(() => undefined, engine);
    const gone = new AbortController();
    const names = STAINS.flatMap((stain) => SHEENS.map((sheen) => `${PASS}/ro-${stain}-${sheen}-sm.webp`));
    const left = names.map((name) => fetch(server.origin + name, { signal: gone.signal }).catch(() => null));
    await until(() => engine['composer']['queue'].length > 10);
    gone.abort();
    await Promise.all(left);
    await until(() => engine['composer']['queue'].length === 0);
    expect((await fetch(`${server.origin}${PASS}/ch-113-20-sm.webp`)).status).toBe(200);
    expect(composed.mock.calls.length).toBeLessThan(names.length / 2);
    await server.close();
  });
});
