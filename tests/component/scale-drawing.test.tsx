import { act, screen, within } from '@testing-library/react';
import { catchCalls } from './calls';
import { openSection, renderConfigurator } from './render-configurator';

beforeEach(catchCalls);

const drawing = () => screen.findByRole('img', { name: /^Scale drawing/ });

it('says in the summary how large the piece is, and draws it when that is opened', async () => {
  const { user } = await renderConfigurator();
  const told = screen.getByText('Table 60 × 42 in, 30 in high; 152 × 107 × 76 cm; seats 6');
  expect(screen.queryByRole('img', { name: /^Scale drawing/ })).toBeNull();
  await user.click(told);
  const shown = within(await drawing());
  expect(shown.getByText('60 in · 152 cm')).toBeInTheDocument();
  expect(shown.getByText('Seats 6')).toBeInTheDocument();
});

it('follows every pick', async () => {
  const { user } = await renderConfigurator();
  await user.click(screen.getByText(/^Table 60 × 42 in/));
  await drawing();
  await openSection(user, 'Table Height');
  await user.click(screen.getByRole('radio', { name: /^Counter 36/ }));
  expect(screen.getByText(/^Table 60 × 42 in, 36 in high/)).toBeInTheDocument();
  expect(within(await drawing()).getByText('36 in')).toBeInTheDocument();
});

it('opens on the picture, large, and gives the focus back', async () => {
  const { user } = await renderConfigurator();
  const opener = screen.getByRole('button', { name: 'True size' });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'True size' });
  expect(within(dialog).getByText(/seats 6$/)).toBeInTheDocument();
  expect(within(dialog).getByRole('img', { name: /Scale drawing\. Table 60 × 42 in/ })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Close drawing' }));
  expect(opener).toHaveFocus();
});

it('is drawn when the page is printed', async () => {
  await renderConfigurator();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(await drawing()).toBeInTheDocument();
});
