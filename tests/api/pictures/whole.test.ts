import { GET, HEAD } from '@/app/pictures/whole/[name]/route';
import { wholePath } from '@/lib/contracts/addresses';
import { buildPageBySku } from '@/lib/server/configurator/build-page';
import { publicPageInput } from '@/lib/server/configurator/page-input';
import { wholeAddress } from '@/lib/server/pictures/whole';
import { HARVEST_SKU } from '../harvest-leg';
import { pictureRoute, pixelsOf } from './ask';

const { ask, askHead } = pictureRoute({ GET, HEAD });

async function addressOf(sku: string): Promise<string> {
  const page = buildPageBySku(await publicPageInput(), sku);
  return (page.ok && wholeAddress(page.value)) || '';
}

describe('The whole picture of a configuration', () => {
  it.each([
    ['', 800, 460],
    ['?w=1600', 1600, 920],
  ])('is its layers as one, on no ground, and may be kept for good (%s)', async (query, width, height) => {
    const response = await ask((await addressOf(HARVEST_SKU)) + query);
    const { info, at } = await pixelsOf(response, 'image/webp', 'public, max-age=31536000, immutable');
    expect(info).toMatchObject({ width, height, channels: 4 });
    expect(at(2, 2)[3]).toBe(0);
    const [red = 0, green = 0, , alpha] = at(width / 2, Math.round(height * 0.37));
    expect(alpha).toBe(255);
    expect(red).toBeGreaterThan(green + 30);
  });

  it('has another address and other bytes for another stain', async () => {
    const other = HARVEST_SKU.replace('-113-', '-101-');
    expect(await addressOf(other)).not.toBe(await addressOf(HARVEST_SKU));
    const tag = async (sku: string) => (await ask(await addressOf(sku))).headers.get('etag');
    expect(await tag(other)).not.toBe(await tag(HARVEST_SKU));
  });

  it('answers an address of another version for a while only', async () => {
    const response = await ask(wholePath(HARVEST_SKU, '00000000'));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('is told to be current, and answers HEAD', async () => {
    const address = await addressOf(HARVEST_SKU);
    const etag = (await ask(address)).headers.get('etag') ?? '';
    expect((await ask(address, { 'if-none-match': etag })).status).toBe(304);
    const head = await askHead(address);
    expect(head.status).toBe(200);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  });

  it.each([
    wholePath('nonsense', '00000000'),
    wholePath('', '00000000'),
    `/pictures/whole/${HARVEST_SKU}`,
    `/pictures/whole/${HARVEST_SKU}.webp`,
    `/pictures/whole/${HARVEST_SKU}.0000000g.webp`,
    `/pictures/whole/%E0%A4%A.00000000.webp`,
    `${wholePath(HARVEST_SKU, '00000000')}?w=800`,
    `${wholePath(HARVEST_SKU, '00000000')}?w=1600&w=1600`,
    wholePath('A'.repeat(5000), '00000000'),
  ])('is not to be had at %s', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
