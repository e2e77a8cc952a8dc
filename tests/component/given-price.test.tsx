import { act, screen, waitFor, within } from '@testing-library/react';
import type { GivenPrice } from '@/lib/contracts/given-price';
import { configurationOf } from '@/lib/families/registry';
import { harvestTable } from '../fixtures/styles/harvest-table';
import { calls, optionPriceCalls } from './calls';
import { atCounter, priced, summary, total } from './dealer-view';
import { initialPrices, openSection, renderConfigurator } from './render-configurator';
import { answerSessionCheck, keepToken, nextPriceCall, priceCalls } from './sign-in';

beforeEach(atCounter);

const given: GivenPrice = {
  sku: configurationOf(harvestTable).sku,
  total: 1600,
  prices: { ...initialPrices, total: 1600 },
  dealer: 'Oak & Sons',
  givenOn: 'November 22, 2026',
  goodUntil: 'December 22, 2026',
  hasEnded: false,
};
const pickRound = async (user: Awaited<ReturnType<typeof renderConfigurator>>['user']) => {
  await openSection(user, 'Top Shape');
  await user.click(screen.getByRole('radio', { name: /^Round/ }));
};

describe('The page of a dealer’s mail', () => {
  it('shows what was sent, says by whom and until when, and asks nobody', async () => {
    await renderConfigurator({ given });
    expect(total()).toHaveTextContent('$1,600');
    expect(within(summary()).getByRole('row', { name: /^Total/ })).toHaveTextContent('$1,600');
    expect(screen.getByText('Given by Oak & Sons on November 22, 2026, good until December 22, 2026.')).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('shows no price of the shop’s once the design is another, and the given one again with the design', async () => {
    const { user } = await renderConfigurator({ given });
    await pickRound(user);
    expect(total()).toHaveTextContent('See associate for price');
    expect(screen.getByText('Changed from the design at $1,600: Oak & Sons will price it anew.')).toBeVisible();
    expect(priceCalls()).toHaveLength(0);
    await user.click(screen.getByRole('radio', { name: /^Rectangle/ }));
    expect(total()).toHaveTextContent('$1,600');
  });

  it('tells no option’s price by the shop’s own markup', async () => {
    const { user } = await renderConfigurator({ given });
    await openSection(user, 'Top Shape');
    // whoever asks does so once the browser is idle
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(optionPriceCalls).toHaveLength(0);
  });

  it('says when the price has ended', async () => {
    await renderConfigurator({ given: { ...given, hasEnded: true } });
    expect(total()).toHaveTextContent('See associate for price');
    expect(
      screen.getByText('The price of $1,600 ended on December 22, 2026: Oak & Sons will price it anew.'),
    ).toBeVisible();
  });

  it('shows a dealer who is signed in their own price', async () => {
    keepToken();
    await renderConfigurator({ given });
    await answerSessionCheck();
    (await nextPriceCall()).answer(priced(1000));
    await waitFor(() => expect(total()).toHaveTextContent('$1,000'));
  });
});

it('The page of a stranger’s mail asks for the price of today once the design is another, and tells the old one', async () => {
  const { user } = await renderConfigurator({ given: { ...given, dealer: null } });
  expect(screen.getByText('Given on November 22, 2026, good until December 22, 2026.')).toBeVisible();
  await pickRound(user);
  (await nextPriceCall()).answer(priced(2700));
  await waitFor(() => expect(total()).toHaveTextContent('$2,700'));
  expect(screen.getByText('It was sent at $1,600 on November 22, 2026.')).toBeVisible();
});
