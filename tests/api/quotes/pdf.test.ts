/** A quote in print (specification §23.9), read by a reader of its own. */
import './real-browser';
import { mailDelivery } from '../email/mail-delivery';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { GET as linkPdfCall } from '@/app/api/GetLinkPdf/route';
import { GET as quotePdfCall } from '@/app/api/GetQuotePdf/route';
import { ownBrowser } from '@/lib/server/screenshot/screenshot';
import { withBrowser } from '@/tests/unit/screenshot/sites';
import { freshAddress, from } from '../account/people';
import { expectProblem, get } from '../calls';
import {
  draft,
  piece,
  quoteIn,
  read,
  revise,
  revoke,
  saved,
  seat,
  send,
  sentQuote,
  tokenSentTo,
  type Seat,
} from './desk';
import { readPdf, wordsOf } from './pdf';

mailDelivery();
afterAll(() => ownBrowser().close());

const linkPath = (token: string, paper = 'A4') => `/api/GetLinkPdf?token=${token}&paper=${paper}`;
const quotePath = (id: string, paper = 'A4') => `/api/GetQuotePdf?id=${id}&paper=${paper}`;

async function printed(call: (request: Request) => Promise<Response>, path: string, headers: Seat = {}) {
  const answer = await call(
    new Request(`http://localhost:3000${path}`, { headers: { ...from(freshAddress()), ...headers } }),
  );
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return { answer, pdf: await readPdf(new Uint8Array(await answer.arrayBuffer())) };
}

withBrowser('A quote in print', () => {
  it('holds its rows, sums, terms and link, and is tagged', async () => {
    const Pieces = [piece({ Quantity: 2, DiscountPercent: 10 })];
    const { quote, token } = await sentQuote(await seat(), draft({ Pieces, TaxPercent: 7, Delivery: 120 }));
    const { answer, pdf } = await printed(linkPdfCall, linkPath(token));
    const words = wordsOf(pdf);
    // 2 × 1,440 = 2,880; 7 % 201.6: 202; and 120 of delivery
    for (const said of [
      `Quote ${quote.Number}`,
      'For Ada Byron',
      '2 × $1,440',
      '$202',
      '$120',
      '$3,202',
      'good until',
    ]) {
      expect(words).toContain(said);
    }
    for (const { Part } of quote.Pieces[0]?.Rows ?? []) expect(words).toContain(Part);
    expect(words).toContain('Half now, half on delivery.');
    expect(words).toContain(`Page 1 of ${pdf.pages.length}`);
    expect(words).not.toMatch(/Likes cherry|person\d+@|markup/i);
    expect(pdf.pages.flatMap(({ links }) => links)).toContain(`http://localhost:3000/quotes/${token}`);
    expect(pdf).toMatchObject({ marked: true, title: expect.stringContaining(quote.Number) });
    const tags = pdf.pages.flatMap((page) => page.tags);
    expect(tags.map(({ role }) => role)).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD', 'Link']));
    expect(tags.filter(({ role }) => role === 'Figure').every(({ alt }) => alt)).toBe(true);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${quote.Number}.pdf"`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });

  it.each([
    ['A4', 596, 842],
    ['Letter', 612, 792],
  ])('is on %s', async (paper, width, height) => {
    const { token } = await sentQuote(await seat());
    const { pdf } = await printed(linkPdfCall, linkPath(token, paper));
    expect(pdf.pages[0]).toMatchObject({ width, height });
  });

  it('says on each page which it is of how many', async () => {
    const Pieces = Array.from({ length: 6 }, () => piece());
    const { token } = await sentQuote(await seat(), draft({ Pieces }));
    const { pdf } = await printed(linkPdfCall, linkPath(token));
    expect(pdf.pages.length).toBeGreaterThan(2);
    pdf.pages.forEach(({ text }, index) => expect(text).toContain(`Page ${index + 1} of ${pdf.pages.length}`));
    expect(wordsOf(pdf)).toContain('$9,600');
  });

  it('of the desk is the same, with the link that was sent last; a draft has none', async () => {
    const who = await seat();
    const quote = await saved(who);
    const before = (await printed(quotePdfCall, quotePath(quote.Id), who)).pdf;
    expect(before.pages.flatMap(({ links }) => links)).toEqual([]);
    expect(wordsOf(before)).toContain('A draft, not sent yet.');
    const sent = quoteIn(await send(who, quote));
    const token = await tokenSentTo(sent.Customer.Email);
    const after = await printed(quotePdfCall, quotePath(quote.Id), who);
    expect(after.pdf.pages.flatMap(({ links }) => links)).toEqual([`http://localhost:3000/quotes/${token}`]);
    expect(wordsOf(after.pdf)).toBe(wordsOf((await printed(linkPdfCall, linkPath(token))).pdf));
    await revoke(who, sent);
    const revoked = await printed(quotePdfCall, quotePath(quote.Id), who);
    expect(revoked.pdf.pages.flatMap(({ links }) => links)).toEqual([]);
  });

  it('is its dealer’s and its customer’s alone, in the same words for everything that does not open', async () => {
    const who = await seat();
    const { quote, token } = await sentQuote(who);
    expectProblem(await get(quotePdfCall, quotePath(quote.Id), await seat()), 404, 'Not found');
    expectProblem(await get(quotePdfCall, quotePath(quote.Id)), 401, 'Sign-in needed');
    const unknown = await get(linkPdfCall, linkPath('A'.repeat(43)));
    expectProblem(unknown, 404, 'Not found');
    await revise(who, quoteIn(await read(who, quote.Id)));
    expect((await get(linkPdfCall, linkPath(token))).body).toEqual(unknown.body);
    expectProblem(await get(linkPdfCall, linkPath(token, 'A3')), 400, 'Malformed request');
  });

  it('is printed by the command, too', async () => {
    const who = await seat();
    const { quote, token } = await sentQuote(who);
    const out = path.join(await mkdtemp(path.join(tmpdir(), 'quote-')), 'quote.pdf');
    const flags = ['--require', './lib/server/without-server-only.cjs', '--import', 'tsx', 'scripts/quote.ts'];
    // Jest gives its tests an environment of their own, which a process is not started with by itself.
    const options = { env: { ...process.env } };
    const given = ['pdf', quote.Number, '--out', out, '--paper', 'Letter'];
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, ...given], options);
    expect(stdout.trim()).toBe(out);
    const pdf = await readPdf(new Uint8Array(await readFile(out)));
    expect(pdf.pages[0]).toMatchObject({ width: 612, links: [`http://localhost:3000/quotes/${token}`] });
    expect(wordsOf(pdf)).toContain(`Quote ${quote.Number}`);
  });
});
