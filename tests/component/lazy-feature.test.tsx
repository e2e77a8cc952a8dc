import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyFeature } from '@/components/ui/lazy-feature';
import { reloadPage } from '@/lib/client/navigate';
import { expectConsoleError } from '../setup/expect-console-error';
import { calls, catchCalls, nextCall } from './calls';

jest.mock('@/lib/client/navigate', () => ({ reloadPage: jest.fn() }));

const CHUNK = '/_next/static/chunks/abc.js';
const Words = ({ text }: { readonly text: string }) => <p>{text}</p>;

beforeEach(() => {
  catchCalls();
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  expectConsoleError(/Failed to load chunk/);
});

/** A feature whose file fails this many times before it comes. */
function failing(times: number) {
  let left = times;
  return lazyFeature(async () => {
    left -= 1;
    if (left >= 0) throw new Error(`Failed to load chunk ${CHUNK} from module 1`);
    return { default: Words };
  });
}

it('fails alone, says so, and loads again with Retry; the focus is where it was', async () => {
  const Feature = failing(1);
  const user = userEvent.setup();
  render(
    <>
      <button autoFocus>Opener</button>
      <Feature inWords="What it says" props={{ text: 'Here it is' }} />
    </>,
  );
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('What it says');
  expect(note).toHaveTextContent('This part could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Here it is')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
});

it('comes by itself once the network is back', async () => {
  const Feature = failing(1);
  render(<Feature props={{ text: 'Here it is' }} />);
  await screen.findByRole('alert');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here it is')).toBeVisible();
});

describe('a file that is gone', () => {
  const meet = async (status: number) => {
    const Feature = failing(2);
    const known = [...calls];
    const view = render(<Feature props={{ text: '' }} />);
    (await nextCall(CHUNK, known)).answer(null, status);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    view.unmount();
  };

  it('reloads the page, once', async () => {
    await meet(404);
    expect(reloadPage).toHaveBeenCalledTimes(1);
    await meet(404);
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('is another matter than a server in trouble', async () => {
    await meet(503);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('leaves a page alone whose dialog holds typed text', async () => {
    render(
      <div role="dialog" aria-label="Letter">
        <textarea aria-label="Message" defaultValue="Dear customer" />
      </div>,
    );
    const Feature = failing(1);
    render(<Feature props={{ text: '' }} />);
    await screen.findByRole('alert');
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(calls).toHaveLength(0);
    expect(reloadPage).not.toHaveBeenCalled();
  });
});
