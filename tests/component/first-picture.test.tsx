import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Preview } from '@/components/configurator/preview/preview';
import { pictureOf } from '@/lib/domain/picture';
import { configurationOf } from '@/lib/families/registry';
import { harvestTable } from '../fixtures/styles/harvest-table';
import { calls, catchCalls, nextCall } from './calls';
import { decoding, holdPictures } from './held-pictures';
import { openSection, renderConfigurator } from './render-configurator';

const LAYERS = ['Shadow', 'Leg', 'Apron', 'Top'];
const WHOLE = '/pictures/whole/LT4272.0a1b2c3d.webp';
beforeEach(() => {
  catchCalls();
  holdPictures();
  // A browser's image is not complete before it is loaded, jsdom's always is.
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => jest.restoreAllMocks());

/** Pictures that no other test has decoded. */
const images = (finish: string) => ({
  path: '/images/table/',
  layers: Object.fromEntries(LAYERS.map((key) => [key, `${key}/a/${finish}.webp`])),
});
const picture = () => screen.getByRole('img', { name: 'Harvest Leg Table as configured' });
const shown = () => [...picture().querySelectorAll('img')].map((image) => image.getAttribute('src'));
const settle = () => waitFor(() => expect(decoding.size).toBeGreaterThan(0));
const finishAll = () => act(async () => decoding.forEach(({ finish }) => finish()));

it('stands in the page as one file that is asked for first, in both widths', () => {
  const configuration = configurationOf(harvestTable);
  const markup = renderToString(
    <Preview
      configuration={configuration}
      initialPicture={pictureOf(configuration, configuration.imageNames)}
      initialWhole={WHOLE}
      name="Harvest Leg Table"
    />,
  );
  const page = new DOMParser().parseFromString(markup, 'text/html');
  const images = [...page.querySelectorAll('img')];
  expect(images).toHaveLength(1);
  expect(images[0]?.getAttribute('src')).toBe(WHOLE);
  expect(images[0]?.getAttribute('srcset')).toBe(`${WHOLE} 800w, ${WHOLE}?w=1600 1600w`);
  expect(images[0]?.getAttribute('fetchpriority')).toBe('high');
  expect(images[0]?.getAttribute('alt')).toBe('');
});

it('gives way to its layers all at once, when the last of them is decoded', async () => {
  await renderConfigurator({ initialWhole: WHOLE, initialImages: images('settled') });
  expect(shown()).toEqual([WHOLE]);
  await settle();
  const [first, ...others] = [...decoding.values()];
  await act(async () => others.forEach(({ finish }) => finish()));
  expect(shown()).toEqual([WHOLE]);
  await act(async () => first?.finish());
  await waitFor(() => expect(shown().map((src) => src?.split('/')[3])).toEqual(LAYERS));
});

it('stays, and nothing is said, while its layers are denied', async () => {
  await renderConfigurator({ initialWhole: WHOLE, initialImages: images('denied') });
  await settle();
  await act(async () => decoding.forEach(({ fail }) => fail()));
  (await nextCall([...decoding.keys()].at(-1) ?? '')).fail();
  expect(shown()).toEqual([WHOLE]);
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

it('stays until a pick made before then is decoded', async () => {
  const { user } = await renderConfigurator({ initialWhole: WHOLE, initialImages: images('picked') });
  await openSection(user, 'Stain');
  await user.click(screen.getByRole('radio', { name: /^Fruitwood/ }));
  (await nextCall('/api/CreateTableImageNames')).answer({
    Path: '/images/table/',
    Shadow: 'shadow/b/none.webp',
    Leg: 'leg/b/fresh.webp',
    Apron: null,
    Can: null,
    Top: 'top/b/fresh.webp',
  });
  await waitFor(() => expect(decoding.has('/images/table/top/b/fresh.webp')).toBe(true));
  expect(shown()).toEqual([WHOLE]);
  await finishAll();
  await waitFor(() => expect(shown()).toContain('/images/table/top/b/fresh.webp'));
  expect(shown()).not.toContain(WHOLE);
  expect(calls.filter(({ path }) => path.includes('whole'))).toEqual([]);
});

it('is replaced by its layers at once when it is denied itself', async () => {
  await renderConfigurator({ initialWhole: WHOLE, initialImages: images('broken') });
  const [whole] = picture().querySelectorAll('img');
  if (whole) fireEvent.error(whole);
  expect(shown()).toEqual([]);
  await settle();
  await finishAll();
  await waitFor(() => expect(shown().map((src) => src?.split('/')[3])).toEqual(LAYERS));
});
