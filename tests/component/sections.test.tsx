import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { harvestTable } from '../fixtures/styles/harvest-table';
import { calls, catchCalls } from './calls';
import { openSection, renderConfigurator, skuInAddress } from './render-configurator';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

beforeEach(() => {
  catchCalls();
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

afterEach(() => jest.useRealTimers());

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

/** jsdom's own pointer events say nothing of the kind of pointer. */
function moveMouseOn(element: Element): void {
  fireEvent(element, Object.assign(createEvent.pointerMove(element), { pointerType: 'mouse' }));
}

describe('flyouts', () => {
  const sizeRow = (name: RegExp) => screen.getByRole('button', { name });
  const leavesOf = (name: RegExp) => screen.queryByRole('radiogroup', { name });

  it('shows the leaves of a size while a mouse rests on it, hides them when it leaves the choices, and picks both', async () => {
    const { user } = await renderConfigurator();
    const size = sizeRow(/^42″ × 72″/);
    expect(size).toHaveAttribute('aria-expanded', 'false');
    await user.hover(size);
    expect(await screen.findByRole('radiogroup', { name: /^42″ × 72″/ })).toBeVisible();
    await user.unhover(size);
    await waitFor(() => expect(leavesOf(/^42″ × 72″/)).not.toBeInTheDocument());
    await user.click(size);
    const leaf = within(screen.getByRole('radiogroup', { name: /^42″ × 72″/ })).getByRole('radio', {
      name: 'Two 12″ Leaves',
    });
    await user.click(leaf);
    expect(skuInAddress()).toBe('HT4272B-L0230-RO-100-RE-E1-20');
    expect(leaf).toHaveFocus();
    expect(leaf).toBeVisible();
  });

  it('closes no row while another opens: what is under the pointer never moves', async () => {
    const { user } = await renderConfigurator();
    await user.click(sizeRow(/^42″ × 60″/));
    await user.click(sizeRow(/^48″ × 84″/));
    expect(leavesOf(/^42″ × 60″/)).toBeVisible();
    expect(leavesOf(/^48″ × 84″/)).toBeVisible();
    await user.click(sizeRow(/^42″ × 60″/));
    expect(leavesOf(/^42″ × 60″/)).not.toBeInTheDocument();
  });

  it('opens for a mouse that rests, not for one on its way, and takes no press yet on what has moved', async () => {
    await renderConfigurator();
    // The lens for thumbnails comes with the first pointer, and is not what is looked at here.
    await act(async () => {
      fireEvent.pointerOver(screen.getByRole('region', { name: 'Your choices' }));
      await import('@/components/configurator/sections/lens');
    });
    jest.useFakeTimers();
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    const size = sizeRow(/^42″ × 60″/);
    const isOpen = () => size.getAttribute('aria-expanded') === 'true';
    moveMouseOn(size);
    pass(200);
    moveMouseOn(size);
    pass(200);
    expect(isOpen()).toBe(false);
    pass(100);
    expect(isOpen()).toBe(true);
    const moved = screen.getByRole('radio', { name: 'One 12″ Leaf' });
    fireEvent.click(moved);
    expect(skuInAddress()).toBe(DEFAULT_SKU);
    pass(300);
    fireEvent.click(moved);
    expect(skuInAddress()).toBe('HT4260A-L0230-RO-100-RE-E1-20');
  });

  it('is walked with the keyboard', async () => {
    const { user } = await renderConfigurator();
    const size = sizeRow(/^48″ × 84″/);
    await act(() => size.focus());
    expect(leavesOf(/^48″ × 84″/)).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    const leaves = await screen.findByRole('radiogroup', { name: /^48″ × 84″/ });
    await waitFor(() => expect(within(leaves).getByRole('radio', { name: 'Solid Top' })).toHaveFocus());
    await user.keyboard('{ArrowDown} ');
    expect(skuInAddress()).toBe('HT4884A-L0230-RO-100-RE-E1-20');
    expect(within(leaves).getByRole('radio', { name: /^One 12″ Leaf/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(leavesOf(/^48″ × 84″/)).not.toBeInTheDocument();
    expect(size).toHaveFocus();
  });

  it('shows a size whose every leaf is refused like any other restricted part', async () => {
    const sections = harvestTable.sections.map((section) => ({
      ...section,
      parts: section.parts.map((part) => (part.id === 103 ? { ...part, isSelectionRestricted: true } : part)),
    }));
    const { user } = await renderConfigurator({ style: { ...harvestTable, sections } });
    const size = sizeRow(/^48″ × 84″ Not available/);
    expect(size).toHaveAttribute('aria-disabled', 'true');
    expect(size).toHaveAccessibleDescription('48″ × 84″ Size is not available.');
    await user.click(size);
    await user.click(
      within(await screen.findByRole('dialog', { name: '48″ × 84″ Size is not available.' })).getByRole('button', {
        name: 'Okay',
      }),
    );
    expect(size).toHaveFocus();
    expect(skuInAddress()).toBe(DEFAULT_SKU);
  });

  it('offers the parts of a child section', async () => {
    const { user } = await renderConfigurator();
    await openSection(user, 'Leaf Options');
    await user.click(screen.getByRole('button', { name: /^Leaf Storage/ }));
    await user.click(screen.getByRole('radio', { name: 'Under the Top' }));
    expect(skuInAddress()).toBe(`${DEFAULT_SKU}-LS`);
    expect(screen.getByRole('button', { name: /^Leaf Storage Under the Top/ })).toBeVisible();
  });

  it('says in the row what a part is', async () => {
    const { user } = await renderConfigurator();
    await openSection(user, 'Sheen');
    expect(screen.getByText('Mirrors the room')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Gloss/ }));
    expect(skuInAddress()).toBe('HT4260S-L0230-RO-100-RE-E1-60');
  });
});
