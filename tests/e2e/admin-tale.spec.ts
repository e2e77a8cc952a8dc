import type { BrowserContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN } from '@/lib/contracts/admin/desk';
import { check } from './axe';
import { signIn, totalOf } from './dealers';
import { expect, layer, openSection, skuOf, test, untilScripted } from './test';

/** More than any screen of the desk has places for the focus. */
const PLACES = 400;
const STYLE = '/tables/harvest-leg';
const STAIN = 'Harbor Mist';

// they publish one after the other
test.describe.configure({ mode: 'default' });

/** Goes to a control by Tab alone, as who has no mouse does. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeEnabled();
  for (let step = 0; step < PLACES; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not come to ${String(control)}`);
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

async function fill(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }).first());
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

const draftTab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Draft' }).getByRole('link', { name, exact: true });

async function beginDraft(page: Page, name: string): Promise<void> {
  await page.goto(ADMIN);
  await press(page, page.getByRole('link', { name: 'Begin a draft' }));
  await expect(page.getByRole('button', { name: 'Begin a draft' })).toBeEnabled();
  await fill(page, 'Name', name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** A new stain, mixed on red oak and priced as the one it is offered with. */
async function addStain(page: Page): Promise<void> {
  await press(page, draftTab(page, 'Woods and stains'));
  await expect(page.getByRole('button', { name: 'Add the stain' })).toBeVisible();
  await fill(page, 'Name', STAIN);
  await tabTo(page, page.getByLabel('Offered where this one is'));
  await page.keyboard.type('Driftwood');
  await expect(page.getByLabel('Adds, % of the base price')).toHaveValue('8');
  await fill(page, 'Colour on red oak', '#7a8f93');
  await tabTo(page, page.getByLabel('Hides the bare wood'));
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  // 50 and five steps; all of the grain
  const swatch = page.locator('form img[src*="ro-s7a8f9355100-20-sm"]');
  await expect.poll(() => swatch.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(320);
  await press(page, page.getByRole('button', { name: 'Add the stain' }));
  await expect(page.getByText(`${STAIN} is in the draft.`)).toBeVisible();
  await expect(page.locator('summary').filter({ hasText: STAIN })).toContainText('new');
}

/** What shoppers see of the style: its price in walnut, whether a leg and the stain are offered. */
async function shown(page: Page) {
  await page.goto(STYLE);
  await (await openSection(page, 'Wood')).getByRole('radio', { name: /^Walnut/ }).click();
  await expect(layer(page, 'Top')).toHaveAttribute('src', /\/wa-/);
  const total = await totalOf(page);
  const legs = await openSection(page, 'Leg');
  const hasLeg = (await legs.getByRole('radio', { name: /^Cabriole/ }).count()) > 0;
  const stains = await openSection(page, 'Stain');
  const hasStain = (await stains.getByRole('radio', { name: new RegExp(`^${STAIN}`) }).count()) > 0;
  return { total, hasLeg, hasStain };
}

async function retireLeg(page: Page): Promise<void> {
  await press(page, draftTab(page, 'Parts'));
  await fill(page, 'Name or key', 'cabriole');
  await page.keyboard.press('Enter');
  await press(page, page.locator('summary').filter({ hasText: 'leg/cabriole' }));
  await press(page, page.getByLabel('Offered'), 'Space');
  await press(page, page.getByRole('button', { name: 'Save Cabriole' }));
  await expect(page.getByText('Saved in the draft.')).toBeVisible();
}

async function raiseWalnut(page: Page): Promise<void> {
  await press(page, draftTab(page, 'Woods and stains'));
  await press(page, page.getByRole('link', { name: 'Prices of Walnut' }));
  await tabTo(page, page.getByRole('grid'));
  await page.keyboard.press('Control+a');
  await expect(page.getByText(/^\d{3,} cells selected, 0 changed/)).toBeVisible();
  await tabTo(page, page.getByLabel('Change by %'), 'Shift+Tab');
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await expect(page.getByText('All saved in the draft.')).toBeVisible();
}

/** From the draft's first screen. */
async function publish(page: Page, note: string): Promise<void> {
  await fill(page, 'Note', note);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^It is published\. All drafts/)).toBeFocused();
}

