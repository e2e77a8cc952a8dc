import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Configurator } from '@/components/configurator/configurator';
import type { ConfiguratorProps } from '@/components/configurator/configurator-props';
import { buildSelection } from '@/lib/domain/build-selection';
import { defaultPicks } from '@/lib/domain/default-picks';
import { imageNames } from '@/lib/domain/image-names';
import { noPrices, type Prices } from '@/lib/domain/prices';
import { familyOf } from '@/lib/families/registry';
import { queryClient } from '@/lib/client/query-client';
import { harvestTable } from '../fixtures/style';

const family = familyOf(harvestTable);
export const initialPicks = defaultPicks(family, harvestTable);

export const initialPrices: Prices = {
  ...noPrices(family),
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

/** One call that the screen made, answered by the test when it likes. */
export interface Call {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly answer: (value: unknown, status?: number) => void;
}

export const calls: Call[] = [];

/** Catches every request until the test answers it. */
export function catchCalls(): void {
  calls.length = 0;
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { gcTime: Infinity } });
  globalThis.fetch = jest.fn((input: RequestInfo | URL, init?: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      calls.push({
        path: String(input),
        body: JSON.parse(String(init?.body ?? '{}')),
        answer: (value, status = 200) => {
          const text = JSON.stringify(value);
          resolve({
            ok: status < 300,
            status,
            statusText: '',
            json: () => Promise.resolve(JSON.parse(text)),
          } as Response);
        },
      });
    });
  });
}

/** Shows the fixture's configurator at a fresh address. */
export async function renderConfigurator(props: Partial<ConfiguratorProps> = {}) {
  window.history.replaceState(null, '', '/tables/harvest-leg');
  const user = userEvent.setup();
  const view = render(
    <Configurator
      style={harvestTable}
      categoryLongName="Dining Tables"
      initialPicks={initialPicks}
      initialPrices={initialPrices}
      initialImages={imageNames(family, buildSelection(family, harvestTable, initialPicks))}
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
