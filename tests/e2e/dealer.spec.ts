import { signIn, totalOf } from './dealers';
import { expect, openSection, test } from './test';

const discountRow = /^Discount 12.34%/;

test.describe('a dealer at work', () => {
  test('sees their own prices, and the discount stays through picks, styles and reloads', async ({ page, context }) => {
    await page.goto('/tables');
    const publicTotal = await totalOf(page);
    await signIn(context, 'dealer@example.com');
    await page.goto('/tables');
    await expect(page.getByTestId('markup-code')).toHaveText('UUM');
    const total = await totalOf(page);
    expect(total).toBeLessThan(publicTotal);

    const off = page.getByRole('spinbutton', { name: '% OFF' });
    await off.pressSequentially('12.349');
    await expect(off).toHaveValue('12.34');
    const expectDiscountOf = async (of: number) => {
      const table = page.getByRole('table', { name: 'Summary of your selections' }).first();
      const money = (amount: number) => `$${amount.toLocaleString('en-US')}`;
      await expect(table.getByRole('row', { name: /^Total/ })).toContainText(money(of));
      await expect(table.getByRole('row', { name: discountRow })).toContainText(
        money(Math.floor((of * 1234) / 10_000)),
      );
      await expect(table.getByRole('row', { name: /^Discounted total/ })).toContainText(
        money(Math.floor((of * 8766) / 10_000)),
      );
    };
    await expectDiscountOf(total);

    await (await openSection(page, 'Wood')).getByRole('radio', { name: /^Walnut/ }).click();
    await expect.poll(() => totalOf(page)).not.toBe(total);
    await expectDiscountOf(await totalOf(page));

    await page.getByRole('navigation', { name: 'Categories' }).getByText('Tables', { exact: true }).hover();
    await page
      .getByRole('link', { name: /^Butterfly Console/ })
      .locator('visible=true')
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Butterfly Console');
    await expect(off).toHaveValue('12.34');
    await expectDiscountOf(await totalOf(page));

    await page.reload();
    await expect(off).toHaveValue('12.34');
    await expectDiscountOf(await totalOf(page));
    await off.fill('100');
    await expect(off).toHaveValue('');
    await expect(page.getByRole('row', { name: /^Discount/ })).toBeHidden();
  });

  test('turns the screen to a customer by keyboard, and it stays turned', async ({ page, context }) => {
    await signIn(context, 'wholesale@example.com');
    await page.goto('/tables');
    await expect(page.getByText('Wholesale pricing')).toBeVisible();
    await page.getByRole('spinbutton', { name: '% OFF' }).fill('10');
    const total = await totalOf(page);
    const view = page.getByRole('switch', { name: 'Customer view' });
    const isTurned = async () => {
      await expect(view).toBeChecked();
      expect(await totalOf(page)).toBe(Math.floor(total * 0.9));
      await expect(page.locator('body')).not.toContainText(/BMM|wholesale|markup|discount|@example\.com/i);
      await expect(page.getByRole('spinbutton')).toBeHidden();
    };
    await view.focus();
    await page.keyboard.press('Space');
    await isTurned();
    await expect(view).toBeFocused();
    await page.reload();
    await isTurned();
    await view.click();
    await expect(page.getByTestId('markup-code')).toHaveText('BMM');
    expect(await totalOf(page)).toBe(total);
  });

  test('the phone’s bar and sheet show the same price', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(context, 'dealer@example.com');
    await page.goto('/tables');
    await page.getByRole('spinbutton', { name: '% OFF' }).fill('10');
    const total = await totalOf(page);
    await page.getByRole('switch', { name: 'Customer view' }).click();
    const toPay = `$${Math.floor(total * 0.9).toLocaleString('en-US')}`;
    await page.getByRole('link', { name: 'Summary' }).click();
    const sheet = page.getByRole('dialog', { name: 'Summary' });
    await expect(sheet.getByRole('row', { name: /^Total/ })).toContainText(toPay);
    await expect(sheet.getByRole('row', { name: /^Discount/ })).toBeHidden();
  });
});

test('a super user’s markup is in force at once, survives a reload, and a wrong one changes nothing', async ({
  page,
  context,
}) => {
  await signIn(context, 'super@example.com');
  await page.goto('/tables');
  const markup = page.getByRole('textbox', { name: 'Markup', exact: true });
  await expect(markup).toHaveValue('2.50');
  const before = await totalOf(page);
  await markup.fill('1');
  await markup.press('Enter');
  await expect(page.getByTestId('markup-code')).toHaveText('BMM');
  await expect(page.getByText('Wholesale pricing')).toBeVisible();
  await expect.poll(() => totalOf(page)).toBeLessThan(before);
  const wholesale = await totalOf(page);
  await markup.fill('12');
  await markup.press('Tab');
  await expect(markup).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('from 1.00 to 9.99')).toBeVisible();
  expect(await totalOf(page)).toBe(wholesale);
  await page.reload();
  await expect(markup).toHaveValue('1.00');
  expect(await totalOf(page)).toBe(wholesale);
});
