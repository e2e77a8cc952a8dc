import { act, screen, within } from '@testing-library/react';
import { calls, catchCalls } from './calls';
import { openSection, renderConfigurator, skuInAddress } from './render-configurator';

beforeEach(catchCalls);

const DEFAULT_SKU = 'HT4260S-L0230-RO-100-RE-E1-20';

const heading = (name: RegExp, expanded: boolean) => screen.getByRole('button', { name, expanded });

describe('accordion', () => {
  it('starts with the first section open, and the address carries the configuration', async () => {
    await renderConfigurator();
    expect(heading(/^Size/, true)).toBeVisible();
    expect(skuInAddress()).toBe(DEFAULT_SKU);
    expect(calls).toHaveLength(0);
  });

  it('closes the others when one opens, and toggles', async () => {
    const { user } = await renderConfigurator();
    await openSection(user, 'Edge');
    expect(heading(/^Size/, false)).toBeVisible();
    await user.click(heading(/^Edge/, true));
    expect(heading(/^Edge/, false)).toBeVisible();
  });

  it('divides pictured from non-pictured sections', async () => {
    await renderConfigurator();
    const divider = screen.getByText('Non-Pictured Options');
    const sheen = heading(/^Sheen/, false);
    const options = heading(/^Table Options/, false);
    expect(sheen.compareDocumentPosition(divider)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(divider.compareDocumentPosition(options)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('a thumbnail that nobody has drawn', () => {
  it('is told in words, whatever finish it would be shown in', async () => {
    const { user } = await renderConfigurator({ missingThumbnails: ['/swatch/{Wood}-106.webp'] });
    await openSection(user, 'Stain');
    const fruitwood = () => screen.getByRole('radio', { name: /Fruitwood/ });
    expect(within(fruitwood()).getByText('Not pictured yet')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Natural/ }).querySelector('img')?.src).toMatch(/\/swatch\/ro-100.webp$/);
    await openSection(user, 'Wood');
    await user.click(screen.getByRole('radio', { name: /^Soft Maple/ }));
    await openSection(user, 'Stain');
    expect(within(fruitwood()).getByText('Not pictured yet')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Natural/ }).querySelector('img')?.src).toMatch(/\/swatch\/sm-100.webp$/);
  });
});

describe('a list of parts', () => {
  it('moves the focus with arrows and picks with Space', async () => {
    const { user } = await renderConfigurator();
    await openSection(user, 'Top Shape');
    await act(() => screen.getByRole('radio', { name: /^Rectangle/ }).focus());
    await user.keyboard('{ArrowDown}');
    const boat = screen.getByRole('radio', { name: /^Boat/ });
    expect(boat).toHaveFocus();
    expect(boat).not.toBeChecked();
    expect(skuInAddress()).toBe(DEFAULT_SKU);
    await user.keyboard(' ');
    expect(boat).toBeChecked();
    expect(skuInAddress()).toBe('HT4260S-L0230-RO-100-BO-E1-20');
  });

  it('marks pictured parts and the share a part costs', async () => {
    const { user } = await renderConfigurator();
    await openSection(user, 'Edge');
    expect(screen.getByRole('radio', { name: /Eased \(Pictured\)/ })).toBeChecked();
    await openSection(user, 'Stain');
    expect(screen.getByRole('radio', { name: /Onyx Adds 5%/ })).toBeVisible();
  });

  it('refuses a restricted part with the message and changes nothing', async () => {
    const { user } = await renderConfigurator();
    await openSection(user, 'Edge');
    await user.click(screen.getByRole('radio', { name: /^Ogee/ }));
    const address = skuInAddress();
    await openSection(user, 'Leg');
    const shaker = screen.getByRole('radio', { name: /^Tapered Shaker/ });
    expect(shaker).toHaveAttribute('aria-disabled', 'true');
    expect(shaker).toHaveAccessibleDescription(
      'The combination of Tapered Shaker Leg with Ogee Edge is not available.',
    );
    await user.click(shaker);
    const popup = await screen.findByRole('dialog', {
      name: 'The combination of Tapered Shaker Leg with Ogee Edge is not available.',
    });
    const okay = within(popup).getByRole('button', { name: 'Okay' });
    expect(okay).toHaveFocus();
    await user.click(okay);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shaker).not.toBeChecked();
    expect(shaker).toHaveFocus();
    expect(skuInAddress()).toBe(address);
  });

  it('follows Back and Forward', async () => {
    const { user } = await renderConfigurator();
    await openSection(user, 'Top Shape');
    await user.click(screen.getByRole('radio', { name: /^Round/ }));
    await act(async () => {
      const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.back();
      await back;
    });
    expect(screen.getByRole('radio', { name: /^Rectangle/ })).toBeChecked();
  });
});

describe('stains', () => {
  it('offers a bottom list while 2-tone is on, starting with the top stain', async () => {
    const { user } = await renderConfigurator();
    await openSection(user, 'Stain');
    await user.click(screen.getByRole('checkbox', { name: /^2-tone/ }));
    const bottom = screen.getByRole('radiogroup', { name: 'Bottom stain' });
    expect(within(bottom).getByRole('radio', { name: /^Natural/ })).toBeChecked();
    await user.click(within(bottom).getByRole('radio', { name: /^Fruitwood/ }));
    expect(skuInAddress()).toBe('HT4260S-L0230-RO-100-106-RE-E1-20');
    await user.click(screen.getByRole('checkbox', { name: /^2-tone/ }));
    expect(screen.queryByRole('radiogroup', { name: 'Bottom stain' })).not.toBeInTheDocument();
    expect(skuInAddress()).toBe(DEFAULT_SKU);
  });
});

describe('multi-select', () => {
  it('takes parts in and out', async () => {
    const { user } = await renderConfigurator();
    await openSection(user, 'Table Options');
    await user.click(screen.getByRole('button', { name: /^Felt Pads/ }));
    await user.click(screen.getByRole('button', { name: /^Brass Casters/ }));
    expect(skuInAddress()).toBe(`${DEFAULT_SKU}-FP-BC`);
    await user.click(screen.getByRole('button', { name: /^Felt Pads/, pressed: true }));
    expect(skuInAddress()).toBe(`${DEFAULT_SKU}-BC`);
  });

  it('shows a subsection only if more than one of its parts is valid', async () => {
    const { user } = await renderConfigurator();
    await openSection(user, 'Table Options');
    expect(screen.getByRole('heading', { name: 'Feet' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Storage' })).not.toBeInTheDocument();
  });
});
