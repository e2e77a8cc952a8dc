import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Configurator } from '@/components/configurator/configurator';
import type { ConfiguratorProps } from '@/components/configurator/configurator-props';
import { noPrices, type Prices } from '@/lib/domain/prices';
import { configurationOf } from '@/lib/families/registry';
import { harvestTable } from '../fixtures/styles/harvest-table';

const initial = configurationOf(harvestTable);
export const initialPicks = initial.picks;

export const initialPrices: Prices = {
  ...noPrices(initial.family),
  fields: {
    TopPrice: 1820,
    LegOrBasePrice: 640,
    TableEdgePrice: 0,
    TopShapePrice: 0,
    TableOptionsPrices: [],
    LeafOptionPrice: 0,
  },
  total: 2460,
  isValid: true,
};

/** Shows the fixture's configurator at a fresh address. */
export async function renderConfigurator({
  address = '/tables/harvest-leg',
  ...props
}: Partial<ConfiguratorProps> & { readonly address?: string } = {}) {
  window.history.replaceState(null, '', address);
  const user = userEvent.setup();
  const view = render(
    <Configurator
      style={harvestTable}
      categoryLongName="Dining Tables"
      initialPicks={initialPicks}
      initialPrices={initialPrices}
      initialImages={initial.imageNames}
      notice=""
      {...props}
    />,
  );
  // The first picture is checked in the background.
  await act(() => Promise.resolve());
  return { user, ...view };
}

/** Opens a section by the beginning of its heading. */
export async function openSection(user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`), expanded: false }));
}

export const skuInAddress = (): string | null => new URLSearchParams(window.location.search).get('customSku');
