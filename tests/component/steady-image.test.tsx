import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SteadyImage } from '@/components/ui/steady-image';
import { catchCalls, nextCall } from './calls';

beforeEach(catchCalls);

const shown = () => document.querySelector('img');

function showImage(src: string): void {
  render(<SteadyImage src={src} whenDenied="not loaded" whenMissing="not made" />);
  const image = shown();
  if (image) fireEvent.error(image);
}

it('says that a picture is denied, and shows it once the network is back', async () => {
  showImage('/images/a.webp');
  expect(screen.getByText('not loaded')).toBeVisible();
  expect(shown()).toBeNull();
  (await nextCall('/images/a.webp')).fail();
  await act(() => Promise.resolve());
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(shown()).toHaveAttribute('src', '/images/a.webp'));
});

it('tells a picture that is not made from one that is denied, and does not ask for it again', async () => {
  showImage('/images/b.webp');
  (await nextCall('/images/b.webp')).answer(null, 404);
  expect(await screen.findByText('not made')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(shown()).toBeNull();
});
