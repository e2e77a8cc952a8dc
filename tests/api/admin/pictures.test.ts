/** Pictures that administrators put in the place of layers (specification §18.7): of a draft, then of a version. */
import { GET as auditCall } from '@/app/api/Admin/GetCatalogueAudit/route';
import { GET as diffCall } from '@/app/api/Admin/GetCatalogueDiff/route';
import { POST as removeCall } from '@/app/api/Admin/RemovePicture/route';
import { POST as rollbackCall } from '@/app/api/Admin/RollbackCatalogue/route';
import { layerPaths } from '@/lib/contracts/addresses';
import { auditSchema } from '@/lib/contracts/admin/answers';
import type { CatalogueSnapshot } from '@/lib/domain/catalogue';
import { configurationOf } from '@/lib/families/registry';
import { previewCatalogue } from '@/lib/server/catalogue/drafts/preview';
import { importRows } from '@/lib/server/catalogue/import';
import { readRows } from '@/lib/server/catalogue/stored-rows';
import { availableImageNames } from '@/lib/server/configurator/image-names';
import { database } from '@/lib/server/db';
import { withoutVersion } from '@/lib/server/layers/name';
import { picturesOfDrafts } from '@/lib/server/pictures/draft-pictures';
import { testDatabaseUrl } from '@/tests/setup/test-database';
import { catalogueDatabase } from '../catalogue-database';
import { expectProblem, get, post, until, type Answer } from '../calls';
import { admin, edit, newDraft, type Admin } from './desk';
import {
  ask,
  BLUE,
  colour,
  GREEN,
  keeping,
  layer,
  layingFolder,
  list,
  live,
  PATH,
  publish,
  put,
  RED,
  square,
  versionIn,
} from './own-pictures';

catalogueDatabase();
layingFolder();

let who: Admin = {};
beforeEach(async () => {
  who = await admin();
});

const remove = (Draft: string, Path: string, Was: string): Promise<Answer> =>
  post(removeCall, '/api/Admin/RemovePicture', { Draft, Path, Was }, who);
const differenceOf = async (Id: string) =>
  (await get(diffCall, `/api/Admin/GetCatalogueDiff?from=${(await live()).version}&to=${Id}`, who)).body;

/** Addresses of Harvest Leg's layers as a catalogue names them. */
function layersIn(snapshot: CatalogueSnapshot): readonly string[] {
  const style = snapshot.stylesById.get(17);
  if (!style) throw new Error('no Harvest Leg');
  const configuration = configurationOf(style);
  return layerPaths(configuration.family, availableImageNames(snapshot, configuration));
}
const topIn = (snapshot: CatalogueSnapshot): string => layersIn(snapshot).at(-1) ?? '';
const topOf = async (draft: string): Promise<string> => topIn((await previewCatalogue(draft)).snapshot);

it('A picture in a draft shows in its preview and nowhere else, then where it is published, and goes with a rollback', async () => {
  const drawn = topIn(await live());
  const Path = withoutVersion(drawn);
  const drawnColour = await colour(drawn);
  const before = (await live()).version;

  const { Id } = await newDraft(who, 'Red');
  const red = versionIn(await put(who, Id, Path, await layer('#ff0000')), Path);
  const address = await topOf(Id);
  expect(address).toBe(Path.replace(/\/(?=[^/]*$)/, `.${red}/`));
  expect(layersIn((await previewCatalogue(Id)).snapshot).slice(0, -1)).toEqual(layersIn(await live()).slice(0, -1));
  expect([await colour(address), await keeping(address)]).toEqual([RED, expect.stringContaining('immutable')]);
  expect(topIn(await live())).toBe(drawn);
  expect(await colour(Path)).toEqual(drawnColour);
  expect([await list(who), (await list(who, `?draft=${Id}`)).map((each) => each.Path)]).toEqual([[], [Path]]);
  const name = Path.slice('/images/'.length);
  expect(await differenceOf(Id)).toMatchObject({
    ...{ Summary: '1 other change', Other: [`Picture of ${name}: put`], Prices: [], Designs: [] },
  });

  const withRed = await publish(who, Id, 1);
  expect(topIn(await live())).toBe(address);
  // without a version what is live, for a while; by its version the drawn one, as for a page that is still open
  expect([await colour(Path), await keeping(Path)]).toEqual([RED, expect.not.stringContaining('immutable')]);
  expect([await colour(drawn), await keeping(drawn)]).toEqual([drawnColour, expect.stringContaining('immutable')]);

  const next = await newDraft(who, 'Blue');
  const large = await square('#0000ff', 1600, 920).png().toBuffer();
  const blue = versionIn(await put(who, next.Id, Path, large, red), Path);
  expect((await differenceOf(next.Id)).Other).toEqual([`Picture of ${name}: replaced`]);
  expect([await colour(await topOf(next.Id)), await colour(topIn(await live()))]).toEqual([BLUE, RED]);
  expect((await remove(next.Id, Path, blue)).body).toEqual({ Pictures: [] });
  expect((await differenceOf(next.Id)).Other).toEqual([`Picture of ${name}: taken away`]);
  expect(await topOf(next.Id)).toBe(drawn);
  await publish(who, next.Id, 2);
  expect([topIn(await live()), await colour(Path)]).toEqual([drawn, drawnColour]);
  // whoever has the old page open still finds what it names
  expect(await colour(address)).toEqual(RED);

  for (const [Version, expected] of [
    [withRed, address],
    [before, drawn],
  ] as const) {
    const back = await post(rollbackCall, '/api/Admin/RollbackCatalogue', { Version, Note: '' }, who);
    expect([back.status, back.body.detail]).toEqual([200, undefined]);
    await until(async () => topIn(await live()) === expected);
  }
  const { Entries } = auditSchema.parse((await get(auditCall, '/api/Admin/GetCatalogueAudit', who)).body);
  expect(Entries.map(({ What, Details }) => [What, Details])).toEqual(
    expect.arrayContaining([
      ['edited draft Red', `Picture of ${name}: put`],
      ['edited draft Blue', `Picture of ${name}: replaced`],
      ['edited draft Blue', `Picture of ${name}: taken away`],
    ]),
  );
});

