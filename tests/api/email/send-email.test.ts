import sharp from 'sharp';
import { POST as sendEmail } from '@/app/api/SendEmail/route';
import { database } from '@/lib/server/db';
import { MAX_ATTACHMENT_BYTES } from '@/lib/server/mail/attachment';
import { bearer, freshAddress, from, makeUser, tokenOf } from '../account/people';
import { catalogueDatabase } from '../catalogue-database';
import { expectProblem, post, postNothing, type Answer } from '../calls';
import { HARVEST_SKU } from '../harvest-leg';
import { letter, mailRow, send, sent } from './letters';

catalogueDatabase();

const MEBIBYTE = 1024 * 1024;

/** A call that must be refused with messages by field, and store nothing. */
async function expectRefused(
  call: Promise<Answer>,
  errors: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const before = await database().email.count();
  const found = await call;
  expectProblem(found, 400, 'Malformed request');
  expect(found.body.errors).toEqual(errors);
  expect(await database().email.count()).toBe(before);
}

/** What must be refused or harmless is in hostile-sends.ts. */
describe('SendEmailByBody', () => {
  it('answers 202 with the id of the stored mail', async () => {
    const fields = letter({ customSku: HARVEST_SKU, customerName: 'Ann', discount: 10 });
    const id = await sent(fields);
    expect(await mailRow(id)).toMatchObject({
      kind: 'Design',
      status: 'Pending',
      toAddress: fields.toAddress,
      ccAddress: fields.ccAddress,
      customerName: 'Ann',
      message: fields.message,
      customSku: HARVEST_SKU,
    });
  });

  it('takes the specification’s own fields alone', async () => {
    expect(await mailRow(await sent(letter()))).toMatchObject({ customSku: null, design: null, attachment: null });
  });

  it('stores nothing of the sender’s markup or discount', async () => {
    const { email } = await makeUser({ role: 'SuperUser', markup: 231 });
    const fields = letter({ customSku: HARVEST_SKU, discount: 17.25, markup: 3.19 });
    const row = await mailRow(await sent(fields, { ...bearer(await tokenOf(email)), ...from(freshAddress()) }));
    expect(JSON.stringify(row)).not.toMatch(/17\.25|3\.19|2\.31|"(markup|discount|percent)/i);
  });

  it('keeps the sku as the shop writes it', async () => {
    const id = await sent(letter({ customSku: ` ${HARVEST_SKU.replace('-CH', ' - CH')} ` }));
    expect(await mailRow(id)).toMatchObject({ customSku: HARVEST_SKU });
  });

  it.each(['nonsense', `${HARVEST_SKU}-XX`, 'A'.repeat(500)])('refuses the sku %s with 422', async (customSku) => {
    expectProblem(await send(letter({ customSku })), 422, 'invalid sku');
  });

  it('wants an address to send to, one to answer to, and a message', async () => {
    await expectRefused(send({}), {
      toAddress: ['Customer Email is required'],
      ccAddress: ['Sender Email is required'],
      message: ['Message is required'],
    });
  });
});

describe('SendEmail', () => {
  const call = (fields: Readonly<Record<string, string>>, data?: unknown): Promise<Answer> => {
    const path = `/api/SendEmail?${new URLSearchParams(fields)}`;
    const headers = from(freshAddress());
    return data === undefined ? postNothing(sendEmail, path, headers) : post(sendEmail, path, data, headers);
  };
  const fields = { toAddress: 'ann@home.test', ccAddress: 'joe@shop.test', message: 'Hello & <welcome>' };

  it('takes its three fields from the query, with and without a body', async () => {
    for (const data of [undefined, '', {}]) {
      const found = await call(fields, data);
      expect(found.status).toBe(202);
      expect(await mailRow(String(found.body.Id))).toMatchObject(fields);
    }
  });

  it('takes no body of another type than JSON, unless it is empty', async () => {
    const path = `/api/SendEmail?${new URLSearchParams(fields)}`;
    const asText = { 'content-type': 'text/plain' };
    expect((await post(sendEmail, path, '', { ...from(freshAddress()), ...asText })).status).toBe(202);
    expectProblem(await post(sendEmail, path, 'x', asText), 415, 'Unsupported content type');
  });

  it('takes the design from the data body', async () => {
    const found = await call(fields, { customSku: HARVEST_SKU, customerName: 'Ann', toAddress: 'other@home.test' });
    expect(await mailRow(String(found.body.Id))).toMatchObject({ ...fields, customSku: HARVEST_SKU });
  });

  it('refuses a field that is given twice', async () => {
    const query = new URLSearchParams(fields);
    query.append('toAddress', 'eve@home.test');
    await expectRefused(postNothing(sendEmail, `/api/SendEmail?${query}`), { toAddress: ['Give one address only'] });
  });

  it('refuses line breaks in its query', async () => {
    await expectRefused(call({ ...fields, toAddress: 'ann@home.test\r\nBcc: all@home.test' }), {
      toAddress: ['Line breaks are not allowed here'],
    });
  });
});

describe('A message', () => {
  it('may have 4,000 letters', async () => {
    await sent(letter({ message: 'x'.repeat(4000) }));
    await expectRefused(send(letter({ message: 'x'.repeat(4001) })), {
      message: ['Message must have at most 4000 characters'],
    });
  });

  it.each([null, 17, ['hello'], { text: 'hello' }, '', '   \n'])('of %j is none', async (message) => {
    await expectRefused(send(letter({ message })), { message: ['Message is required'] });
  });
});

describe('An attachment', () => {
  const attach = (bytes: Uint8Array | string, headers?: Record<string, string>) =>
    send(letter({ base64Attachment: Buffer.from(bytes).toString('base64') }), headers);
  const dealer = async () => bearer(await tokenOf((await makeUser()).email));
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });

  it('may be a PNG, a JPEG or, from somebody who is logged in, a PDF', async () => {
    const headers = await dealer();
    for (const bytes of [
      await picture.clone().png().toBuffer(),
      await picture.clone().jpeg().toBuffer(),
      '%PDF-1.7\n1 0 obj\n%%EOF\n',
    ]) {
      const found = await attach(bytes, headers);
      expect(found.status).toBe(202);
      expect(Buffer.from((await mailRow(String(found.body.Id))).attachment ?? '')).toEqual(Buffer.from(bytes));
    }
  });

  it('may have 5 MiB', async () => {
    const pdf = Buffer.from('%PDF-1.7'.padEnd(MAX_ATTACHMENT_BYTES - 6, ' ') + '%%EOF\n');
    expect((await attach(pdf, await dealer())).status).toBe(202);
  });

  it('of a stranger is no PDF', async () => {
    const found = await attach('%PDF-1.7\n1 0 obj\n%%EOF\n');
    expectProblem(found, 400, 'Malformed request');
    expect(found.body.errors).toEqual({ base64Attachment: ['Log in to attach a PDF file'] });
  });
});

describe('A body', () => {
  const sized = (bytes: number) => JSON.stringify(letter()).padEnd(bytes);

  it('may have 8 MiB; 20 MiB are refused', async () => {
    expect((await send(sized(8 * MEBIBYTE))).status).toBe(202);
    expectProblem(await send(sized(8 * MEBIBYTE + 1)), 413, 'Request body too large');
    expectProblem(await send(sized(20 * MEBIBYTE)), 413, 'Request body too large');
  });

  it('must be JSON', async () => {
    expectProblem(await send('{'), 400, 'Malformed request');
    expectProblem(await send(letter(), { 'content-type': 'text/plain' }), 415, 'Unsupported content type');
  });
});

it('Another site cannot have a visitor’s browser send mail', async () => {
  expectProblem(await send(letter(), { origin: 'https://evil.test' }), 403, 'Not allowed');
});
