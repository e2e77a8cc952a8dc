import type { Page } from '@playwright/test';
import { expect, layer, openSection, test } from './test';

test.use({ expectedErrors: [/Failed to load (?:resource|chunk)|ChunkLoadError|net::ERR|could not be loaded|failed/] });

const isChunk = (url: URL) => url.pathname.startsWith('/_next/static/chunks/');
const total = (page: Page) => page.getByTestId('total').first();
const notes = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

interface Step {
  readonly act: (page: Page) => Promise<void>;
  readonly seen: (page: Page) => Promise<void>;
  /** What was asked for once and could not be done is asked for again by the visitor, who has read so. */
  readonly isAskedAgain?: boolean;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** What a visitor does that needs more than the page came with. */
const STEPS: readonly Step[] = [
  {
    act: (page) => page.getByRole('button', { name: 'Expand image' }).click(),
    seen: (page) => expect(page.getByRole('dialog', { name: /as configured/ })).toBeVisible(),
  },
  {
    act: (page) => page.getByRole('button', { name: 'E-mail this design' }).click(),
    seen: (page) => expect(page.getByRole('dialog').getByLabel('Customer Name')).toBeVisible(),
  },
  {
    act: async (page) => {
      const wood = await openSection(page, 'Wood');
      await wood.getByRole('radio', { name: /^Walnut/ }).click();
    },
    seen: (page) => expect(layer(page, 'Top')).toHaveAttribute('src', /\/wa-/),
  },
  {
    act: press('Styles of Bedrooms'),
    seen: (page) => expect(page.getByRole('link', { name: /^Hollyhock Panel Bed/ })).toBeVisible(),
  },
  {
    act: async (page) => {
      await (await openSection(page, 'Table Height')).getByRole('radio', { name: /^Bar Height/ }).click();
      const leg = await openSection(page, 'Leg');
      await leg.getByRole('radio', { name: /^Cabriole/ }).click({ force: true });
    },
    seen: (page) => expect(page.getByRole('dialog')).toContainText('is not available.'),
  },
  { act: press('True size'), seen: (page) => expect(page.getByRole('dialog')).toBeVisible() },
  { act: press('Budget'), seen: (page) => expect(page.getByLabel('Up to $')).toBeVisible() },
  {
    act: press('Keep'),
    seen: (page) => expect(page.getByRole('button', { name: 'Kept', exact: true })).toBeVisible(),
    isAskedAgain: true,
  },
  {
    act: press('Surprise me'),
    seen: (page) => expect(page.getByText('A design by chance').first()).toBeAttached(),
    isAskedAgain: true,
  },
];

async function chunksOf(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isChunk(url)) asked.add(url.pathname);
  });
  await act();
  await page.waitForLoadState('networkidle');
  return [...asked];
}

/** Denies one file, as a network does that is away, until the page hears that it is back. @param afterMs how long it keeps one waiting */
async function deny(page: Page, pathname: string, afterMs = 0): Promise<() => Promise<void>> {
  const isDenied = (url: URL) => url.pathname === pathname;
  await page.route(isDenied, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    await route.abort().catch(() => undefined);
  });
  return async () => {
    await page.unroute(isDenied);
    // It may have found out by itself, and be loading again.
    await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined);
  };
}

/** The scripts that a page comes with. */
async function ownFiles(page: Page): Promise<ReadonlySet<string>> {
  const html = await (await page.request.get('/tables')).text();
  const files = [...html.matchAll(/href="(\/_next\/static\/chunks\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(5);
  return new Set(files);
}

test('a page of which a file fails late, when the others run already, stays as it is and says so', async ({
  page,
  context,
}) => {
  await page.goto('/tables');
  const price = await total(page).textContent();
  for (const file of await ownFiles(page))
    await test.step(file, async () => {
      const other = await context.newPage();
      await deny(other, file, 1_500);
      await other.goto('/tables');
      await expect(notes(other)).toBeVisible();
      // Longer than the bundle's loader takes to try again and give up.
      await other.waitForTimeout(2_500);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Harvest Leg Table');
      await expect(total(other)).toHaveText(price ?? '');
      await other.close();
    });
});

test('a page that lost any one of its own files can be read, says so, and mends itself', async ({ page, context }) => {
  await page.goto('/tables');
  const files = await ownFiles(page);
  const price = await total(page).textContent();
  for (const file of files)
    await test.step(file, async () => {
      const other = await context.newPage();
      const allow = await deny(other, file);
      await other.goto('/tables');
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(total(other)).toHaveText(price ?? '');
      await expect(notes(other)).toBeVisible();
      await allow();
      await expect(async () => {
        const large = other.getByRole('dialog');
        // It may have come after the last look.
        if (!(await large.isVisible()))
          await other.getByRole('button', { name: 'Expand image' }).click({ timeout: 5_000 });
        await expect(large).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await expect(notes(other)).toHaveCount(0);
      await other.close();
    });
});

test('each file that loads later fails alone, says so, and comes once the network is back', async ({
  page,
  context,
}) => {
  const known = new Set(await chunksOf(page, async () => void (await page.goto('/tables'))));
  let later = 0;
  let said = 0;
  for (const { act, seen, isAskedAgain = false } of STEPS) {
    const asked = await chunksOf(page, async () => {
      await act(page);
      await seen(page);
    });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const files = asked.filter((file) => !known.has(file));
    for (const file of files) {
      known.add(file);
      later += 1;
      await test.step(file, async () => {
        const other = await context.newPage();
        const allow = await deny(other, file);
        // What this browser has kept on the page before would be there already.
        await other.addInitScript(() => localStorage.clear());
        await other.goto('/tables');
        await expect(other).toHaveURL(/customSku=/);
        await act(other);
        // A file that was only loaded ahead is missed by nobody.
        const note = notes(other)
          .or(other.getByText(/Trying again\.|could not be loaded|not at hand/))
          .first();
        await Promise.race([seen(other), note.waitFor()]);
        const isSaid = await note.isVisible();
        if (isSaid) said += 1;
        await expect(other.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
        await allow();
        if (isAskedAgain && isSaid) {
          await other.getByRole('dialog').getByRole('button', { name: 'Okay' }).click();
          await act(other);
        }
        await seen(other);
        await other.close();
      });
    }
  }
  expect(later).toBeGreaterThan(STEPS.length);
  // Whatever a visitor waits for says that it did not come.
  expect(said).toBeGreaterThanOrEqual(STEPS.length - 1);
});
