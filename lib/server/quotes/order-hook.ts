import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '../env';
import type { Email, Prisma } from '../generated/client';
import { storeMailWithin } from '../mail/store-mail';
import { orderOf } from './order';
import type { StoredQuote } from './stored-quote';

/** Longest wait for the other system, in ms. */
const LIMIT_MS = 15_000;

/** Puts an accepted quote's order on its way, in the change that accepts it; nothing where no address is set. */
export async function storeHandOver(transaction: Prisma.TransactionClient, quote: StoredQuote): Promise<void> {
  const { ORDER_WEBHOOK_URL: url } = env;
  if (!url) return;
  const order = orderOf(quote);
  await storeMailWithin(transaction, {
    kind: 'OrderHook',
    quoteId: quote.quote.id,
    // What the log names; the address itself is the setting's alone.
    toAddress: new URL(url).host,
    message: JSON.stringify({ type: 'quote.accepted', timestamp: order.AcceptedAt, data: order }),
  });
}

/**
 * Sends an order to the address of the setting and to no other, whatever that answers; signed as Standard Webhooks has it
 * (standardwebhooks.com): HMAC-SHA256 over id, seconds and body. An order keeps its id however often it is sent.
 * @returns nobody: there is one recipient
 * @throws Error when it is not taken with 2xx
 */
export async function callOrderHook({ quoteId, message }: Email): Promise<readonly string[]> {
  const { ORDER_WEBHOOK_URL: url, ORDER_WEBHOOK_SECRET: secret } = env;
  if (!url || !secret) throw new Error('no address for orders is set');
  const id = `order_${quoteId}`;
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${id}.${seconds}.${message}`).digest('base64');
  const answer = await fetch(url, {
    method: 'POST',
    body: message,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${signature}`,
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the other system answered ${answer.status}`);
  return [];
}
