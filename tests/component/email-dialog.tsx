import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailIcon } from '@/components/email/email-icon';
import { catchCalls } from './calls';
import { startAsStranger } from './sign-in';

export const SKU = 'LT4272S-L0130-CH-113-RE-E1-F0-20';

/** Every test starts as a stranger at the address of a design. */
export function freshScreens(): void {
  beforeEach(() => {
    catchCalls();
    startAsStranger();
    // What the screen copes with is logged (specification §8).
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    window.history.replaceState(null, '', `/tables?customSku=${SKU}`);
  });
}

export type User = ReturnType<typeof userEvent.setup>;

export const label = (name: string) => screen.getByLabelText(name);
export const sendButton = () => screen.getByRole('button', { name: 'Send' });
export const dialog = () => screen.queryByRole('dialog');

export async function openDialog(): Promise<User> {
  const user = userEvent.setup();
  render(<EmailIcon />);
  await user.click(screen.getByRole('button', { name: 'E-mail this design' }));
  await screen.findByRole('dialog', { name: 'E-mail this design' });
  return user;
}

export const GOOD: Readonly<Record<string, string>> = {
  'Sender Email': 'joe@shop.test',
  'Confirm Sender Email': 'joe@shop.test',
  'Customer Name': 'Ann',
  'Customer Email': 'ann@home.test',
  Message: 'Here is your table.',
};

/** Fills in all fields but some. */
export async function fill(user: User, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await user.click(label(name));
    await user.paste(value);
  }
}
