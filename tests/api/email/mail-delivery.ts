import './smtp-url';
import { startMailWorkers } from '@/lib/server/mail/workers';
import { catalogueDatabase } from '../catalogue-database';
import { sent, untilIs } from './letters';
import { Sink, type TakenMail } from './sink';

/** The mail server of the tests of a file. */
export const sink = new Sink();

/**
 * A catalogue, a mail server, and workers that deliver. Call once, at the top of the file; import this file before any
 * other, for it says where the mail server is.
 */
export function mailDelivery(): void {
  let stopWorkers: (() => Promise<void>) | undefined;
  // hooks run in the order they are written in: workers that outlive their database connect to it while it goes
  afterAll(async () => {
    await stopWorkers?.();
    await sink.stop();
  });
  catalogueDatabase();
  beforeAll(async () => {
    await sink.start();
    stopWorkers = startMailWorkers();
  });
}

/** Sends, and waits until the sink has it, once. */
export async function delivered(body: unknown, headers?: Record<string, string>): Promise<TakenMail> {
  const id = await sent(body, headers);
  await untilIs(id, 'Sent');
  return takenOnce(id);
}

/** The mail with a row's id, which must have come exactly once. */
export function takenOnce(id: string): TakenMail {
  const [first, ...more] = sink.find(id);
  if (!first || more.length > 0) throw new Error(`${id} was taken ${more.length + (first ? 1 : 0)} times`);
  return first;
}
