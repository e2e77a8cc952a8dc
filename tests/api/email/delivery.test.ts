import { delivered, mailDelivery } from './mail-delivery';
import sharp from 'sharp';
import { GET as pageBySku } from '@/app/api/GetPageByCustomSku/route';
import { bearer, makeUser, tokenOf } from '../account/people';
import { get } from '../calls';
import { HARVEST_SKU } from '../harvest-leg';
import { letter, mailRow, sent, untilIs } from './letters';
import type { TakenMail } from './sink';

mailDelivery();

const dollarsIn = (text: string): readonly string[] => text.match(/\$[\d,]+/g) ?? [];

describe('A mail with a design', () => {
  let taken: TakenMail;
  beforeAll(async () => {
    const body = letter({ toAddress: 'Ann@home.test', ccAddress: 'joe@shop.test', customerName: 'Ann Böhm' });
    taken = await delivered({ ...body, message: 'Hello\n\n<script>alert(1)</script>', customSku: HARVEST_SKU });
  });

  it('goes to the customer with a copy to the sender, who gets the answers', () => {
    const { mail, to } = taken;
    expect(to).toEqual(['Ann@home.test', 'joe@shop.test']);
    expect(mail.from?.value).toEqual([{ name: 'Fernhollow', address: 'orders@fernhollow.example' }]);
    expect(mail.to).toMatchObject({ value: [{ name: 'Ann Böhm', address: 'Ann@home.test' }] });
    expect(mail.cc).toMatchObject({ value: [{ address: 'joe@shop.test' }] });
    expect(mail.replyTo?.value).toMatchObject([{ address: 'joe@shop.test' }]);
    expect(mail.subject).toBe('Harvest Leg Table, made to order by Fernhollow');
  });

  it('has the same words as text and as HTML', () => {
    const { text, html } = taken.mail;
    expect(text).toContain('Dear Ann Böhm,\n\nHello\n\n<script>alert(1)</script>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script');
    for (const part of [text, html]) {
      expect(part).toContain('Orchard Cherry');
      expect(part).toContain(HARVEST_SKU);
    }
  });

  it('adds up: the top 2,268, the leg 432, in all 2,700', () => {
    expect(dollarsIn(taken.mail.text ?? '')).toEqual(['$2,268', '$432', '$2,700']);
    expect(taken.mail.text).toContain('Total: $2,700');
  });

  it('shows the piece: an inline picture of 800 × 460 with a cherry table on paper', async () => {
    const [picture] = taken.mail.attachments;
    expect(picture).toMatchObject({ contentType: 'image/jpeg', cid: 'piece@picture', contentDisposition: 'inline' });
    const raw = await sharp(picture?.content).raw().toBuffer({ resolveWithObject: true });
    expect(raw.info).toMatchObject({ width: 800, height: 460 });
    const at = (x: number, y: number) => [...raw.data.subarray((y * 800 + x) * 3, (y * 800 + x) * 3 + 3)];
    expect(Math.min(...at(5, 5))).toBeGreaterThan(240);
    const [red = 0, green = 0, blue = 0] = at(400, 170);
    expect(red).toBeGreaterThan(green + 30);
    expect(green).toBeGreaterThanOrEqual(blue);
  });

  it('tells its size, and shows it: a drawing within the letter, and the same in words', async () => {
    const [, drawing, ...more] = taken.mail.attachments;
    expect(more).toHaveLength(0);
    expect(drawing).toMatchObject({ contentType: 'image/png', cid: 'size@picture', contentDisposition: 'inline' });
    const said = 'Table 72 × 42 in, 30 in high; 183 × 107 × 76 cm; seats 6';
    expect(taken.mail.text).toContain(`True size: ${said}`);
    expect(taken.mail.html).toContain(`alt="Scale drawing. ${said}"`);
    const { data, info } = await sharp(drawing?.content).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect(info.width).toBeGreaterThan(560);
    expect(Math.min(...data.subarray(0, info.width))).toBeGreaterThan(240);
    expect(data.filter((value) => value < 100).length).toBeGreaterThan(1000);
  });

  it('leads back to the same design', async () => {
    const link = /http:\/\/localhost:3000\/tables\/harvest-leg\?customSku=\S+/.exec(taken.mail.text ?? '')?.[0] ?? '';
    expect(taken.mail.html).toContain(`href="${link.replace('&', '&amp;')}"`);
    const sku = new URL(link).searchParams.get('customSku') ?? '';
    const page = await get(pageBySku, `/api/GetPageByCustomSku?${new URLSearchParams({ customSKU: sku })}`);
    expect(page).toMatchObject({ status: 200, body: { StylePage: { ActiveStyle: { Id: 17 } } } });
    expect(sku).toBe(HARVEST_SKU);
  });
});

