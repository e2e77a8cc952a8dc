import { screen, waitFor, within } from '@testing-library/react';
import { calls, nextCall } from './calls';
import { atCounter, customerView, offField, priced, signedIn, summary, total } from './dealer-view';
import { openSection, renderConfigurator } from './render-configurator';
import { answerSessionCheck, keepToken, nextPriceCall, priceCalls } from './sign-in';

jest.mock('@/lib/client/navigate', () => ({ goTo: jest.fn(), reloadPage: jest.fn() }));

beforeEach(atCounter);

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
