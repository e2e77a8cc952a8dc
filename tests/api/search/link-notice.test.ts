import { buildPageBySku } from '@/lib/server/configurator/build-page';
import { linkNotice } from '@/lib/server/configurator/link-notice';
import { publicPageInput } from '@/lib/server/configurator/page-input';
import { catalogueDatabase } from '../catalogue-database';
import { HARVEST_SKU } from '../harvest-leg';

catalogueDatabase();

async function noticeOf(sku: string, hasPublicPrices = true, markup: number | null = 270): Promise<string> {
  const page = buildPageBySku({ ...(await publicPageInput()), markup }, sku);
  if (!page.ok) throw new Error(page.error);
  return linkNotice(page.value, hasPublicPrices);
}

describe('a link opens', () => {
  it('without a word when the design can be had', async () => {
    expect(await noticeOf(HARVEST_SKU)).toBe('');
  });

  it('with the reason, told once, when its parts have come to exclude each other', async () => {
    // Cabriole legs are not made at bar height.
    expect(await noticeOf(HARVEST_SKU.replace('L0130', 'L0842'))).toBe(
      'This design can no longer be ordered as it is.\n' +
        'The combination of Cabriole Leg with Bar Height 42" Table Height is not available.',
    );
  });

  it('with the words of a named rule that is broken', async () => {
    expect(await noticeOf(HARVEST_SKU.replace('CH-113', 'SM-401'))).toContain(
      'The Soft Maple Wood is not available for Tables with a Black Top Stain',
    );
    // As a bottom stain it is made.
    expect(await noticeOf(HARVEST_SKU.replace('CH-113', 'SM-403-401'))).toBe('');
  });

  it('with where to ask when it has lost its price', async () => {
    expect(await noticeOf(HARVEST_SKU, true, null)).toBe(
      'This design has no price at present.\nSee associate for price.',
    );
  });

  it('without a word of prices where the shop shows none to anybody', async () => {
    expect(await noticeOf(HARVEST_SKU, false, null)).toBe('');
  });
});
