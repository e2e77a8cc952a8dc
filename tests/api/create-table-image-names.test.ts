import { POST } from '@/app/api/CreateTableImageNames/route';
import { currentLayer } from '@/lib/server/layers/layers';
import { catalogueDatabase } from './catalogue-database';
import { expectProblem, post } from './calls';
import { HARVEST_SELECTION } from './harvest-leg';

catalogueDatabase();
const names = (changes: Readonly<Record<string, unknown>> = {}) =>
  post(POST, '/api/CreateTableImageNames', { ...HARVEST_SELECTION, ...changes });

/** A name is given only while there is a picture of it (specification §17.3), with its version. */
const nameOrNull = (name: string): string | null =>
  currentLayer(`/images/table/${name}`, new Map())?.slice('/images/table/'.length) ?? null;

describe('CreateTableImageNames', () => {
  it('names a layer for each part of the picture', async () => {
    const { status, body } = await names();
    expect(status).toBe(200);
    expect(body).toEqual({
      Path: '/images/table/',
      Shadow: nameOrNull('shadow/tur-30-l-r/none.webp'),
      Leg: nameOrNull('leg/tur-30-l-r/ch-113-20-sm.webp'),
      Apron: nameOrNull('apron/tur-30-l-r/ch-113-20-sm.webp'),
      Can: null,
      Top: nameOrNull('top/re-mis-30-l-s/ch-113-20-sm.webp'),
    });
    expect(body.Top).toMatch(/^top\/re-mis-30-l-s\.[0-9a-f]{8}\/ch-113-20-sm\.webp$/);
  });

  it('names the bottom stain under the top', async () => {
    expect((await names({ BottomStain: { Id: 1041 } })).body).toMatchObject({
      Leg: nameOrNull('leg/tur-30-l-r/ch-401-20-sm.webp'),
      Top: nameOrNull('top/re-mis-30-l-s/ch-113-20-sm.webp'),
    });
  });

  it('shows parts that exclude each other all the same: nothing is hidden', async () => {
    expect((await names({ SurfaceTreatment: { Id: 602 } })).body.Top).toBe(
      nameOrNull('top/re-mis-30-l-s/ch-113-20-wb.webp'),
    );
  });

  it('names nothing of what is not chosen', async () => {
    expect((await names({ Wood: null, TopStain: null })).body).toMatchObject({ Leg: null, Apron: null, Top: null });
  });

  it('refuses as the price call does', async () => {
    expectProblem(await names({ TableEdge: { Id: 424242 } }), 400, 'Malformed request');
    expectProblem(await names({ StyleId: 99_999 }), 404, 'Not found');
    expectProblem(await names({ Wood: 106 }), 400, 'Malformed request');
  });
});
