/** A picture in the place of a layer (specification §18.7), before it is saved and after. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureForm } from '@/components/admin/pictures/picture-form';
import { calls, catchCalls, nextCall } from '../calls';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const PUT = '/api/Admin/PutPicture';
const DRAFT = '5a1cf0de-0000-4000-8000-000000000001';
const layer = (name: string) => ({
  ...{ label: `${name}/ro-117-20-sm.webp`, now: null, base: null },
  address: `/images/table/${name}.0123abcd/ro-117-20-sm.webp`,
  path: `/images/table/${name}/ro-117-20-sm.webp`,
});
/** 'ABC' in base64 is QUJD. */
const file = () => new File(['ABC'], 'top.png', { type: 'image/png' });
const stack = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));

async function show() {
  catchCalls();
  const { container } = render(
    <PictureForm draftId={DRAFT} name="Harvest Leg" layers={[layer('base/a'), layer('top/b')]} />,
  );
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Layer'), 'top/b/ro-117-20-sm.webp');
  await user.click(screen.getByRole('button', { name: 'Save the picture' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a file first.');
  await user.upload(screen.getByLabelText('File'), file());
  await screen.findByText('Harvest Leg with the new picture, not saved yet');
  return { container, user };
}

it('is shown in its stack, then sent, and the stack comes anew', async () => {
  const { container, user } = await show();
  expect(stack(container)).toEqual([layer('base/a').address, 'data:image/png;base64,QUJD']);
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save the picture' }));
  const call = await nextCall(PUT);
  expect(call.body).toEqual({ Draft: DRAFT, Path: layer('top/b').path, Was: null, Base64: 'QUJD' });
  await act(async () => call.answer({ Pictures: [] }));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(screen.getByText('It is saved in the draft.')).toBeInTheDocument();
  expect(stack(container)).toEqual([layer('base/a').address, layer('top/b').address]);
});

it('that is refused is said to be so, and stays chosen', async () => {
  const { container, user } = await show();
  await user.click(screen.getByRole('button', { name: 'Save the picture' }));
  const call = await nextCall(PUT);
  const errors = { Base64: ['must be transparent around the layer'] };
  await act(async () => call.answer({ title: 'Malformed request', detail: 'Some fields are wrong.', errors }, 400));
  expect(await screen.findByText('The picture must be transparent around the layer.')).toBeInTheDocument();
  expect(stack(container)[1]).toBe('data:image/png;base64,QUJD');
});
