import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { harvestTable } from '../fixtures/styles/harvest-table';
import { catchCalls } from './calls';
import { openSection, renderConfigurator, skuInAddress } from './render-configurator';

beforeEach(catchCalls);

afterEach(() => jest.useRealTimers());

const DEFAULT_SKU = 'HT4260S-L0230-RO-100-RE-E1-20';

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
