import { expect, test as base, type Locator, type Page } from '@playwright/test';

interface Guard {
  /** What a test means to cause: a browser reports every refused call. */
  expectedErrors: readonly RegExp[];
  consoleGuard: void;
}

/** Playwright's test with one rule more: a console error or an uncaught exception nobody expected fails it. */
export const test = base.extend<Guard>({
  expectedErrors: [[], { option: true }],
  consoleGuard: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const hear = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') hear(message.text());
      });
      context.on('weberror', (error) => hear(error.error().message));
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
  await untilScripted(header);
  if ((await header.getAttribute('aria-expanded')) !== 'true') await header.click();
  return section;
}

export const skuOf = (page: Page): string => new URL(page.url()).searchParams.get('customSku') ?? '';

/** Address of the layer on show, so that a test can tell that the picture followed. */
export const layer = (page: Page, key: string) => page.locator(`figure img[data-layer="${key}"]`);

/** Waits until the page's scripts answer for this element: what is pressed before does what it does without scripts. */
export const untilScripted = (locator: Locator): Promise<void> =>
  expect
    .poll(() => locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
