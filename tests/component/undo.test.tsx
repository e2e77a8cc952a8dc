import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pricesToWire } from '@/lib/contracts/prices';
import { calls, catchCalls } from './calls';
import { initialPrices, openSection, renderConfigurator, skuInAddress } from './render-configurator';

beforeEach(catchCalls);

const actions = () => within(screen.getByRole('group', { name: 'Your design' }));
const button = (name: string) => actions().getByRole('button', { name });
const shape = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`), hidden: true });

/** Answers all that wait for prices, so that the last pick is read out. */
function answerPrices(): void {
  for (const { path, answer } of calls) if (path.endsWith('Prices')) answer(pricesToWire(initialPrices));
}

async function pickShapes(...names: readonly string[]) {
  const { user } = await renderConfigurator();
  const skus = [skuInAddress()];
  await openSection(user, 'Top Shape');
  for (const name of names) {
    await user.click(shape(name));
    skus.push(skuInAddress());
  }
  return { user, skus };
}

it('Undo and Redo go through all picks, by button, keys and the browser alike, and say so', async () => {
  const { user, skus } = await pickShapes('Boat', 'Round', 'Rectangle');
  expect(button('Redo')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Undo'));
  await waitFor(() => expect(skuInAddress()).toBe(skus[2]));
  expect(shape('Round')).toBeChecked();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(skuInAddress()).toBe(skus[1]));
  expect(shape('Boat')).toBeChecked();
  answerPrices();
  expect(await screen.findByText('Undone: Round. Boat again, total $2,460')).toBeInTheDocument();
  window.history.back();
  await waitFor(() => expect(shape('Rectangle')).toBeChecked());
  expect(skuInAddress()).toBe(skus[0]);
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Control>}y{/Control}');
  await waitFor(() => expect(shape('Boat')).toBeChecked());
  await user.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}');
  await waitFor(() => expect(shape('Round')).toBeChecked());
  answerPrices();
  expect(await screen.findByText('Redone: Round, total $2,460')).toBeInTheDocument();
  window.history.forward();
  await waitFor(() => expect(skuInAddress()).toBe(skus[3]));
});

it('A pick after an undo drops what could be redone', async () => {
  const { user, skus } = await pickShapes('Boat', 'Round');
  await user.click(button('Undo'));
  await waitFor(() => expect(skuInAddress()).toBe(skus[1]));
  expect(button('Redo')).toHaveAttribute('aria-disabled', 'false');
  await user.click(shape('Rectangle'));
  expect(button('Redo')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Undo'));
  await waitFor(() => expect(skuInAddress()).toBe(skus[1]));
});

it('Keys pressed faster than the browser goes are all counted', async () => {
  const { skus } = await pickShapes('Boat', 'Round', 'Rectangle');
  for (let press = 0; press < 3; press += 1) fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(skuInAddress()).toBe(skus[0]));
});

it('In a field the keys are the text’s', async () => {
  const { user, skus } = await pickShapes('Boat');
  await user.click(screen.getByRole('textbox', { name: 'Search by custom sku' }));
  await user.keyboard('{Control>}z{/Control}');
  await new Promise((settle) => setTimeout(settle, 50));
  expect(skuInAddress()).toBe(skus[1]);
});

it('Beyond what the browser’s history holds, Undo and Redo go on in place', async () => {
  const { user, skus } = await pickShapes('Boat', 'Round', 'Rectangle');
  const [id, , ...listed] = (window.sessionStorage.getItem('syo.steps') ?? '').split(' ');
  window.sessionStorage.setItem('syo.steps', [id, '2', ...listed].join(' '));
  const steps = [2, 1, 0];
  for (const step of steps) {
    await user.click(button('Undo'));
    await waitFor(() => expect(skuInAddress()).toBe(skus[step]));
  }
  for (const step of [1, 2, 3]) {
    await user.click(button('Redo'));
    await waitFor(() => expect(skuInAddress()).toBe(skus[step]));
  }
  expect(shape('Rectangle')).toBeChecked();
});

it('Starting over is a step like any other', async () => {
  const { user, skus } = await pickShapes('Boat');
  await user.click(button('Start over'));
  expect(skuInAddress()).toBe(skus[0]);
  expect(button('Start over')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Undo'));
  await waitFor(() => expect(skuInAddress()).toBe(skus[1]));
});
