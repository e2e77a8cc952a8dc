import { DEMO_PASSWORD, fillLogin, fillRegister, linkInMail, newAddress, signIn } from './dealers';
import { expect, test } from './test';

test.describe('login', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('a failure opens the dialog; success leads back to the page it came from', async ({ page }) => {
    await page.goto('/tables/harvest-leg');
    await expect(page).toHaveURL(/customSku=/);
    const from = page.url();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await fillLogin(page, newAddress(), 'not the password');
    const dialog = page.getByRole('dialog', { name: 'Login Failed' });
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Login' })).toBeFocused();
    await fillLogin(page, 'Dealer@Example.com', DEMO_PASSWORD);
    await expect(page).toHaveURL(from);
    await expect(page.getByText('dealer@example.com')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('syo.token'))).toMatch(/\S/);
  });

  test('leads to the root by itself, and to no other site', async ({ page }) => {
    for (const from of ['', '?from=//evil.example/tables', '?from=https://evil.example/tables', '?from=/api/GetCode']) {
      await page.goto(`/WebAccount/Login${from}`);
      await fillLogin(page, 'dealer@example.com', DEMO_PASSWORD);
      await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/tables\?customSku=/);
    }
  });

  test('what is typed before the scripts have come stays, and is not sent by the browser itself', async ({ page }) => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/_next/static/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/WebAccount/Login', { waitUntil: 'commit' });
    await page.getByLabel('Username').fill('dealer@example.com');
    await page.getByLabel('Password').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
    letThrough();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/tables/);
    await expect(page.getByText('dealer@example.com')).toBeVisible();
  });

  test('a token that the server does not know ends at once', async ({ page }) => {
    await page.goto('/WebAccount/Login');
    await page.evaluate(() => localStorage.setItem('syo.token', 'stolen.and.edited'));
    await page.goto('/tables');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('syo.token'))).toBeNull();
    await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByTestId('total')).toHaveText(/^\$/);
  });
});

test.describe('register', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('needs a valid dealer code and then logs in', async ({ page }) => {
    const email = newAddress();
    await page.goto('/WebAccount/Login');
    await page.getByRole('link', { name: 'Register' }).click();
    await fillRegister(page, email, 'NO-SUCH-CODE');
    await expect(page.getByLabel('Dealer Code')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Dealer Code')).toBeFocused();
    await fillRegister(page, email);
    await expect(page).toHaveURL(/\/tables/);
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByTestId('markup-code')).toHaveText('UUM');
  });

  test('tells of an address that is taken, whatever its case, under its field', async ({ page }) => {
    await page.goto('/WebAccount/Register');
    await fillRegister(page, 'DEALER@example.com');
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email')).toBeFocused();
  });
});

test.describe('password reset', () => {
  test.use({ expectedErrors: [/status of 40[01]/] });

  test('by the link of the mail: once, and every session ends', async ({ page, context }) => {
    const email = newAddress();
    await page.goto('/WebAccount/Register');
    await fillRegister(page, email);
    await expect(page).toHaveURL(/\/tables/);
    const token = await page.evaluate(() => localStorage.getItem('syo.token'));

    await page.goto('/WebAccount/reset-password-email');
    await page.getByLabel('Email').fill(email.toUpperCase());
    await page.getByRole('button', { name: 'Send Reset password email' }).click();
    await expect(page.getByRole('dialog', { name: 'Password reset email sent successfully' })).toBeVisible();

    const link = new URL(await linkInMail(email));
    await page.goto(link.pathname + link.search);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '');
    await page.getByLabel('New Password').fill('a new password');
    await page.getByLabel('Confirm Password').fill('another one');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Password do not match')).toBeVisible();
    await page.getByLabel('Confirm Password').fill('a new password');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page).toHaveURL(/\/WebAccount\/Login$/);

    const dead = await context.request.get('/api/AccountWeb/validate', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(dead.status()).toBe(401);
    await fillLogin(page, email, 'a new password');
    await expect(page).toHaveURL(/\/tables/);

    const [address, resetToken] = ['email', 'token'].map((name) =>
      encodeURIComponent(link.searchParams.get(name) ?? ''),
    );
    await page.goto(`/WebAccount/password-reset/${address}/${resetToken}`);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('New Password').fill('a third password');
    await page.getByLabel('Confirm Password').fill('a third password');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.locator('form').getByRole('alert')).toHaveText(/\S/);
    await expect(page).toHaveURL(/password-reset/);
  });

  test('an unknown address is answered like a known one', async ({ page }) => {
    await page.goto('/WebAccount/reset-password-email');
    await page.getByLabel('Email').fill(newAddress());
    await page.getByRole('button', { name: 'Send Reset password email' }).click();
    await expect(page.getByRole('dialog', { name: 'Password reset email sent successfully' })).toBeVisible();
    await page.getByRole('button', { name: 'Okay' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/WebAccount\/Login$/);
  });
});

test('logging out in one tab logs out the other, and the token is worth nothing', async ({ context }) => {
  const token = await signIn(context, 'wholesale@example.com');
  const [here, there] = [await context.newPage(), await context.newPage()];
  for (const page of [here, there]) {
    await page.goto('/tables');
    await expect(page.getByText('Wholesale pricing')).toBeVisible();
  }
  const wholesale = await there.getByTestId('total').innerText();
  await here.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(here.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(there.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(there.getByText('Wholesale pricing')).toBeHidden();
  await expect(there.getByTestId('total')).toHaveText(/^\$/);
  expect(await there.getByTestId('total').innerText()).not.toBe(wholesale);
  for (const headers of [{ authorization: `Bearer ${token}` }, undefined]) {
    const answer = await context.request.get('/api/AccountWeb/validate', { headers });
    expect(answer.status()).toBe(401);
  }
});
