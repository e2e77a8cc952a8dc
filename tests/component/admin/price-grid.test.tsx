import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Change, Figures } from '@/components/admin/grid/changes';
import { PriceGrid } from '@/components/admin/grid/price-grid';
import type { Conflict } from '@/components/admin/grid/use-grid';
import { layOutGrid } from './laid-out-grid';

beforeEach(layOutGrid);

const COLUMNS = ['any wood', 'value', 'premium'];

/** A grid of prices 100, 101, 102 … in dollars; what is sent goes to `sent`. */
function showGrid(rows: number, answer: (batch: readonly Change[]) => readonly Conflict[] = () => []) {
  const figures: Figures = Array.from({ length: rows }, (_, row) =>
    COLUMNS.map((_, column) => (100 + row + column) * 100),
  );
  const sent: (readonly Change[])[] = [];
  const send = async (batch: readonly Change[]) => {
    sent.push(batch);
    return answer(batch);
  };
  const lines = Array.from({ length: rows }, (_, row) => ({ names: [`Part ${row}`, 'wide'] }));
  render(
    <PriceGrid
      caption="Prices"
      unit="dollars"
      columns={COLUMNS}
      lines={lines}
      now={figures}
      base={figures}
      send={send}
    />,
  );
  const grid = screen.getByRole('grid', { name: 'Prices' });
  const row = (index: number) => within(grid).getByRole('row', { name: new RegExp(`^Part ${index}\\b`) });
  const texts = (index: number) =>
    within(row(index))
      .getAllByRole('gridcell')
      .map((cell) => cell.textContent);
  return { grid, sent, texts, row, user: userEvent.setup() };
}

const paste = (grid: HTMLElement, text: string) =>
  fireEvent.paste(grid, { clipboardData: { getData: () => text, setData: () => {} } });

it('is a real table that says how large it is, and draws the rows in sight only', () => {
  const { grid } = showGrid(3000);
  expect(grid.tagName).toBe('TABLE');
  expect(grid).toHaveAttribute('aria-rowcount', '3001');
  expect(grid).toHaveAttribute('aria-colcount', '4');
  expect(within(grid).getAllByRole('row').length).toBeLessThan(50);
  const [, first] = within(grid).getAllByRole('row');
  expect(first).toHaveAttribute('aria-rowindex', '2');
});

it('is worked by keyboard alone: go, type, select, raise, undo, redo', async () => {
  const { grid, texts, sent, user } = showGrid(5);
  await user.tab();
  while (document.activeElement !== grid) await user.tab();
  await user.keyboard('{ArrowDown}{ArrowRight}250{Enter}');
  expect(texts(1)).toEqual(['$101', 'was $102$250', '$103']);
  expect(grid).toHaveFocus();
  expect(grid.getAttribute('aria-activedescendant')).toBe(within(grid).getAllByRole('gridcell')[7]?.id);
  await user.keyboard('{Control>}{Home}{/Control}{Shift>}{ArrowDown}{/Shift}');
  expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(2);
  await user.type(screen.getByLabelText('Change by %'), '4');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect([texts(0)[0], texts(1)[0]]).toEqual(['was $100$104', 'was $101$105']);
  act(() => grid.focus());
  await user.keyboard('{Control>}z{/Control}');
  expect([texts(0)[0], texts(1)[0]]).toEqual(['$100', '$101']);
  await user.keyboard('{Control>}y{/Control}');
  expect(texts(0)[0]).toBe('was $100$104');
  expect(sent.map((batch) => batch.length)).toEqual([1, 2, 2, 2]);
});

it('Escape leaves a cell as it was; a text that is no price is not taken and stays to be mended', async () => {
  const { grid, texts, sent, user } = showGrid(3);
  act(() => grid.focus());
  await user.keyboard('{Enter}');
  await user.clear(screen.getByRole('textbox', { name: 'Part 0, any wood' }));
  await user.keyboard('oak{Enter}');
  expect(screen.getByText('“oak” is no price')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Part 0, any wood' })).toHaveValue('oak');
  await user.keyboard('{Escape}');
  expect(texts(0)[0]).toBe('$100');
  expect(sent).toEqual([]);
});

it('copies to and pastes from a spreadsheet, and fills down', async () => {
  const { grid, texts, user } = showGrid(4);
  act(() => grid.focus());
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const setData = jest.fn();
  fireEvent.copy(grid, { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', '100\t101\n');
  await user.keyboard('{Control>}{Home}{/Control}');
  paste(grid, '1,500\t2.50\nn/a\t\n');
  expect(texts(0)).toEqual(['was $100$1,500', 'was $101$2.50', '$102']);
  expect(texts(1)).toEqual(['was $101n/a', 'was $102–', '$103']);
  await user.keyboard('{Control>}d{/Control}');
  expect(texts(1).slice(0, 2)).toEqual(['was $101$1,500', 'was $102$2.50']);
});

it('a mouse selects a range, too', () => {
  const { grid } = showGrid(4);
  const cells = within(grid).getAllByRole('gridcell');
  fireEvent.mouseDown(cells[1] as Element, { button: 0 });
  fireEvent.mouseOver(cells[5] as Element, { buttons: 1 });
  expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(4);
});

it('ten thousand cells are pasted as one change, marked, taken back by one undo and made again by one redo', async () => {
  const { grid, texts, sent, user } = showGrid(4000);
  act(() => grid.focus());
  paste(grid, Array.from({ length: 3400 }, () => '7\t8\t9').join('\n'));
  expect(texts(0)).toEqual(['was $100$7', 'was $101$8', 'was $102$9']);
  await waitFor(() => expect(sent.map((batch) => batch.length)).toEqual([10_200]));
  expect(screen.getByText(/10200 changed/)).toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  expect(texts(0)).toEqual(['$100', '$101', '$102']);
  expect(screen.getByText(/, 0 changed/)).toBeInTheDocument();
  await user.keyboard('{Control>}y{/Control}');
  expect(texts(0)).toEqual(['was $100$7', 'was $101$8', 'was $102$9']);
  await waitFor(() => expect(sent.map((batch) => batch.length)).toEqual([10_200, 10_200, 10_200]));
  const last = { row: 3_399, column: 2, was: 350_100, now: 900 };
  expect(sent.map((batch) => batch.at(-1))).toEqual([last, { ...last, was: 900, now: 350_100 }, last]);
});

it('whoever sets a cell that another has set is told whose and what, keeps their own text, and saves the rest', async () => {
  let isFirst = true;
  const { grid, texts, sent, user } = showGrid(3, () => {
    if (!isFirst) return [];
    isFirst = false;
    return [{ row: 0, column: 0, theirs: 12_000, author: 'ann@shop.test' }];
  });
  act(() => grid.focus());
  paste(grid, '130\t140');
  const told = await screen.findByText('Part 0, wide, any wood: ann@shop.test set $120, you $130');
  expect(told).toBeInTheDocument();
  expect(texts(0)).toEqual(['was $100$120', 'was $101$140', '$102']);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual([{ row: 0, column: 1, was: 10_100, now: 14_000 }]);
  await user.click(screen.getByRole('button', { name: /Set mine/ }));
  expect(texts(0)[0]).toBe('was $100$130');
  await waitFor(() => expect(sent[2]).toEqual([{ row: 0, column: 0, was: 12_000, now: 13_000 }]));
  expect(screen.queryByText(/set \$120/)).toBeNull();
});