/** The version before the one that is live. */
async function bringBack(page: Page): Promise<void> {
  await page.goto(ADMIN);
  await press(page, page.getByRole('link', { name: 'Versions', exact: true }));
  await press(page, page.getByRole('button', { name: /^Bring back version/ }).first());
  await expect(page.getByText(/is live again/)).toBeVisible();
}

test('a newcomer adds a stain, retires a leg, raises walnut by 6 % by keyboard alone, and undoes it all', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signIn(context, 'admin@example.com');
  const before = await shown(page);
  expect(before).toEqual({ total: expect.any(Number), hasLeg: true, hasStain: false });

  await beginDraft(page, 'A new stain');
  await addStain(page);
  await retireLeg(page);
  await raiseWalnut(page);
  await press(page, draftTab(page, 'The draft'));
  await expect(page.getByText(STAIN).first()).toBeVisible();
  await publish(page, 'Harbor Mist, no cabriole, dearer walnut');

  await expect.poll(async () => (await shown(page)).hasLeg).toBe(false);
  const after = await shown(page);
  expect(after.hasStain).toBe(true);
  // wholesale is rounded to whole dollars part by part
  expect(Math.abs(after.total / before.total - 1.06)).toBeLessThan(0.005);
  // whoever leaves a design finds it again: this one is left by somebody else
  const shopper = await browser.newPage({ baseURL });
  await shown(shopper);
  await (await openSection(shopper, 'Stain')).getByRole('radio', { name: new RegExp(`^${STAIN}`) }).click();
  const top = layer(shopper, 'Top');
  await expect(top).toHaveAttribute('src', /\/wa-s7a8f9355100-20-sm\.webp/);
  await expect.poll(() => top.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(800);
  await shopper.close();

  await bringBack(page);
  await expect.poll(() => shown(page)).toEqual(before);
});

test('what was made in a draft is taken out of it by keyboard, and the draft is discarded', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin@example.com');
  await beginDraft(page, 'Second thoughts');
  await addStain(page);
  await press(page, page.locator('summary').filter({ hasText: STAIN }));
  await press(page, page.getByRole('button', { name: `Take out of the draft ${STAIN}` }));
  await expect(page.locator('summary').filter({ hasText: STAIN })).toBeHidden();
  await press(page, draftTab(page, 'The draft'));
  await expect(page.getByText(STAIN)).toHaveCount(0);
  await press(page, page.getByRole('button', { name: 'Discard this draft' }));
  await expect(page.getByText(/^It is discarded\. All drafts/)).toBeFocused();
  await page.goto(ADMIN);
  await expect(page.getByText('Second thoughts')).toHaveCount(0);
});

/** Colour in the middle of a picture. */
const middleOf = (image: Locator): Promise<readonly number[]> =>
  image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(element, -element.naturalWidth / 2, -element.naturalHeight / 2);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
  });

test('a stain takes a photograph for its swatch on a wood by keyboard, shoppers see it once it is published, and it is drawn again', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin@example.com');
  await beginDraft(page, 'A photograph');
  await press(page, draftTab(page, 'Woods and stains'));
  await press(page, page.locator('summary').filter({ hasText: 'Driftwood' }).first());
  const row = page.locator('li', { has: page.locator('summary', { hasText: 'Driftwood' }) }).first();
  await tabTo(page, row.getByLabel('Picture on'));
  await page.keyboard.type('Cherry');
  await tabTo(page, row.getByLabel('A picture of Driftwood'));
  const background = { r: 255, g: 0, b: 255 };
  const buffer = await sharp({ create: { width: 320, height: 320, channels: 3, background } })
    .png()
    .toBuffer();
  // the window that a browser opens for a file is its own
  await row.getByLabel('A picture of Driftwood').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  await expect(row.getByText('Driftwood with the new picture, not saved yet')).toBeVisible();
  const shown = row.locator('figure img').last();
  expect(await middleOf(shown)).toEqual([255, 0, 255, 255]);
  await check(page, 'a stain with a new picture');
  await press(page, row.getByRole('button', { name: 'Save the picture of Driftwood' }));
  await expect(row.getByText('It is saved in the draft.')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Take the picture away of Driftwood' })).toBeVisible();

  const shopper = await context.newPage();
  const swatch = async (): Promise<boolean> => {
    await shopper.goto(STYLE);
    const stain = (await openSection(shopper, 'Stain')).getByRole('radio', { name: /^Driftwood/ });
    const [red = 0, green = 0, blue = 0] = await middleOf(stain.locator('img').first());
    return red > 240 && green < 15 && blue > 240;
  };
  expect(await swatch()).toBe(false);
  await press(page, draftTab(page, 'Pictures'));
  await expect(page.getByRole('heading', { name: 'Put a picture in the place of a layer' })).toBeVisible();
  await check(page, 'the pictures of a draft');
  await press(page, draftTab(page, 'The draft'));
  await expect(page.getByText(/^Picture of table\/swatch\/.*: put$/)).toBeVisible();
  await publish(page, 'Driftwood as it is');
  await expect.poll(swatch).toBe(true);
  await bringBack(page);
  await expect.poll(swatch).toBe(false);
});

