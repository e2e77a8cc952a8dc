import { GET, HEAD } from '@/app/pictures/og/[sku]/route';
import { cardPath } from '@/lib/contracts/addresses';
import { HARVEST_SKU } from '../harvest-leg';
import { pictureRoute, pixelsOf } from './ask';

const { ask, askHead } = pictureRoute({ GET, HEAD });

describe('The picture of a configuration', () => {
  it('is 1200 × 630, the piece on paper, and may be kept for a day', async () => {
    const { info, at } = await pixelsOf(await ask(cardPath(HARVEST_SKU)), 'image/jpeg', 'public, max-age=86400');
    expect(info).toMatchObject({ width: 1200, height: 630, channels: 3 });
    expect(Math.min(...at(3, 3))).toBeGreaterThan(240);
    const [red = 0, green = 0] = at(600, 235);
    expect(red).toBeGreaterThan(green + 30);
  });

  it('is another for another stain, and the same however its sku is written', async () => {
    const tag = async (sku: string) => (await ask(cardPath(sku))).headers.get('etag');
    const own = await tag(HARVEST_SKU);
    expect(await tag(` ${HARVEST_SKU}`)).toBe(own);
    expect(await tag(HARVEST_SKU.replace('-113-', '-101-'))).not.toBe(own);
  });

  it('is told to be current, and answers HEAD', async () => {
    const etag = (await ask(cardPath(HARVEST_SKU))).headers.get('etag') ?? '';
    expect((await ask(cardPath(HARVEST_SKU), { 'if-none-match': etag })).status).toBe(304);
    const head = await askHead(cardPath(HARVEST_SKU));
    expect(head.status).toBe(200);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  });

  it.each([
    cardPath('nonsense'),
    cardPath(''),
    cardPath('../../etc/passwd'),
    `/pictures/og/${HARVEST_SKU}`,
    `/pictures/og/${HARVEST_SKU}.png`,
    `/pictures/og/%E0%A4%A.jpg`,
    cardPath('A'.repeat(5000)),
  ])('is not to be had at %s', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
