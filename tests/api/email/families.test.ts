import { delivered, mailDelivery } from './mail-delivery';
import sharp from 'sharp';
import { GET as pageBySku } from '@/app/api/GetPageByCustomSku/route';
import { isRecord } from '@/lib/contracts/prices';
import { markupCode } from '@/lib/domain/markup-code';
import { pictureOf } from '@/lib/domain/picture';
import { dollars } from '@/lib/domain/summary';
import { randomConfiguration, seededRandom } from '@/lib/domain/random-walk';
import { FAMILIES, configurationOf } from '@/lib/families/registry';
import { priceFor } from '@/lib/server/configurator/prices';
import { demo } from '@/tests/fixtures/styles/demo-catalogue';
import { bearer, makeUser, tokenOf } from '../account/people';
import { get } from '../calls';
import { colourOf, drawOnly, placeOf } from './drawn-layers';
import { letter } from './letters';
import type { TakenMail } from './sink';

mailDelivery();

/** The first amount of each line that names a part: what the row puts into the total, as price or beside a percentage. */
const amountsIn = (text: string): readonly number[] =>
  text
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => Number(/\$([\d,]+)/.exec(line)?.[1]?.replaceAll(',', '') ?? 0));

const totalIn = (text: string): string => /^Total: (.*)$/m.exec(text)?.[1] ?? '';

/** The style on show, from what the page call answers for a sku. */
async function styleBySku(customSKU: string): Promise<Readonly<Record<string, unknown>>> {
  const { status, body } = await get(pageBySku, `/api/GetPageByCustomSku?${new URLSearchParams({ customSKU })}`);
  const { StylePage } = body;
  if (status !== 200 || !isRecord(StylePage) || !isRecord(StylePage.ActiveStyle)) throw new Error('no page');
  return StylePage.ActiveStyle;
}

/** A configuration that nobody would call the default, the same in every run. */
const DESIGNS = FAMILIES.map((family, index) => {
  const styles = [...demo.snapshot.stylesById.values()].filter(({ familyKey }) => familyKey === family.key);
  const style = styles[index % styles.length];
  if (!style) throw new Error(`${family.key} has no styles`);
  return randomConfiguration(configurationOf(style), seededRandom(20 + index));
});

