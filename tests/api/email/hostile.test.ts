import { mailDelivery, sink, takenOnce } from './mail-delivery';
import { database } from '@/lib/server/db';
import { expectProblem } from '../calls';
import type { HostileSend } from './hostile-send';
import { hostileSends } from './hostile-sends';
import { letter, send, untilIs } from './letters';

mailDelivery();

const TITLES: Readonly<Record<number, string>> = {
  400: 'Malformed request',
  413: 'Request body too large',
  422: 'invalid sku',
};

/** Sends, and checks that it is refused with a clear error or taken, as the table says. */
async function sendHostile({ name, body, outcome }: HostileSend): Promise<{ name: string; id: string | null }> {
  const fields = typeof body === 'string' ? body : letter(body);
  const found = await send(fields);
  expect({ name, status: found.status }).toEqual({ name, status: outcome.status });
  if (outcome.status === 202) return { name, id: String(found.body.Id) };
  expectProblem(found, outcome.status, TITLES[outcome.status] ?? '');
  if ('errors' in outcome) expect({ name, errors: found.body.errors }).toEqual({ name, errors: outcome.errors });
  return { name, id: null };
}

/** A mail that came of a hostile send has the shop's own headers, two recipients, and nothing that runs. */
function expectHarmless(id: string, name: string): void {
  const { mail, to, raw } = takenOnce(id);
  expect({ name, to }).toEqual({
    name,
    to: [expect.stringMatching(/^customer\d+@/), expect.stringMatching(/^sender\d+@/)],
  });
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  const headers = [...head.matchAll(/^([^\s:]+):/gm)].map(([, key]) => key);
  expect({ name, headers }).toEqual({
    name,
    headers: ['From', 'To', 'Cc', 'Reply-To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type'],
  });
  expect(mail.from?.text).toBe('"Fernhollow" <orders@fernhollow.example>');
  expect(mail.subject).toMatch(/^(A message from Fernhollow|Harvest Leg Table, made to order by Fernhollow)$/);
  expect([mail.to].flat().flatMap((each) => each?.value ?? [])).toHaveLength(1);
  expect({
    name,
    html: /<(script|iframe|svg|style|object|h1>)|<[^>]+\son\w+=|href="(?!http:\/\/localhost:3000|mailto:sender)/i.exec(
      String(mail.html),
    ),
  }).toEqual({
    name,
    html: null,
  });
  for (const file of mail.attachments) {
    expect(['piece.jpg', 'size.png', 'attachment.png', 'attachment.jpg', 'attachment.pdf']).toContain(file.filename);
    expect(['image/jpeg', 'image/png', 'application/pdf']).toContain(file.contentType);
  }
}

it('200 hostile sends and more are refused with a clear error, or go out as harmless mail', async () => {
  const sends = await hostileSends();
  expect(sends.length).toBeGreaterThanOrEqual(200);
  const before = await database().email.count();
  const taken: { name: string; id: string }[] = [];
  for (const each of sends) {
    const { name, id } = await sendHostile(each);
    if (id !== null) taken.push({ name, id });
  }
  // What was refused has left nothing behind.
  expect(await database().email.count()).toBe(before + taken.length);
  for (const { id } of taken) await untilIs(id, 'Sent');
  for (const { name, id } of taken) expectHarmless(id, name);
  expect(sink.taken).toHaveLength(taken.length);
});
