/** Pictures of one's own in the place of swatches and thumbnails (specification §18.7). */
import type { CatalogueSnapshot } from '@/lib/domain/catalogue';
import { previewCatalogue } from '@/lib/server/catalogue/drafts/preview';
import { withoutVersion } from '@/lib/server/layers/name';
import { catalogueDatabase } from '../catalogue-database';
import { admin, newDraft, type Admin } from './desk';
import {
  ask,
  BLUE,
  colour,
  GREEN,
  keeping,
  layingFolder,
  live,
  publish,
  put,
  RED,
  swatch,
  versionIn,
} from './own-pictures';

catalogueDatabase();
layingFolder();

let who: Admin = {};
beforeEach(async () => {
  who = await admin();
});

describe('in the place of a swatch or thumbnail', () => {
  const BOARD = '/images/table/swatch/board/{Wood}-{part}-20-sm.webp';
  const filled = (template: string, wood: string, stain: string) =>
    template.replace('{Wood}', wood).replace('{part}', stain);
  const offered = ({ stylesById }: CatalogueSnapshot) =>
    [...stylesById.values()].flatMap(({ sections }) => sections.map(({ thumbnailPath }) => thumbnailPath));
  /** The board's swatches as a catalogue addresses them. */
  const templateIn = (snapshot: CatalogueSnapshot): string =>
    offered(snapshot).find((each) => withoutVersion(each) === BOARD) ?? '';

  it('is square, needs no transparency, and gives its list new addresses, in the draft and then in the shop', async () => {
    const at = filled(BOARD, 'ro', '113');
    const drawn = templateIn(await live());
    const { Id } = await newDraft(who);
    versionIn(await put(who, Id, at, await swatch('#ff0000')), at);
    const own = templateIn((await previewCatalogue(Id)).snapshot);
    expect(own).not.toBe(drawn);
    // side by side: each list shows what its catalogue has, for good
    expect(await colour(filled(own, 'ro', '113'))).toEqual(RED);
    expect(await keeping(filled(own, 'ro', '113'))).toContain('immutable');
    expect(await colour(filled(drawn, 'ro', '113'))).not.toEqual(RED);
    expect(await keeping(filled(drawn, 'ro', '113'))).toContain('immutable');
    expect(templateIn(await live())).toBe(drawn);
    // all others of the list are drawn as ever
    expect(await keeping(filled(own, 'ch', '113'))).toContain('immutable');
    expect(await colour(filled(own, 'ch', '113'))).not.toEqual(RED);

    await publish(who, Id, 1);
    expect(templateIn(await live())).toBe(own);
    expect(await colour(at)).toEqual(RED);
    // a list that nobody knows any more is that of today, for a while
    const old = filled(drawn.replace(/\.[0-9a-f]{8}\//, '.0123abcd/'), 'ro', '113');
    expect([await colour(old), await keeping(old)]).toEqual([RED, expect.not.stringContaining('immutable')]);
  });

  it('shows a part in whatever wood and stain, where it is put in the place of every finish', async () => {
    const thumb = (finish: string) => `/images/case/thumb/drawer-nobodys/${finish}.webp`;
    expect((await ask(thumb('ro-113-20-sm'))).status).toBe(404);
    const { Id } = await newDraft(who);
    versionIn(await put(who, Id, thumb('any'), await swatch('#0000ff')), thumb('any'));
    versionIn(await put(who, Id, thumb('wa-100-20-sm'), await swatch('#00ff00')), thumb('wa-100-20-sm'));
    await publish(who, Id, 2);
    expect(await colour(thumb('wa-100-20-sm'))).toEqual(GREEN);
    expect(await colour(thumb('ro-113-20-sm'))).toEqual(BLUE);
  });
});
