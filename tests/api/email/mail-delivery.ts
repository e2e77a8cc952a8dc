import './smtp-url';
import { catalogueDatabase } from '../catalogue-database';
import { mailWorkers } from '../mail-workers';
import { sent, untilIs } from './letters';
import { Sink, type TakenMail } from './sink';

/** The mail server of the tests of a file. */
export const sink = new Sink();

/**
 * A catalogue, a mail server, and workers that deliver. Call once, at the top of the file; import this file before any
 * other, for it says where the mail server is.
 */
export function mailDelivery(): void {
  beforeAll(() => sink.start());
  mailWorkers(catalogueDatabase);
  afterAll(() => sink.stop());
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
