/** A picture in the place of a swatch (specification §18.7): shown, saved and taken away by keyboard. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SwatchPicture } from '@/components/admin/pictures/swatch-picture';
import { catchCalls, nextCall } from '../calls';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const OLD = '0a1b2c3d';
const DRAFT = '5a1cf0de-0000-4000-8000-000000000001';
const place = (wood: string, now: string | null = null, base = now) => ({
  ...{ label: wood, now, base, path: `/images/table/swatch/board/${wood}-113-20-sm.webp` },
  address: `/images/table/swatch/board.0123abcd/${wood}-113-20-sm.webp`,
});
/** 'ABC' in base64 is QUJD. */
const file = () => new File(['ABC'], 'swatch.png', { type: 'image/png' });

beforeEach(() => {
  catchCalls();
  refresh.mockClear();
});

it('is put on the wood that is chosen, and shown before it is saved', async () => {
  const { container } = render(
    <SwatchPicture draftId={DRAFT} name="Harbor Mist" places={[place('ro'), place('wa')]} />,
  );
  const shown = () => container.querySelector('img')?.getAttribute('src');
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Picture on'), 'wa');
  expect(shown()).toBe(place('wa').address);
  await user.upload(screen.getByLabelText('A picture of Harbor Mist'), file());
  await screen.findByText('Harbor Mist with the new picture, not saved yet');
  expect(shown()).toBe('data:image/png;base64,QUJD');
  screen.getByRole('button', { name: 'Save the picture of Harbor Mist' }).focus();
  await user.keyboard('{Enter}');
  const call = await nextCall('/api/Admin/PutPicture');
  expect(call.body).toEqual({ Draft: DRAFT, Path: place('wa').path, Was: null, Base64: 'QUJD' });
  await act(async () => call.answer({ Pictures: [] }));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(shown()).toBe(place('wa').address);
});

it('is taken away again where it is one’s own', async () => {
  const user = userEvent.setup();
  render(<SwatchPicture draftId={DRAFT} name="Harbor Mist" places={[place('ro'), place('wa', OLD)]} />);
  expect(screen.queryByRole('button', { name: /^Take/ })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Picture on'), 'wa');
  expect(screen.getByText('Harbor Mist as your picture shows it')).toBeVisible();
  screen.getByRole('button', { name: 'Take the picture away of Harbor Mist' }).focus();
  await user.keyboard('{Enter}');
  const call = await nextCall('/api/Admin/RemovePicture');
  expect(call.body).toEqual({ Draft: DRAFT, Path: place('wa').path, Was: OLD });
  await act(async () => call.answer({ Pictures: [] }));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});

it('of before comes back with one press, where the draft took it away', async () => {
  const user = userEvent.setup();
  render(<SwatchPicture draftId={DRAFT} name="Harbor Mist" places={[place('ro', null, OLD)]} />);
  expect(screen.queryByRole('button', { name: /^Take/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Bring back the picture of before of Harbor Mist' }));
  const call = await nextCall('/api/Admin/EditDraft');
  const edit = { Kind: 'Picture', Path: place('ro').path, Was: null, Now: OLD };
  expect(call.body).toEqual({ Id: DRAFT, Edits: [edit] });
  await act(async () => call.answer({}));
  expect(await screen.findByText('Saved in the draft.')).toBeInTheDocument();
});
