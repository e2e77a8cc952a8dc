import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PAPERS, type Paper } from '@/lib/contracts/quote-pdf';
import { ensureDatabase } from './database';
import { runMain } from './config/run-main';
import { presentSettings } from './start/settings';

const HELP = `npm run quote -- <command>

  pdf <number> [--out <file>] [--paper A4 | Letter]   prints a quote in its newest revision; without --out to <number>.pdf
  deliveries                                              how orders were sent to ORDER_WEBHOOK_URL
  replay <number>                                         sends an accepted quote's order there again; a running app does`;

const isPaper = (text: string): text is Paper => PAPERS.some((paper) => paper === text);

/** Prints a quote; answers where it lies. */
async function pdf(number: string, paper: Paper, out: string | undefined): Promise<string> {
  const { findQuoteByNumber } = await import('@/lib/server/quotes/stored-quote');
  const { printQuote } = await import('@/lib/server/quotes/print/pdf');
  const { ownBrowser } = await import('@/lib/server/screenshot/screenshot');
  const quote = await findQuoteByNumber(number);
  if (!quote) throw new Error(`There is no quote ${number}.`);
  try {
    const { name, bytes } = await printQuote(quote, paper);
    const file = path.resolve(out ?? `${name}.pdf`);
    await writeFile(file, bytes);
    return file;
  } finally {
    await ownBrowser().close();
  }
}

async function deliveries(): Promise<string> {
  const { describeHandOvers } = await import('@/lib/server/quotes/hand-overs');
  return (await describeHandOvers()).join('\n') || 'No order has been sent.';
}

/** Puts an order on its way once more. */
async function replay(number: string): Promise<string> {
  const { findQuoteByNumber } = await import('@/lib/server/quotes/stored-quote');
  const { hasOrderHook } = await import('@/lib/server/quotes/hand-overs');
  const { storeHandOver } = await import('@/lib/server/quotes/order-hook');
  const { inOneChange } = await import('@/lib/server/db');
  const { mailQueue } = await import('@/lib/server/mail/mail-queue');
  const quote = await findQuoteByNumber(number);
  if (!quote) throw new Error(`There is no quote ${number}.`);
  if (!hasOrderHook()) throw new Error('ORDER_WEBHOOK_URL is not set.');
  const queue = await mailQueue();
  try {
    await inOneChange((transaction) => storeHandOver(transaction, quote));
    return `The order of ${number} is in the queue.`;
  } finally {
    await queue.stop({ graceful: false });
  }
}

/** Runs `work` with the settings and the database that the shop has. */
async function withShop(work: () => Promise<string>): Promise<void> {
  presentSettings();
  const database = await ensureDatabase();
  try {
    // Not before the settings are there: the server reads them as it is loaded.
    const { database: connected } = await import('@/lib/server/db');
    console.log(await work().finally(() => connected().$disconnect()));
  } finally {
    await database.stop();
  }
}

/** Runs the command; answers the exit code. */
async function main(given: readonly string[]): Promise<number> {
  const options = { out: { type: 'string' }, paper: { type: 'string', default: 'A4' } } as const;
  const { values, positionals } = parseArgs({ args: [...given], options, allowPositionals: true });
  const [command, number] = positionals;
  if (command === 'pdf' && number !== undefined && isPaper(values.paper)) {
    const { paper, out } = values;
    await withShop(() => pdf(number, paper, out));
    return 0;
  }
  if (command === 'deliveries') {
    await withShop(deliveries);
    return 0;
  }
  if (command === 'replay' && number !== undefined) {
    await withShop(() => replay(number));
    return 0;
  }
  console.log(HELP);
  return command === undefined || command === 'help' ? 0 : 2;
}

runMain(() => main(process.argv.slice(2)));
