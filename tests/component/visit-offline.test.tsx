import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VisitLinks } from '@/components/configurator/navigation/visit-links';
import { calls, catchCalls, nextCall } from './calls';

const FARM_TABLE = '/tables/farm-table';
const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

beforeEach(() => {
  catchCalls();
  push.mockClear();
});

async function clickLink() {
  const user = userEvent.setup();
  render(
    <VisitLinks>
      <a href={FARM_TABLE}>Farm Table</a>
    </VisitLinks>,
  );
  await user.click(screen.getByRole('link', { name: 'Farm Table' }));
  return user;
}

it('goes to another style when somebody answers', async () => {
  await clickLink();
  (await nextCall('/api/health')).answer(null);
  await waitFor(() => expect(push).toHaveBeenCalledWith('/tables/farm-table', { scroll: true }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('stays while the network is away and says so, and goes once it is back', async () => {
  await clickLink();
  const first = await nextCall('/api/health');
  first.fail();
  expect(await screen.findByText(/^Offline\. The page opens once the network is back/)).toBeVisible();
  expect(push).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('online')));
  (await nextCall('/api/health', [first])).answer(null);
  await waitFor(() => expect(push).toHaveBeenCalledWith('/tables/farm-table', { scroll: true }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('gives a journey up on request', async () => {
  const user = await clickLink();
  (await nextCall('/api/health')).fail();
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const asked = calls.length;
  act(() => void window.dispatchEvent(new Event('online')));
  await act(() => Promise.resolve());
  expect(calls).toHaveLength(asked);
  expect(push).not.toHaveBeenCalled();
});
