import { screen, waitFor, within } from '@testing-library/react';
import { pricesToWire } from '@/lib/contracts/prices';
import { reloadPage } from '@/lib/client/navigate';
import { queryClient } from '@/lib/client/query-client';
import { catchCalls, nextCall, calls } from './calls';
import { initialPrices, openSection, renderConfigurator } from './render-configurator';
import { answerSessionCheck, inAnotherTab, keepToken, nextPriceCall, priceCalls, startAsStranger } from './sign-in';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock('@/lib/client/navigate', () => ({ goTo: jest.fn(), reloadPage: jest.fn() }));

beforeEach(() => {
  catchCalls();
  startAsStranger();
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

const priced = (total: number) => pricesToWire({ ...initialPrices, total });
const total = () => screen.getByTestId('total');
const summary = () => screen.getByRole('table', { name: 'Summary of your selections' });
const offField = () => screen.findByRole('spinbutton', { name: '% OFF' });
const customerView = () => screen.findByRole('switch', { name: 'Customer view' });

/** A dealer whose price of the first configuration is $1,000. */
async function signedIn(dealer: Parameters<typeof answerSessionCheck>[0] = {}, shown = '$1,000') {
  const token = keepToken();
  const view = await renderConfigurator();
  await answerSessionCheck(dealer);
  const call = await nextPriceCall();
  call.answer(priced(1000));
  await waitFor(() => expect(total()).toHaveTextContent(shown));
  return { ...view, token, call };
}

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

  it('is kept for the next load when the server cannot be asked', async () => {
    const token = keepToken();
    await renderConfigurator();
    (await nextCall('/api/AccountWeb/validate')).fail();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Login' })).toBeVisible());
    expect(localStorage.getItem('syo.token')).toBe(token);
    expect(total()).toHaveTextContent('$2,460');
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

describe('% OFF', () => {
  it('takes off rounded down, in panel and summary, and is kept for the tab', async () => {
    const { user } = await signedIn();
    await user.type(await offField(), '12.345');
    expect(await offField()).toHaveValue(12.34);
    expect(within(summary()).getByRole('row', { name: /^Total/ })).toHaveTextContent('$1,000');
    expect(within(summary()).getByRole('row', { name: /^Discount 12.34%/ })).toHaveTextContent('−$123');
    expect(within(summary()).getByRole('row', { name: /^Discounted total/ })).toHaveTextContent('$876');
    expect(screen.getByRole('form', { name: 'Dealer prices' })).toHaveTextContent('Customer price$876');
    expect(sessionStorage.getItem('syo.discount')).toBe('12.34');
  });

  it('is there again after a style change or a reload', async () => {
    sessionStorage.setItem('syo.discount', '10');
    await signedIn();
    expect(await offField()).toHaveValue(10);
    expect(within(summary()).getByRole('row', { name: /^Discounted total/ })).toHaveTextContent('$900');
  });

  it.each(['0', '100', '-5', '150'])('clears itself of %s', async (text) => {
    const { user } = await signedIn();
    const field = await offField();
    await user.type(field, text);
    await user.tab();
    expect(field).toHaveValue(null);
    expect(sessionStorage.getItem('syo.discount')).toBeNull();
  });

  it('lets a small percentage be typed through its zero', async () => {
    const { user } = await signedIn();
    await user.type(await offField(), '0.5');
    expect(within(summary()).getByRole('row', { name: /^Discount 0.5%/ })).toHaveTextContent('−$5');
    await user.clear(await offField());
    expect(within(summary()).queryByRole('row', { name: /^Discount/ })).not.toBeInTheDocument();
    expect(sessionStorage.getItem('syo.discount')).toBeNull();
  });
});

it('flags wholesale pricing at BMM', async () => {
  await signedIn({ code: 'BMM' });
  expect(await screen.findByText('Wholesale pricing')).toBeVisible();
});

describe('Markup of a super user', () => {
  const superUser = { isSuperUser: true, markup: 2.7, code: 'UNM' };
  const field = () => screen.findByRole('textbox', { name: 'Markup' });

  it('goes along with every price call, and prices are asked for again when it is edited', async () => {
    const { user, token, call } = await signedIn(superUser);
    expect(call.body.Markup).toBe(2.7);
    expect(await field()).toHaveValue('2.70');
    await user.clear(await field());
    await user.type(await field(), '3.10{Enter}');
    const info = await nextCall('/api/MarkupInfo');
    expect(info).toMatchObject({ path: '/api/MarkupInfo?newMarkup=3.10', token });
    info.answer({ Markup: 3.1, ReadableMarkupCode: 'CBM', IsValid: true });
    const again = await nextPriceCall([call]);
    expect(again.body.Markup).toBe(3.1);
    expect(screen.getByTestId('markup-code')).toHaveTextContent('CBM');
    again.answer(priced(1148));
    await waitFor(() => expect(total()).toHaveTextContent('$1,148'));
  });

  it.each(['0.99', '10', '2.705', 'two', ''])('refuses %p, says so and keeps the last', async (text) => {
    const { user } = await signedIn(superUser);
    await user.clear(await field());
    if (text) await user.type(await field(), text);
    await user.tab();
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/from 1.00 to 9.99/));
    expect(await field()).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByTestId('markup-code')).toHaveTextContent('UNM');
    expect(calls.some(({ path }) => path.startsWith('/api/MarkupInfo'))).toBe(false);
    expect(priceCalls()).toHaveLength(1);
  });

  it('of this tab is taken up again after a reload, before prices are asked for', async () => {
    sessionStorage.setItem('syo.markup', '3.10');
    keepToken();
    await renderConfigurator();
    (await nextCall('/api/AccountWeb/validate')).answer({
      IsAuthenticated: true,
      User: { Email: 'super@shop.example' },
    });
    (await nextCall('/api/IsSuperUser')).answer({ IsSuperUser: true });
    (await nextCall('/api/MarkupInfo')).answer({ Markup: 3.1, ReadableMarkupCode: 'CBM', IsValid: true });
    expect((await nextPriceCall()).body.Markup).toBe(3.1);
  });

  it('is nothing that a dealer who is not one could send', async () => {
    sessionStorage.setItem('syo.markup', '1.00');
    const { call } = await signedIn();
    expect(call.body.Markup).toBeNull();
    expect(calls.some(({ path }) => path.startsWith('/api/MarkupInfo'))).toBe(false);
  });
});

describe('customer view', () => {
  it('hides code, e-mail, banner, markup and workings, and shows the price to pay as the total', async () => {
    sessionStorage.setItem('syo.discount', '10');
    const { user } = await signedIn({ code: 'BMM', isSuperUser: true, markup: 1, email: 'ann@shop.example' });
    await screen.findByText('Wholesale pricing');
    const view = await customerView();
    view.focus();
    await user.keyboard(' ');
    expect(view).toBeChecked();
    expect(view).toHaveFocus();
    expect(screen.getByText('Customer view: dealer figures are hidden')).toBeInTheDocument();
    expect(total()).toHaveTextContent('$900');
    expect(within(summary()).getByRole('row', { name: /^Total/ })).toHaveTextContent('$900');
    expect(document.body).not.toHaveTextContent(/BMM|ann@shop|wholesale|markup|off|discount|1,000/i);
    // The rows add up to what the customer does not pay.
    expect(within(summary()).getByRole('row', { name: /^Leg / })).not.toHaveTextContent('$640');
    await user.keyboard('{Enter}');
    expect(view).not.toBeChecked();
    expect(total()).toHaveTextContent('$1,000');
    expect(screen.getByTestId('markup-code')).toHaveTextContent('BMM');
  });

  it('keeps the rows’ prices while nothing is taken off', async () => {
    localStorage.setItem('syo.customerView', 'on');
    await signedIn();
    expect(await customerView()).toBeChecked();
    expect(within(summary()).getByRole('row', { name: /^Leg / })).toHaveTextContent('$640');
  });

  it('is on again after a reload, from the first moment that there is a dealer', async () => {
    localStorage.setItem('syo.customerView', 'on');
    sessionStorage.setItem('syo.discount', '10');
    keepToken();
    await renderConfigurator();
    await answerSessionCheck({ code: 'BMM' });
    (await nextPriceCall()).answer(priced(1000));
    await waitFor(() => expect(total()).toHaveTextContent('$900'));
    expect(await customerView()).toBeChecked();
    expect(document.body).not.toHaveTextContent(/BMM|1,000/);
  });

  it('reads out the price to pay after a pick', async () => {
    localStorage.setItem('syo.customerView', 'on');
    sessionStorage.setItem('syo.discount', '10');
    const { user, call } = await signedIn({}, '$900');
    await openSection(user, 'Top Shape');
    await user.click(screen.getByRole('radio', { name: /^Round/ }));
    (await nextPriceCall([call])).answer(priced(2000));
    expect(await screen.findByText('Round selected, total $1,800')).toBeInTheDocument();
  });
});