describe.each(DESIGNS.map((design) => [design.family.family, design] as const))('A mail with %s', (_, design) => {
  const { style, sku } = design;
  const priceAt = (markup: number) => priceFor(design, demo.priceBook, markup).total;
  const { layers } = pictureOf(design, design.imageNames);
  const addresses = layers.map(({ src }) => src);

  describe('of a stranger', () => {
    let taken: TakenMail;
    beforeAll(async () => {
      const restore = await drawOnly(addresses);
      taken = await delivered(letter({ customSku: sku, customerName: 'Ann' }));
      await restore();
    });

    it('has text and HTML that name every choice, and add up to the price on the page', async () => {
      const { text = '', html } = taken.mail;
      const shown = await styleBySku(sku);
      const prices = Object.values(shown).filter((value) => isRecord(value) && 'IsValid' in value);
      expect(prices).toMatchObject([{ IsValid: true, Total: priceAt(270) }]);
      expect(totalIn(text)).toBe(dollars(priceAt(270)));
      expect(amountsIn(text).reduce((sum, each) => sum + each)).toBe(priceAt(270));
      for (const part of [text, html]) {
        expect(part).toContain(sku);
        expect(part).toContain(dollars(priceAt(270)));
      }
    });

    it('leads back to the same design', async () => {
      const link = new URL(/http:\/\/localhost:3000\/\S+customSku=\S+/.exec(taken.mail.text ?? '')?.[0] ?? '');
      expect(taken.mail.html).toContain(`href="${link.href.replace('&', '&amp;')}"`);
      const category = demo.snapshot.categories.find(({ id }) => id === style.categoryId);
      expect(link.pathname).toBe(`/${category?.normalizedName}/${style.normalizedName}`);
      const reopened = link.searchParams.get('customSku') ?? '';
      expect(await styleBySku(reopened)).toEqual(await styleBySku(sku));
      expect(reopened).toBe(sku);
    });

    it('shows all layers of the piece on paper, in a picture within the letter', async () => {
      const [picture, drawing, ...more] = taken.mail.attachments;
      expect(more).toEqual([]);
      expect(drawing).toMatchObject({ contentType: 'image/png', cid: 'size@picture' });
      expect(picture).toMatchObject({ contentType: 'image/jpeg', contentDisposition: 'inline', cid: 'piece@picture' });
      expect(taken.mail.html).not.toContain('Not in the picture yet');
      const { data, info } = await sharp(picture?.content).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 800, height: 460 });
      const at = (x: number, y: number) => [...data.subarray((y * 800 + x) * 3, (y * 800 + x) * 3 + 3)];
      expect(Math.min(...at(5, 5))).toBeGreaterThan(240);
      expect(addresses.length).toBeGreaterThan(2);
      for (const index of addresses.keys()) {
        const { r, g, b } = colourOf(index);
        const found = at(placeOf(index).x, placeOf(index).y);
        [r, g, b].forEach((value, channel) => expect(Math.abs((found[channel] ?? 0) - value)).toBeLessThan(8));
      }
    });
  });

  it('goes out without a picture while nothing but its shadow is drawn, and says which layers lack otherwise', async () => {
    const isShadow = (address: string) => address.includes('/shadow/');
    let restore = await drawOnly(addresses.filter(isShadow));
    const { mail } = await delivered(letter({ customSku: sku }));
    await restore();
    expect(mail.attachments).toMatchObject([{ filename: 'size.png' }]);
    expect(mail.html).not.toContain('cid:piece');
    expect(totalIn(mail.text ?? '')).toBe(dollars(priceAt(270)));
    const last = layers.at(-1);
    restore = await drawOnly(addresses.filter((address) => address !== last?.src));
    const partial = (await delivered(letter({ customSku: sku }))).mail;
    await restore();
    expect(partial.attachments).toMatchObject([{ filename: 'piece.jpg' }, { filename: 'size.png' }]);
    expect(partial.html).toMatch(/Not in the picture yet: (?:<!-- -->)?\w/);
  });

  it('of a dealer and of a super user is at their markup and discount, and tells neither', async () => {
    const dealer = await makeUser({ markup: 231 });
    const superUser = await makeUser({ role: 'SuperUser', markup: 220 });
    const ofDealer = await delivered(letter({ customSku: sku, markup: 1 }), bearer(await tokenOf(dealer.email)));
    const ofSuper = await delivered(
      letter({ customSku: sku, markup: '3.19', discount: 17.25 }),
      bearer(await tokenOf(superUser.email)),
    );
    expect(totalIn(ofDealer.mail.text ?? '')).toBe(dollars(priceAt(231)));
    expect(amountsIn(ofDealer.mail.text ?? '').reduce((sum, each) => sum + each)).toBe(priceAt(231));
    const left = dollars(Math.floor((priceAt(319) * 8275) / 10_000));
    expect(new Set(`${ofSuper.mail.text} ${ofSuper.mail.html}`.match(/\$[\d,]+/g))).toEqual(new Set([left]));
    for (const { mail } of [ofDealer, ofSuper]) {
      // A design's key is random letters: of some thousand mails one would spell a code.
      const text = `${mail.text} ${mail.html}`.replaceAll(sku, '').replaceAll(/(?<=given=)[\w-]{43}/g, '');
      const words = text.replaceAll(/data:image[^"]*/g, '');
      expect(words).not.toMatch(/wholesale|markup|17\.25|3\.19|2\.31|BMM/i);
      for (const markup of [220, 231, 319]) expect(words).not.toMatch(new RegExp(`\\b${markupCode(markup)}\\b`));
    }
  });
});
