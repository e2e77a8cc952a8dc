import { chromium, type CDPSession, type Page } from '@playwright/test';
import { pricesScreen, TABLE, tierTable } from '@/lib/contracts/admin/desk';
import { CATALOGUE_CHANGES } from '@/lib/contracts/admin/catalogue-calls';
import { draftSchema } from '@/lib/contracts/admin/answers';
import { browserLaunchOptions } from '../../config/browser';
import { round2 } from '../throughput';
import { signIn } from './desk';

/** Cells that are pasted first, a column of them; then as many as the table has. */
const FEW = 1_000;
/** A page of so many rows on a busy machine. */
const LONGEST_WAIT_MS = 5 * 60_000;
/** All styles in the woods of this tier. */
const TABLE_OF_MANY = tierTable('A');

export interface PasteFigures {
  readonly cells: { readonly few: number; readonly many: number };
  /** Seconds that the page's thread works, from the key to the last row saved. */
  readonly cpuSeconds: { readonly few: number; readonly many: number; readonly ratio: number };
  /** Seconds from the key until the draft holds all of it. */
  readonly savedSeconds: { readonly few: number; readonly many: number };
}

/** Pastes a column of a spreadsheet into the prices of a draft, in a browser and by its own clipboard. */
export async function pasteFigures(url: string): Promise<PasteFigures> {
  const headers = { 'content-type': 'application/json', ...(await signIn(url)) };
  const body = JSON.stringify({ Name: 'Paste' });
  const begun = await fetch(url + CATALOGUE_CHANGES.create, { method: 'POST', headers, body });
  const { Id } = draftSchema.parse(await begun.json());
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      extraHTTPHeaders: { cookie: headers.cookie },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    page.setDefaultTimeout(LONGEST_WAIT_MS);
    await page.goto(`${url}${pricesScreen(Id)}?${new URLSearchParams({ [TABLE]: TABLE_OF_MANY })}`);
    const rows = Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 1;
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    // what a first paste compiles is no cell's
    await paste(page, session, FEW, 1);
    const few = await paste(page, session, FEW, 2);
    const many = await paste(page, session, rows, 3);
    return {
      cells: { few: FEW, many: rows },
      cpuSeconds: { few: round2(few.cpu), many: round2(many.cpu), ratio: round2(many.cpu / few.cpu) },
      savedSeconds: { few: round2(few.saved), many: round2(many.saved) },
    };
  } finally {
    await browser.close();
  }
}

/** Every cell becomes another one than before. @param cents that its figures end in */
async function paste(
  page: Page,
  session: CDPSession,
  cells: number,
  cents: number,
): Promise<{ readonly cpu: number; readonly saved: number }> {
  const text = Array.from({ length: cells }, (_, row) => `${1_000 + (row % 997)}.0${cents}\n`).join('');
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  const grid = page.getByRole('grid');
  await grid.focus();
  await page.keyboard.press('Control+Home');
  const before = await taskSeconds(session);
  const since = performance.now();
  const taken = page.waitForResponse((answer) => answer.url().endsWith(CATALOGUE_CHANGES.edit));
  await page.keyboard.press('Control+v');
  await taken;
  await page.getByText(`${cells} cells selected`).waitFor();
  await page.getByText('All saved in the draft.').waitFor();
  const saved = (performance.now() - since) / 1000;
  return { cpu: (await taskSeconds(session)) - before, saved };
}

/** Seconds that the page's main thread has worked since the session began to count. */
async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
}