/** 2,700 at 2.70 is 1,000 of wholesale: 840 the top and 160 the leg. */
describe('The total', () => {
  const mailedTotals = async (sender: { role?: 'SuperUser'; markup: number }, more: Record<string, unknown> = {}) => {
    const { email } = await makeUser(sender);
    const { mail } = await delivered(letter({ customSku: HARVEST_SKU, ...more }), bearer(await tokenOf(email)));
    expect(mail.text).not.toMatch(/\b[BUCKINGHAM]{3}\b|%/);
    expect(new Set(dollarsIn(String(mail.html)))).toEqual(new Set(dollarsIn(mail.text ?? '')));
    return dollarsIn(mail.text ?? '');
  };

  it('of a dealer is at the dealer’s markup, whatever is sent', async () => {
    expect(await mailedTotals({ markup: 220 }, { markup: 1.5 })).toEqual(['$1,848', '$352', '$2,200']);
  });

  it('of a super user is at the markup sent', async () => {
    expect(await mailedTotals({ role: 'SuperUser', markup: 220 }, { markup: '3.00' })).toEqual([
      '$2,520',
      '$480',
      '$3,000',
    ]);
  });

  it('with a discount is what is left, and no row tells how much came off', async () => {
    expect(await mailedTotals({ role: 'SuperUser', markup: 220 }, { markup: 3, discount: 12.5 })).toEqual(['$2,625']);
    expect(await mailedTotals({ markup: 220 }, { discount: '10' })).toEqual(['$1,980']);
  });

  it('without a discount that is one is the whole', async () => {
    expect((await mailedTotals({ markup: 220 }, { discount: 100 })).at(-1)).toBe('$2,200');
  });

  it('is never wholesale', async () => {
    expect(await mailedTotals({ markup: 100 })).toEqual([]);
    expect(await mailedTotals({ role: 'SuperUser', markup: 220 }, { markup: 1 })).toEqual([]);
  });

  it('of a stranger is the public one, whatever discount or markup is sent', async () => {
    const { mail } = await delivered(letter({ customSku: HARVEST_SKU, discount: 50, markup: 1 }));
    expect(dollarsIn(mail.text ?? '').at(-1)).toBe('$2,700');
  });
});

it('The specification’s fields alone make a mail: the message, and the way to the shop', async () => {
  const { mail } = await delivered(letter());
  expect(mail.subject).toBe('A message from Fernhollow');
  expect(mail.text).toContain('Here is the table we spoke of.');
  expect(mail.text).toContain('http://localhost:3000');
  expect(mail.attachments).toEqual([]);
});

it('A file that the sender attaches goes with it, under a name and type of ours', async () => {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { mail } = await delivered(letter({ base64Attachment: `data:text/html;base64,${png.toString('base64')}` }));
  expect(mail.attachments).toMatchObject([{ filename: 'attachment.png', contentType: 'image/png' }]);
  expect(mail.attachments[0]?.content).toEqual(png);
});

it('A mail that is out keeps its row without the file', async () => {
  const pdf = Buffer.from('%PDF-1.4\nnothing\n%%EOF\n');
  const { email } = await makeUser();
  const id = await sent(letter({ base64Attachment: pdf.toString('base64') }), bearer(await tokenOf(email)));
  await untilIs(id, 'Sent');
  expect(await mailRow(id)).toMatchObject({ attachment: null, attempts: 1, lastError: null });
});
