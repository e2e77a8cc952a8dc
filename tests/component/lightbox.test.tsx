import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { catchCalls, nextCall } from './calls';
import { decoding, holdPictures } from './held-pictures';
import { renderConfigurator } from './render-configurator';

beforeEach(() => {
  catchCalls();
  holdPictures(({ search }) => search === '?w=1600');
});

/** @param finish names pictures that no other test has decoded */
async function openLightbox(finish: string) {
  const layers = Object.fromEntries(['Shadow', 'Leg', 'Apron', 'Top'].map((key) => [key, `${key}/a/${finish}.webp`]));
  const { user } = await renderConfigurator({ initialImages: { path: '/images/table/', layers } });
  await user.click(screen.getByRole('button', { name: 'Expand image' }));
  const lightbox = await screen.findByRole('dialog', { name: 'Harvest Leg Table as configured' });
  await waitFor(() => expect(decoding.size).toBe(4));
  return { user, lightbox, sources: () => [...lightbox.querySelectorAll('img')].map(({ src }) => new URL(src).search) };
}

it('opens with what the preview shows, and takes the large files all at once', async () => {
  const { user, lightbox, sources } = await openLightbox('swap');
  const [last, ...others] = [...decoding.values()];
  await act(async () => others.forEach(({ finish }) => finish()));
  expect(sources()).toEqual(['', '', '', '']);
  await act(async () => last?.finish());
  await waitFor(() => expect(sources()).toEqual(Array(4).fill('?w=1600')));
  await user.click(within(lightbox).getByRole('button', { name: 'Close large image' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says when a large file is denied, and Retry asks again', async () => {
  const { user, lightbox, sources } = await openLightbox('denied');
  const [first, ...others] = [...decoding];
  await act(async () => others.forEach(([, { finish }]) => finish()));
  await act(async () => first?.[1].fail());
  (await nextCall(first?.[0] ?? '')).fail();
  expect(await within(lightbox).findByText(/The large picture could not be loaded/)).toBeVisible();
  expect(sources()).toEqual(['', '', '', '']);
  decoding.clear();
  await user.click(within(lightbox).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(decoding.size).toBe(1));
  await act(async () => decoding.forEach(({ finish }) => finish()));
  await waitFor(() => expect(sources()).toEqual(Array(4).fill('?w=1600')));
  expect(within(lightbox).queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

it('zooms by keys, buttons, wheel and double click, within its bounds', async () => {
  const { user, lightbox } = await openLightbox('keys');
  const stage = within(lightbox).getByRole('group');
  await waitFor(() => expect(stage).toHaveFocus());
  const zoom = () => Number(stage.style.getPropertyValue('--zoom'));
  expect(zoom()).toBe(1);
  expect(within(lightbox).getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('+');
  expect(zoom()).toBeCloseTo(1.4);
  expect(within(lightbox).getByText('Zoom 140 %')).toBeInTheDocument();
  await user.keyboard('-');
  expect(zoom()).toBeCloseTo(1);
  for (let press = 0; press < 6; press += 1) await user.keyboard('=');
  expect(zoom()).toBe(4);
  expect(within(lightbox).getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(lightbox).getByRole('button', { name: 'Fit the window' }));
  expect(zoom()).toBe(1);
  fireEvent.wheel(stage, { deltaY: -100 });
  expect(zoom()).toBeCloseTo(1.221, 2);
  fireEvent.doubleClick(stage);
  expect(zoom()).toBe(2.5);
  fireEvent.doubleClick(stage);
  expect(zoom()).toBe(1);
});

it('zooms by as much as two fingers part', async () => {
  const { lightbox } = await openLightbox('pinch');
  const stage = within(lightbox).getByRole('group');
  const fingers = (apart: number) => {
    const touches = [100, 100 + apart].map((clientX, identifier) => ({
      identifier,
      target: stage,
      clientX,
      clientY: 100,
    }));
    return { touches, changedTouches: touches };
  };
  fireEvent.touchStart(stage, fingers(80));
  fireEvent.touchMove(stage, fingers(160));
  expect(Number(stage.style.getPropertyValue('--zoom'))).toBe(2);
  fireEvent.touchEnd(stage, { touches: [], changedTouches: [] });
  fireEvent.touchStart(stage, fingers(100));
  expect(Number(stage.style.getPropertyValue('--zoom'))).toBe(2);
});
