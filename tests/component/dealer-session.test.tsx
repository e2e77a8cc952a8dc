import { act, screen, waitFor, within } from '@testing-library/react';
import { reloadPage } from '@/lib/client/navigate';
import { queryClient } from '@/lib/client/query-client';
import { calls, nextCall } from './calls';
import { atCounter, offField, priced, signedIn, summary, total } from './dealer-view';
import { initialPrices, openSection, renderConfigurator } from './render-configurator';
import { inAnotherTab, keepToken, nextPriceCall, priceCalls } from './sign-in';

jest.mock('@/lib/client/navigate', () => ({ goTo: jest.fn(), reloadPage: jest.fn() }));

beforeEach(atCounter);

describe('nobody signed in', () => {
  it('has a login icon that remembers the page, and asks nothing', async () => {
    const { user } = await renderConfigurator();
    const icon = screen.getByRole('link', { name: 'Login' });
    expect(icon).toHaveAttribute('href', '/WebAccount/Login');
    icon.addEventListener('click', (event) => event.preventDefault());
    await user.click(icon);
    expect(new URL(icon.getAttribute('href') ?? '', 'http://shop').searchParams.get('from')).toBe(
      `/tables/harvest-leg${window.location.search}`,
    );
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it('sends neither token nor cookie with a price call', async () => {
    const { user } = await renderConfigurator();
    await openSection(user, 'Top Shape');
    await user.click(screen.getByRole('radio', { name: /^Round/ }));
    expect(await nextPriceCall()).toMatchObject({ token: null, credentials: 'omit' });
  });

  it('pays no heed to a discount that a dealer has left behind', async () => {
    sessionStorage.setItem('syo.discount', '10');
    await renderConfigurator();
    expect(within(summary()).queryByRole('row', { name: /^Discount/ })).not.toBeInTheDocument();
  });
});

describe('a token in the local storage', () => {
  it('is validated on load; then the dealer’s own prices show, and never the public ones', async () => {
    const { token, call } = await signedIn({ email: 'ann@shop.example' });
    expect(call).toMatchObject({ token, credentials: 'same-origin' });
    expect(call.body.Markup).toBeNull();
    expect(await screen.findByText('ann@shop.example')).toBeVisible();
    expect(screen.getByTestId('markup-code')).toHaveTextContent('UUM');
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeEnabled();
    expect(screen.queryByText('Wholesale pricing')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Markup' })).not.toBeInTheDocument();
  });

  it('goes along with the call for picture names', async () => {
    const { user, token } = await signedIn();
    await openSection(user, 'Top Shape');
    await user.click(screen.getByRole('radio', { name: /^Round/ }));
    expect(await nextCall('/api/CreateTableImageNames')).toMatchObject({ token, credentials: 'same-origin' });
  });

  it('shows no price at all until it is known whose', async () => {
    keepToken();
    await renderConfigurator();
    const validate = await nextCall('/api/AccountWeb/validate');
    expect(total()).not.toHaveTextContent(/\$/);
    expect(priceCalls()).toHaveLength(0);
    validate.answer({ title: 'Sign-in needed', status: 401 }, 401);
    await waitFor(() => expect(total()).toHaveTextContent('$2,460'));
    expect(localStorage.getItem('syo.token')).toBeNull();
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(priceCalls()).toHaveLength(0);
  });

  it('is no logout when the server cannot be asked: that is said, and it is asked again', async () => {
    const token = keepToken();
    await renderConfigurator();
    const check = await nextCall('/api/AccountWeb/validate');
    check.fail();
    expect(await screen.findByText('Your login could not be checked. Trying again.')).toBeVisible();
    expect(localStorage.getItem('syo.token')).toBe(token);
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    expect(total()).not.toHaveTextContent(/\$/);
    act(() => void window.dispatchEvent(new Event('online')));
    (await nextCall('/api/AccountWeb/validate', [check])).answer({
      IsAuthenticated: true,
      User: { Email: 'ann@shop.example' },
    });
    (await nextCall('/api/IsSuperUser')).answer({ IsSuperUser: false });
    (await nextCall('/api/GetCode')).answer({ Markup: null, ReadableMarkupCode: 'UUM', IsValid: true });
    (await nextPriceCall()).answer(priced(1000));
    await waitFor(() => expect(total()).toHaveTextContent('$1,000'));
    expect(screen.queryByText(/could not be checked/)).not.toBeInTheDocument();
  });

  it('goes with the first call that answers 401, and with it the dealer’s price', async () => {
    const { user, call } = await signedIn();
    await openSection(user, 'Top Shape');
    await user.click(screen.getByRole('radio', { name: /^Round/ }));
    const refused = await nextPriceCall([call]);
    refused.answer({ title: 'Sign-in needed', status: 401 }, 401);
    const again = await nextPriceCall([call, refused]);
    expect(again).toMatchObject({ token: null, credentials: 'omit' });
    expect(total()).not.toHaveTextContent('$1,000');
    again.answer(priced(2700));
    await waitFor(() => expect(total()).toHaveTextContent('$2,700'));
    expect(localStorage.getItem('syo.token')).toBeNull();
  });

  it('says that the session has ended, and leads to the login and back to the design', async () => {
    const { user, call } = await signedIn();
    await openSection(user, 'Top Shape');
    const round = screen.getByRole('radio', { name: /^Round/ });
    await user.click(round);
    (await nextPriceCall([call])).answer({ title: 'Sign-in needed', status: 401 }, 401);
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('You have been signed out. Prices are now the public ones.');
    const link = within(note).getByRole('link', { name: 'Sign in' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(new URL(link.getAttribute('href') ?? '', 'http://shop').searchParams.get('from')).toBe(
      `/tables/harvest-leg${window.location.search}`,
    );
    await user.click(within(note).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(round).toHaveFocus();
  });
});

it('has another style’s prices asked for by the dealer who is signed in already', async () => {
  const { unmount, token, call } = await signedIn();
  unmount();
  queryClient.clear();
  await renderConfigurator({ initialPrices: { ...initialPrices, total: 2461 } });
  expect(total()).not.toHaveTextContent('$2,461');
  const again = await nextPriceCall([call]);
  expect(again.token).toBe(token);
  again.answer(priced(1001));
  await waitFor(() => expect(total()).toHaveTextContent('$1,001'));
  expect(await offField()).toBeVisible();
});

describe('logging out', () => {
  it('ends the session on the server, forgets token and discount, and reloads', async () => {
    sessionStorage.setItem('syo.discount', '10');
    const { user, token } = await signedIn();
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    const logout = await nextCall('/api/AccountWeb/WebLogout');
    expect(logout).toMatchObject({ method: 'POST', token, body: {} });
    logout.answer({});
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    expect(localStorage.getItem('syo.token')).toBeNull();
    expect(sessionStorage.getItem('syo.discount')).toBeNull();
  });

  it('is noticed when another tab does it', async () => {
    await signedIn();
    await inAnotherTab(() => localStorage.clear());
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(screen.queryByTestId('markup-code')).not.toBeInTheDocument();
    expect(total()).not.toHaveTextContent('$1,000');
    (await nextPriceCall(priceCalls().slice(0, 1))).answer(priced(2460));
    await waitFor(() => expect(total()).toHaveTextContent('$2,460'));
  });
});
