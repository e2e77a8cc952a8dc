import { screen, waitFor, within } from '@testing-library/react';
import { catchCalls } from './calls';
import { openSection, renderConfigurator } from './render-configurator';

beforeEach(catchCalls);

const heading = (name: RegExp) => screen.getByRole('button', { name, expanded: true });
const step = (name: RegExp) => within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('button', { name });

describe('the steps at the thumb', () => {
  it('lead on and back in the order of the accordion, and keep the focus', async () => {
    const { user } = await renderConfigurator();
    const next = step(/^Next: Top Shape/);
    await user.click(next);
    expect(heading(/^Top Shape/)).toBeVisible();
    expect(next).toHaveFocus();
    expect(next).toHaveAccessibleName('Next: Edge');
    await user.click(step(/^Previous: Size/));
    expect(heading(/^Size/)).toBeVisible();
  });

  it('stay where they are at either end', async () => {
    const { user } = await renderConfigurator();
    const previous = step(/^Previous: First step/);
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await user.click(previous);
    expect(heading(/^Size/)).toBeVisible();
    await openSection(user, 'Leaf Options');
    expect(step(/^Next: Last step/)).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('a row of the summary', () => {
  it('opens its section and puts the focus on its heading', async () => {
    const { user } = await renderConfigurator();
    const table = screen.getByRole('table', { name: 'Summary of your selections' });
    await user.click(within(table).getByRole('button', { name: 'Edge' }));
    expect(heading(/^Edge/)).toHaveFocus();
    await user.click(within(table).getByRole('button', { name: 'Leaf/Solid Top' }));
    expect(heading(/^Size/)).toHaveFocus();
  });

  it('opens it from the phone’s sheet, too, which goes', async () => {
    const { user } = await renderConfigurator();
    await user.click(screen.getByRole('link', { name: 'Summary' }));
    const sheet = await screen.findByRole('dialog', { name: 'Summary' });
    await user.click(within(sheet).getByRole('button', { name: 'Stain' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(heading(/^Stain/)).toHaveFocus());
  });
});

it('notes, delivery and sharing unfold where they are folded', async () => {
  const { user } = await renderConfigurator();
  const fold = screen.getByRole('button', { name: 'Notes, delivery and sharing' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(fold.getAttribute('aria-controls') ?? '')).toHaveTextContent(
    'Leaves store under the top.',
  );
});
