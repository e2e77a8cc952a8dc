import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';
import { SMTP_PORT } from './smtp-url';

/** A mail that a sink has taken. */
export interface TakenMail {
  readonly to: readonly string[];
  readonly mail: ParsedMail;
  readonly raw: string;
}

/** A real SMTP server that keeps what it takes. Recipients `nobody@…` are refused for good, `later@…` for now. */
export class Sink {
  readonly taken: TakenMail[] = [];
  /** Time between the last byte of a mail and the answer, in ms. */
  delayMs = 0;
  /** Mails whose bytes are in, taken or not. */
  seen = 0;
  private server: SMTPServer | null = null;

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _, done) => done(refusal(address)),
      onData: (stream, { envelope }, done) => {
        const keep = async (bytes: Buffer): Promise<void> => {
          this.seen += 1;
          await new Promise((resolve) => setTimeout(resolve, this.delayMs).unref());
          // Whoever has hung up by now has not been told that it was taken.
          if (server.connections.size === 0) throw new Error('gone');
          const to = envelope.rcptTo.map(({ address }: SMTPServerAddress) => address);
          this.taken.push({ to, mail: await simpleParser(bytes), raw: bytes.toString() });
        };
        // A sender that is killed halfway breaks off its stream.
        buffer(stream)
          .then(keep)
          .then(() => done(), done);
      },
    });
    server.on('error', () => undefined);
    server.listen(SMTP_PORT, '127.0.0.1');
    await once(server.server, 'listening');
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  /** The mail with a row's id. */
  find(id: string): readonly TakenMail[] {
    return this.taken.filter(({ mail }) => mail.messageId === `<${id}@fernhollow.example>`);
  }
}

function refusal(address: string): Error | null {
  if (address.startsWith('nobody@')) return Object.assign(new Error('no such person'), { responseCode: 550 });
  if (address.startsWith('later@')) return Object.assign(new Error('try again later'), { responseCode: 451 });
  return null;
}
