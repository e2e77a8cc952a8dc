/** Mail, customer's page, print and order file of quotes of every family name one total (specification §23.2). */
import './real-browser';
import { mailDelivery, takenOnce } from '../email/mail-delivery';
import { GET as linkPdfCall } from '@/app/api/GetLinkPdf/route';
import { GET as orderCall } from '@/app/api/GetQuoteOrder/route';
import { FAMILIES, configurationOf } from '@/lib/families/registry';
import { database } from '@/lib/server/db';
import { quoteOfLink } from '@/lib/server/quotes/link';
import { ownBrowser } from '@/lib/server/screenshot/screenshot';
import { demo } from '@/tests/fixtures/styles/demo-catalogue';
import { withBrowser } from '@/tests/unit/screenshot/sites';
import { freshAddress, from } from '../account/people';
import { get, until } from '../calls';
import { draft, piece, seat, sentQuote, word } from './desk';
import { readPdf, wordsOf } from './pdf';

mailDelivery();
afterAll(() => ownBrowser().close());

/** With PROOFS=whole fifty quotes, style after style; else one of each family. */
const QUOTES = process.env.PROOFS === 'whole' ? 50 : FAMILIES.length;

/** Quotes take the families in turn, and of each its styles. */
const usual = Array.from({ length: QUOTES }, (_, index) => {
  const { family, key } = FAMILIES[index % FAMILIES.length] ?? {};
  const styles = [...demo.snapshot.stylesById.values()].filter(({ familyKey }) => familyKey === key);
  const style = styles[Math.floor(index / FAMILIES.length) % styles.length];
  return [`${family}, ${style?.normalizedName}`, style ? configurationOf(style).sku : '', index] as const;
});

withBrowser('Of a quote of', () => {
  it.each(usual)('%s, mail, page, print and order name one total', async (_, Sku, index) => {
    const who = await seat();
    const Pieces = [piece({ Sku, Quantity: 1 + index, DiscountPercent: 5 + index }), piece({ Sku })];
    const body = draft({ Pieces, DiscountPercent: 3, Delivery: 90 + index, TaxPercent: 7, DepositPercent: 30 });
    const { quote, token } = await sentQuote(who, body);
    const { Total } = quote.Money;
    expect(Total).toBeGreaterThan(0);
    const dollars = `$${Total.toLocaleString('en-US')}`;
    const mail = () => database().email.findFirstOrThrow({ where: { toAddress: quote.Customer.Email } });
    await until(async () => (await mail()).status === 'Sent');
    expect(takenOnce((await mail()).id).mail.text).toContain(`Total ${dollars}`);
    expect(await quoteOfLink(token)).toMatchObject({ kind: 'open', money: { Total } });
    const path = `http://localhost:3000/api/GetLinkPdf?token=${token}`;
    const print = await linkPdfCall(new Request(path, { headers: from(freshAddress()) }));
    expect(wordsOf(await readPdf(new Uint8Array(await print.arrayBuffer())))).toContain(`Total ${dollars}`);
    await word(token);
    const order = await get(orderCall, `/api/GetQuoteOrder?id=${quote.Id}`, who);
    expect(order.body).toMatchObject({ Number: quote.Number, Money: { Total } });
  });
});