/** A stain of this sku is sold on cherry, until what is answered is called. */
async function sellStain(context: BrowserContext, Name: string, Sku: string): Promise<() => Promise<void>> {
  const headers = { authorization: `Bearer ${await signIn(context, 'admin@example.com')}` };
  const make = async (call: string, data: object): Promise<{ Id?: string; BaseVersion?: number }> => {
    const answer = await context.request.post(`/api/Admin/${call}`, { headers, data });
    expect([call, answer.status()]).toEqual([call, 200]);
    return answer.json();
  };
  const untilRead = (status: number) =>
    expect
      .poll(async () => (await context.request.get(`/api/GetPageByCustomSku?customSKU=${IN(Sku)}`)).status())
      .toBe(status);
  const { Id, BaseVersion } = await make('CreateDraft', { Name });
  const { NextPartId } = await (await context.request.get(`/api/Admin/GetDraft?id=${Id}`, { headers })).json();
  const Part = 'stain/common/for-a-day';
  const Now = { CopyOf: 'stain/common/driftwood', Id: NextPartId, Name, Sku };
  await make('EditDraft', { Id, Edits: [{ Kind: 'NewPart', Part, Was: null, Now }] });
  await make('PublishDraft', { Id, Version: 1, Note: '' });
  await untilRead(200);
  return async () => {
    await make('RollbackCatalogue', { Version: BaseVersion, Note: '' });
    await untilRead(422);
  };
}

/** The usual Harvest Leg in the stain of a sku. */
const IN = (stain: string): string => `LT4272S-L0130-CH-${stain}-RE-E1-F0-20`;

test('an open page, a kept design and a link say which stain was taken back, and go on', async ({
  context,
  browser,
  baseURL,
}) => {
  const takeBack = await sellStain(context, 'Gloaming', '499');
  const shopper = await browser.newPage({ baseURL });
  await shopper.goto(`${STYLE}?customSku=${IN('499')}`);
  const keep = shopper.getByRole('button', { name: 'Keep', exact: true });
  await untilScripted(keep);
  await keep.click();
  await expect(shopper.getByRole('button', { name: 'Compare 1' })).toBeVisible();
  await takeBack();

  await (await openSection(shopper, 'Leg')).getByRole('radio', { name: /^Shaker Taper/ }).click();
  await expect(shopper.getByRole('status').filter({ hasText: 'Gloaming Stain' })).toContainText('just been renewed');
  await shopper.getByRole('button', { name: 'Go on with it' }).click();
  await expect.poll(() => skuOf(shopper)).toMatch(/-CH-113-/);
  await expect(shopper.getByTestId('total').first()).toHaveText(/^\$/);

  const refused: string[] = [];
  shopper.on('response', (answer) => void (answer.status() >= 400 && refused.push(answer.url())));
  await shopper.goto('/tables/sawyer-trestle');
  await shopper.getByRole('button', { name: 'Compare 1' }).click();
  const kept = shopper.getByRole('dialog', { name: 'Kept designs' });
  await expect(kept).toContainText('Not made any more, so the usual design steps in: Gloaming Stain.');
  await expect(kept.getByRole('row', { name: /^Total today/ })).toContainText('$');
  const picture = kept.locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);

  await shopper.goto(`${STYLE}?customSku=${IN('499')}`);
  await expect(shopper.getByRole('dialog')).toContainText('No longer made: Stain: Gloaming.');
  expect(refused).toEqual([]);
  await shopper.close();
});
