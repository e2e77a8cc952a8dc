import { screen, waitFor } from '@testing-library/react';
import { pricesToWire } from '@/lib/contracts/prices';
import { catchCalls } from './calls';
import { initialPrices, renderConfigurator } from './render-configurator';
import { answerSessionCheck, keepToken, nextPriceCall, startAsStranger } from './sign-in';

/** Before each test of what dealers see: a browser that nobody has used. */
export function atCounter(): void {
  catchCalls();
  startAsStranger();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
}

export const priced = (total: number) => pricesToWire({ ...initialPrices, total });
export const total = () => screen.getByTestId('total');
export const summary = () => screen.getByRole('table', { name: 'Summary of your selections' });
export const offField = () => screen.findByRole('spinbutton', { name: '% OFF' });
export const customerView = () => screen.findByRole('switch', { name: 'Customer view' });

/** A dealer whose price of the first configuration is $1,000. */
export async function signedIn(dealer: Parameters<typeof answerSessionCheck>[0] = {}, shown = '$1,000') {
  const token = keepToken();
  const view = await renderConfigurator();
  await answerSessionCheck(dealer);
  const call = await nextPriceCall();
  call.answer(priced(1000));
  await waitFor(() => expect(total()).toHaveTextContent(shown));
  return { ...view, token, call };
}