it('Of two admins who put one in the same place the second is told of the first', async () => {
  const first = await admin('ada@pictures.test');
  const { Id } = await newDraft(first);
  const red = versionIn(await put(first, Id, PATH, await layer('#ff0000')), PATH);
  const second = await put(who, Id, PATH, await layer('#0000ff'));
  expectProblem(second, 409, 'Conflict');
  expect(second.body.Conflicts).toEqual([
    expect.objectContaining({ Target: { Kind: 'Picture', Path: PATH }, Now: red, Author: 'ada@pictures.test' }),
  ]);
  expect((await list(who, `?draft=${Id}`)).map(({ Version }) => Version)).toEqual([red]);
  // what was taken away meanwhile cannot be taken away again
  expect((await remove(Id, PATH, red)).status).toBe(200);
  expectProblem(await remove(Id, PATH, red), 409, 'Conflict');
});

it('An edit brings back what was put before, and names nothing that nobody has put', async () => {
  const { Id } = await newDraft(who);
  const red = versionIn(await put(who, Id, PATH, await layer('#ff0000')), PATH);
  const target = { Kind: 'Picture', Path: PATH } as const;
  expect((await edit(who, Id, { ...target, Was: red, Now: null })).status).toBe(200);
  expect(await list(who, `?draft=${Id}`)).toEqual([]);
  expect((await edit(who, Id, { ...target, Was: null, Now: red })).status).toBe(200);
  expect((await list(who, `?draft=${Id}`)).map(({ Version }) => Version)).toEqual([red]);
  const unknown = await edit(who, Id, { ...target, Was: red, Now: '0123abcd' });
  expectProblem(unknown, 400, 'Malformed request');
  expect(unknown.body.errors).toEqual({ 'Edits.0': [`There is no picture 0123abcd of ${PATH}.`] });
  expectProblem(await put(who, crypto.randomUUID(), PATH, await layer('#ff0000')), 404, 'Not found');
});

it('What another instance publishes is laid here before it is named, and its drafts are known', async () => {
  const { Id } = await newDraft(who);
  const blue = versionIn(await put(who, Id, PATH, await layer('#0000ff')), PATH);
  expect(await picturesOfDrafts(database())).toContainEqual(new Map([[PATH, blue]]));
  expect((await ask(PATH)).status).toBe(404);

  const at = PATH.replace('nobodys-own', 'nobodys-other');
  const rows = await readRows(database());
  const version = '0123abcd';
  const data = { path: at, version, bytes: new Uint8Array(await layer('#00ff00')), author: 'else@shop.test' };
  await database().ownPicture.create({ data });
  await importRows(testDatabaseUrl(), { ...rows, pictures: [{ path: at, version }] }, undefined, { author: 'else' });
  await until(async () => (await live()).pictures.get(at) === version);
  expect(await colour(at)).toEqual(GREEN);
  // the draft's is made in what is live now
  expect(await picturesOfDrafts(database())).toContainEqual(
    new Map([
      [at, version],
      [PATH, blue],
    ]),
  );
  await importRows(testDatabaseUrl(), rows, undefined, { author: 'else' });
  await until(async () => (await live()).pictures.size === 0);
  expect((await ask(at)).status).toBe(404);
});
