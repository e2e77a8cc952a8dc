import { expect, test as base, type Page } from '@playwright/test';

/** Playwright's test with one rule more: a console error or an uncaught exception nobody expected fails it. */
export const test = base.extend<{ consoleGuard: void }>({
  consoleGuard: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The step of the accordion with this name, opened. */
export async function openSection(page: Page, name: string) {
  const section = page.locator('[data-section]', { has: page.getByRole('button', { name: new RegExp(`^${name}`) }) });
  const header = section.getByRole('button', { name: new RegExp(`^${name}`) }).first();
  if ((await header.getAttribute('aria-expanded')) !== 'true') await header.click();
  return section;
}

export const skuOf = (page: Page): string => new URL(page.url()).searchParams.get('customSku') ?? '';

/** Address of the layer on show, so that a test can tell that the picture followed. */
export const layer = (page: Page, key: string) => page.locator(`figure img[data-layer="${key}"]`);
