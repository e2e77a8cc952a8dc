import { act, screen, waitFor } from '@testing-library/react';
import { calls, catchCalls, nextCall, type Call } from './calls';
import { decoding, holdPictures } from './held-pictures';
import { openSection, renderConfigurator } from './render-configurator';

beforeEach(() => {
  catchCalls();
  holdPictures();
});

const picture = () => screen.getByRole('img', { name: 'Harvest Leg Table as configured' });
const shownLayers = () => [...picture().querySelectorAll('img')].map((image) => image.getAttribute('src'));
const flush = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

const names = (finish: string) => ({
  Path: '/images/table/',
  Shadow: 'shadow/a/none.webp',
  Leg: `leg/a/${finish}.webp`,
  Apron: `apron/a/${finish}.webp`,
  Can: null,
  Top: `top/a/${finish}.webp`,
});

async function pickFruitwood(finish: string) {
  const { user } = await renderConfigurator();
  await openSection(user, 'Stain');
  await user.click(screen.getByRole('radio', { name: /^Fruitwood/ }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/CreateTableImageNames')).toBe(true));
  calls.find(({ path }) => path === '/api/CreateTableImageNames')?.answer(names(finish));
  await waitFor(() => expect(decoding.has(`/images/table/top/a/${finish}.webp`)).toBe(true));
}

it('draws the layers in the family’s order from the server’s names', async () => {
  await renderConfigurator();
  expect(shownLayers().map((src) => src?.split('/')[3])).toEqual(['shadow', 'leg', 'apron', 'top']);
});

it('swaps all layers at once, and only when the last is decoded', async () => {
  await pickFruitwood('late');
  const before = shownLayers();
  for (const layer of ['leg', 'apron']) decoding.get(`/images/table/${layer}/a/late.webp`)?.finish();
  decoding.get('/images/table/shadow/a/none.webp')?.finish();
  await flush();
  expect(shownLayers()).toEqual(before);
  decoding.get('/images/table/top/a/late.webp')?.finish();
  await flush();
  expect(shownLayers()).toEqual([
    '/images/table/shadow/a/none.webp',
    '/images/table/leg/a/late.webp',
    '/images/table/apron/a/late.webp',
    '/images/table/top/a/late.webp',
  ]);
});

it('says which layer is not made yet instead of showing a broken icon', async () => {
  await pickFruitwood('broken');
  for (const [address, { finish, fail }] of decoding) {
    if (address.includes('/apron/')) fail();
    else finish();
  }
  (await nextCall('/images/table/apron/a/broken.webp')).answer(null, 404);
  expect(await screen.findByText('This picture is not made yet: apron')).toBeVisible();
  expect(shownLayers()).not.toContain('/images/table/apron/a/broken.webp');
});

it.each([
  ['the network fails', 'cut', (call: Call) => call.fail()],
  ['the server is in trouble', 'down', (call: Call) => call.answer(null, 503)],
])('keeps the last picture whole while a layer is denied because %s, and recovers', async (_, finish, deny) => {
  await pickFruitwood(finish);
  const before = shownLayers();
  for (const [address, layer] of decoding) {
    if (address.includes('/apron/')) layer.fail();
    else layer.finish();
  }
  deny(await nextCall(`/images/table/apron/a/${finish}.webp`));
  expect(await screen.findByText('The picture could not be loaded. Trying again.')).toBeVisible();
  expect(shownLayers()).toEqual(before);
  decoding.clear();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(decoding.has(`/images/table/apron/a/${finish}.webp`)).toBe(true));
  decoding.get(`/images/table/apron/a/${finish}.webp`)?.finish();
  await waitFor(() => expect(shownLayers()).toContain(`/images/table/apron/a/${finish}.webp`));
  expect(shownLayers()).toContain(`/images/table/top/a/${finish}.webp`);
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

it('keeps the last picture while nobody answers which layers it has', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await renderConfigurator();
  const before = shownLayers();
  await openSection(user, 'Stain');
  await user.click(screen.getByRole('radio', { name: /^Fruitwood/ }));
  const call = await nextCall('/api/CreateTableImageNames');
  call.fail();
  expect(await screen.findByText('The picture could not be loaded. Trying again.')).toBeVisible();
  expect(shownLayers()).toEqual(before);
  act(() => void window.dispatchEvent(new Event('online')));
  (await nextCall('/api/CreateTableImageNames', [call])).answer(names('back'));
  await waitFor(() => expect(decoding.has('/images/table/top/a/back.webp')).toBe(true));
  for (const { finish } of decoding.values()) finish();
  await waitFor(() => expect(shownLayers()).toContain('/images/table/top/a/back.webp'));
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

it.each([
  ['says nothing of a layer that this piece does not have', { Apron: null }, ''],
  ['says which layers are not made yet when all of a kind are away', { Leg: null, Apron: null }, 'leg, apron'],
])('%s', async (_, away, missing) => {
  const { Path: path, ...layers } = names('x');
  await renderConfigurator({ initialImages: { path, layers: { ...layers, ...away } } });
  expect(screen.queryByText(/not made yet/)?.textContent ?? '').toBe(
    missing && `This picture is not made yet: ${missing}`,
  );
});
