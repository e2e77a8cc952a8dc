import sharp from 'sharp';
import { showPictures } from '@/scripts/pictures/show';

let shop: Awaited<ReturnType<typeof showPictures>>;
beforeAll(async () => {
  shop = await showPictures();
});
afterAll(() => shop.close());

const ask = (path: string): Promise<Response> => fetch(new URL(path, shop.address));

it('lists every sheet with its parts, and shows a part at full size in each finish', async () => {
  expect(await (await ask('/')).text()).toContain('<title>All parts at full size</title>');
  const { finishes, sheets } = await (await ask('/parts.json')).json();
  expect(finishes).toHaveLength(3);
  const edges = sheets.findIndex(({ name }: { name: string }) => name === 'table-tableedge');
  expect(sheets[edges].parts.length).toBeGreaterThan(1);
  const pictures = await Promise.all(
    finishes.map(async (_: string, finish: number) => {
      const response = await ask(`/picture/${finish}/table-tableedge/0`);
      return Buffer.from(await response.arrayBuffer());
    }),
  );
  for (const picture of pictures) {
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 920 });
  }
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3);
});

it.each(['/picture/3/table-tableedge/0', '/picture/0/table-tableedge/999', '/picture/0/none/0', '/etc/passwd'])(
  'has nothing at %s',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);
