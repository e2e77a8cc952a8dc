import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/**
 * axe finds nothing on the page as it stands, and it is no wider than the window. After a change of address Next takes the
 * old title away a moment before it sends the new one: that moment is waited for.
 */
export async function check(page: Page, where: string): Promise<void> {
  await expect(page).toHaveTitle(/./);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ where, id, nodes: nodes.map((node) => node.html) }))).toEqual([]);
  await expectNoSidewaysScroll(page, where);
}

export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}
