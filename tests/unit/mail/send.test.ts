import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const LETTER = { id: '00000000-0000-4000-8000-000000000001', createdAt: new Date('2026-11-01T08:00:00Z') };

/** What the server was handed. */
const received: { from: string; to: string[]; text: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _, done) => done(address.startsWith('nobody@') ? new Error('no such person') : null),
  onData: (stream, session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        text: Buffer.concat(chunks).toString(),
      });
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  // Settings are parsed once, at import.
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

it('With SMTP_URL a mail goes to that server, from the shop', async () => {
  const { sendMail } = await import('@/lib/server/mail/send');
  await sendMail({
    ...LETTER,
    to: 'ada@shop.test',
    subject: 'Hello',
    text: 'Line\n\nhttp://localhost:3000/x?token=abc',
  });
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: 'orders@fernhollow.example', to: ['ada@shop.test'] });
  expect(received[0]?.text).toMatch(/^From: Fernhollow <orders@fernhollow\.example>\r$/m);
  expect(received[0]?.text).toContain(`Message-ID: <${LETTER.id}@fernhollow.example>`);
  expect(received[0]?.text).toContain('http://localhost:3000/x?token=');
});

it('A mail that the server does not take is an error', async () => {
  const { sendMail } = await import('@/lib/server/mail/send');
  await expect(sendMail({ ...LETTER, to: 'nobody@shop.test', subject: 'Hello', text: 'x' })).rejects.toThrow(
    'no such person',
  );
});
