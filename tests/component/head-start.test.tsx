import { screen, waitFor } from '@testing-library/react';
import { refinished } from '@/components/configurator/preview/refinished';
import { calls, catchCalls } from './calls';
import { decoding, holdPictures } from './held-pictures';
import { openSection, renderConfigurator } from './render-configurator';

const VERSION = '0a1b2c3d';

beforeEach(() => {
  catchCalls();
  holdPictures();
});

it('tells the layers of another finish from those on show, with the version of their shape', () => {
  const shown = {
    layers: [
      { key: 'Shadow', src: `/images/table/shadow/tur-30-l-r.${VERSION}/none.webp` },
      { key: 'Leg', src: `/images/table/leg/tur-30-l-r.${VERSION}/ch-113-20-sm.webp` },
      { key: 'Top', src: `/images/table/top/re-mis-30-l-s.${VERSION}/ch-113-20-sm.webp` },
    ],
    missing: [],
  };
  const names = {
    path: '/images/table/',
    layers: {
      Shadow: 'shadow/tur-30-l-r/none.webp',
      Leg: 'leg/tur-30-l-r/ch-240-20-sm.webp',
      Apron: 'apron/tur-30-l-r/ch-240-20-sm.webp',
      // another shape: only the server knows its version
      Top: 'top/ov-mis-30-l-s/ch-240-20-sm.webp',
    },
  };
  expect(refinished(shown, names)).toEqual([
    { key: 'Shadow', src: `/images/table/shadow/tur-30-l-r.${VERSION}/none.webp` },
    { key: 'Leg', src: `/images/table/leg/tur-30-l-r.${VERSION}/ch-240-20-sm.webp` },
  ]);
});

it('asks for the files of a pick before the server has named them, and shows none until it has', async () => {
  const { user } = await renderConfigurator();
  const picture = screen.getByRole('img', { name: 'Harvest Leg Table as configured' });
  const shown = () => [...picture.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  const before = shown();
  await openSection(user, 'Stain');
  decoding.clear();
  await user.click(screen.getByRole('radio', { name: /^Fruitwood/ }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/CreateTableImageNames')).toBe(true));
  const asked = [...decoding.keys()];
  for (const layer of ['leg', 'apron', 'top']) {
    const old = before.find((src) => src?.split('/')[3] === layer);
    const folder = old?.slice(0, old.lastIndexOf('/') + 1) ?? '';
    expect(asked.filter((path) => path.startsWith(folder) && path !== old)).toHaveLength(1);
  }
  for (const { finish } of decoding.values()) finish();
  expect(shown()).toEqual(before);
});
