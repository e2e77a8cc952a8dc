import { screen, waitFor } from '@testing-library/react';
import { catchCalls } from './calls';
import { renderConfigurator, skuInAddress } from './render-configurator';

beforeEach(catchCalls);

it('Surprise me shows another design of the style, as a step that can be taken back', async () => {
  // the last of everything, which the fixture does not start with
  jest.spyOn(Math, 'random').mockReturnValue(0.999);
  const { user } = await renderConfigurator();
  const before = screen.getByTestId('custom-sku').textContent;
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Surprise me' }));
  await waitFor(() => expect(screen.getByTestId('custom-sku')).not.toHaveTextContent(before ?? ''));
  expect(skuInAddress()).toBe(screen.getByTestId('custom-sku').textContent);
  expect(screen.queryByText(/^Restricted/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'false');
});
