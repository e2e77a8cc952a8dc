import { check } from './axe';
import { fillLogin, newAddress, signIn } from './dealers';
import { expect, test } from './test';

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport, expectedErrors: [/status of 401/] });
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    test('axe finds nothing on the account screens', async ({ page }) => {
      for (const [path, button] of [
        ['Login', 'Login'],
        ['Register', 'Register'],
        ['reset-password-email', 'Send Reset password email'],
        ['password-reset?email=a@b.example&token=t', 'Reset Password'],
      ] as const) {
        await page.goto(`/WebAccount/${path}`);
        await check(page, path);
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByText(/is required$/).first()).toBeVisible();
        await check(page, `${path} with errors`);
      }
      await page.goto('/WebAccount/Login');
      await fillLogin(page, newAddress(), 'not the password');
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page, 'Login Failed');
    });

    test('axe finds nothing on one’s own account', async ({ page, context }) => {
      await signIn(context, 'super@example.com');
      await page.goto('/WebAccount/Account');
      await expect(page.getByText('This device')).toBeVisible();
      await check(page, 'account');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText(/is required$/).first()).toBeVisible();
      await check(page, 'account with errors');
    });

    test('axe finds nothing on a dealer’s settings and in customer view', async ({ page, context }) => {
      await signIn(context, 'super@example.com');
      await page.goto('/tables');
      await page.getByRole('spinbutton', { name: '% OFF' }).fill('10');
      await page.getByRole('textbox', { name: 'Markup', exact: true }).fill('1.00');
      await expect(page.getByText('Wholesale pricing')).toBeVisible();
      await page.getByRole('textbox', { name: 'Markup', exact: true }).fill('12');
      await page.keyboard.press('Tab');
      await expect(page.getByText('from 1.00 to 9.99')).toBeVisible();
      await check(page, 'dealer-settings');
      await page.getByRole('switch', { name: 'Customer view' }).click();
      await expect(page.getByText('Wholesale pricing')).toBeHidden();
      await check(page, 'customer view');
    });
  });
}
