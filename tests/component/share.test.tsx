import { screen } from '@testing-library/react';
import { noPrices } from '@/lib/domain/prices';
import { familyOf } from '@/lib/families/registry';
import { harvestTable } from '../fixtures/styles/harvest-table';
import { catchCalls } from './calls';
import { initialPicks, renderConfigurator, skuInAddress } from './render-configurator';

beforeEach(catchCalls);

const permalink = () => `http://localhost/tables/harvest-leg?customSku=${skuInAddress()}`;

describe('handing on a configuration', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  const withSheet = (share: jest.Mock) =>
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });

  it('copies the link, without what else the address holds, and says so', async () => {
    const { user } = await renderConfigurator();
    window.history.replaceState(null, '', `${window.location.href}&utm_source=letter#summary`);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(permalink());
  });

  it('opens the share sheet of a device that has one', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    withSheet(share);
    const { user } = await renderConfigurator();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Harvest Leg Table', url: permalink() });
  });

  it('takes it that somebody closes the sheet', async () => {
    withSheet(jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError')));
    const { user } = await renderConfigurator();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.getByRole('button', { name: 'Share' })).toBeEnabled();
  });

  it('offers no sheet where there is none', async () => {
    await renderConfigurator();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});

describe('a configuration that is restricted', () => {
  const noPrice = noPrices(familyOf(harvestTable));

  it('says so beside its price', async () => {
    const parts = { ...initialPicks.parts };
    // Ogee goes with no shaker leg.
    for (const section of harvestTable.sections) {
      const clash = section.parts.find(({ id }) => id === 302 || id === 252);
      if (clash) parts[section.id] = [clash.id];
    }
    await renderConfigurator({ initialPicks: { ...initialPicks, parts }, initialPrices: noPrice });
    expect(screen.getByText(/^Restricted: not all of these parts go together/)).toBeVisible();
  });

  it('is told from one that only has no price', async () => {
    await renderConfigurator({ initialPrices: noPrice });
    expect(screen.getAllByText('See associate for price').length).toBeGreaterThan(0);
    expect(screen.queryByText(/^Restricted: not all/)).toBeNull();
  });
});
