import { createServer, type AddressInfo, type Socket } from 'node:net';

const LETTER = {
  id: '00000000-0000-4000-8000-000000000001',
  createdAt: new Date('2026-11-01T08:00:00Z'),
  to: 'ada@shop.test',
  subject: 'Hello',
  text: 'x',
};

/** What the mail server does to whoever connects; said anew by each test. */
let behave: (socket: Socket) => void = () => {};
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  behave(socket);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  // Settings are parsed once, at import.
  process.env.SMTP_URL = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

/** Sends, and answers what went wrong. */
async function trouble(): Promise<unknown> {
  const { sendMail, RefusedMailError } = await import('@/lib/server/mail/send');
  const error: unknown = await sendMail(LETTER).then(
    () => 'it was sent',
    (thrown: unknown) => thrown,
  );
  // Such a mail is tried again: it is not one that the server refuses for good.
  expect(error).not.toBeInstanceOf(RefusedMailError);
  return error;
}

it('A mail server that takes the connection and says nothing is given up, and the mail is tried again later', async () => {
  const sockets: Socket[] = [];
  behave = (socket) => sockets.push(socket);
  expect(await trouble()).toMatchObject({ code: 'ETIMEDOUT' });
  for (const socket of sockets) socket.destroy();
});

it('A mail server that drops the connection in the middle of a mail has not taken it', async () => {
  behave = (socket) => {
    socket.write('220 here\r\n');
    socket.setEncoding('utf8').on('data', (line: string) => {
      if (line.startsWith('DATA')) socket.write('354 go on\r\n', () => socket.destroy());
      else socket.write('250 yes\r\n');
    });
  };
  expect(await trouble()).toMatchObject({ message: expect.stringMatching(/closed|ECONNRESET|EPIPE/i) });
});
