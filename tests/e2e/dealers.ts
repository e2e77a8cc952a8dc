import path from 'node:path';
import { readdir, readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_CODE, DEMO_PASSWORD } from '@/lib/server/dealers/demo';
import { expect } from './test';

/** Where the server of `scripts/e2e-server.ts` keeps mail. */
export const OUTBOX = process.env.E2E_OUTBOX ?? '';

export { DEMO_CODE, DEMO_PASSWORD };

/** An address that nobody has used before. */
export const newAddress = (): string => `e2e-${crypto.randomUUID().slice(0, 8)}@shop.example`;

/** A session as the login screen leaves it: the token in the local storage, and the cookie. */
export async function signIn(context: BrowserContext, email: string): Promise<string> {
  const answer = await context.request.post('/api/AccountWeb/login', {
    data: { Email: email, Password: DEMO_PASSWORD },
  });
  expect(answer.status()).toBe(200);
  const { Token } = await answer.json();
  const page = await context.newPage();
  await page.goto('/WebAccount/Login');
  await page.evaluate((token) => localStorage.setItem('syo.token', token), Token);
  await page.close();
  return Token;
}

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

export async function fillRegister(page: Page, email: string, code = DEMO_CODE): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByLabel('Confirm Password').fill(DEMO_PASSWORD);
  await page.getByLabel('Dealer Code').fill(code);
  await page.getByRole('button', { name: 'Register' }).click();
}

/** The link of the newest mail to this address. */
export async function linkInMail(to: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      for (const file of (await readdir(OUTBOX).catch(() => [])).sort().reverse()) {
        // What is still being written has another ending.
        if (!file.endsWith('.eml')) continue;
        const mail = readable(await readFile(path.join(OUTBOX, file), 'utf8'));
        if (!mail.includes(to)) continue;
        link = /https?:\/\/\S+/.exec(mail)?.[0] ?? '';
        break;
      }
      return link;
    })
    .not.toBe('');
  return link;
}

/** Undoes quoted-printable. */
const readable = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Whole dollars of the large price, once there is one. */
export async function totalOf(page: Page): Promise<number> {
  const total = page.getByTestId('total');
  await expect(total).toHaveText(/^\$[\d,]+$/);
  return Number((await total.innerText()).replace(/\D/g, ''));
}
