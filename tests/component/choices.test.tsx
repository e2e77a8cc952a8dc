import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Choice, Choices } from '@/components/ui/choices';

const WOODS = ['Oak', 'Walnut', 'Cherry'] as const;

function Woods({ chosen = '', onChoose = () => {} }: { chosen?: string; onChoose?: (value: string) => void }) {
  return (
    <>
      <button>before</button>
      <Choices kind="one" aria-label="Wood" onChoose={onChoose}>
        {WOODS.map((wood) => (
          <Choice key={wood} value={wood} isSelected={wood === chosen}>
            {wood}
          </Choice>
        ))}
      </Choices>
      <button>after</button>
    </>
  );
}

const wood = (name: string) => screen.getByRole('radio', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('Tab enters at what is chosen and leaves in one step, both ways', async () => {
  const user = userEvent.setup();
  render(<Woods chosen="Walnut" />);
  await user.tab();
  await user.tab();
  expect(wood('Walnut')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(wood('Cherry')).toHaveFocus();
  await user.tab();
  expect(button('after')).toHaveFocus();
  await user.tab({ shift: true });
  expect(wood('Walnut')).toHaveFocus();
  await user.tab({ shift: true });
  expect(button('before')).toHaveFocus();
});

test('Tab enters at the first where nothing is chosen', async () => {
  const user = userEvent.setup();
  render(<Woods />);
  await user.tab();
  await user.tab();
  expect(wood('Oak')).toHaveFocus();
});

test('arrows go round, Home and End to the ends, and none of them chooses', async () => {
  const user = userEvent.setup();
  const onChoose = jest.fn();
  render(<Woods chosen="Oak" onChoose={onChoose} />);
  await user.tab();
  await user.tab();
  const steps = [
    ['{ArrowUp}', 'Cherry'],
    ['{ArrowDown}', 'Oak'],
    ['{ArrowRight}', 'Walnut'],
    ['{ArrowLeft}', 'Oak'],
    ['{End}', 'Cherry'],
    ['{Home}', 'Oak'],
    ['{Control>}{End}{/Control}', 'Oak'],
  ] as const;
  for (const [keys, name] of steps) {
    await user.keyboard(keys);
    expect(wood(name)).toHaveFocus();
  }
  expect(onChoose).not.toHaveBeenCalled();
});

test('a click, Space and Enter choose, what is chosen too, and take the focus along', async () => {
  const user = userEvent.setup();
  const onChoose = jest.fn();
  render(<Woods chosen="Oak" onChoose={onChoose} />);
  await user.click(wood('Cherry'));
  expect(wood('Cherry')).toHaveFocus();
  await user.keyboard('{ArrowUp} ');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onChoose.mock.calls).toEqual([['Cherry'], ['Walnut'], ['Oak']]);
});

test('a list inside a list keeps its keys and its clicks to itself', async () => {
  const user = userEvent.setup();
  const onOuter = jest.fn();
  const onInner = jest.fn();
  render(
    <Choices kind="any" isVertical aria-label="Sizes" onChoose={onOuter}>
      <Choice value="small" isSelected={false}>
        Small
      </Choice>
      <Choices kind="one" aria-label="Leaves" onChoose={onInner}>
        <Choice value="solid" isSelected={false}>
          Solid
        </Choice>
        <Choice value="leaf" isSelected>
          Leaf
        </Choice>
      </Choices>
      <Choice value="large" isSelected>
        Large
      </Choice>
    </Choices>,
  );
  const sizes = screen.getByRole('toolbar', { name: 'Sizes' });
  await user.click(within(sizes).getByRole('radio', { name: 'Solid' }));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Solid' })).toHaveFocus();
  await user.click(button('Small'));
  await user.keyboard('{ArrowRight}');
  expect(button('Small')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(button('Large')).toHaveFocus();
  expect(button('Large')).toHaveAttribute('aria-pressed', 'true');
  expect(onInner.mock.calls).toEqual([['solid']]);
  expect(onOuter.mock.calls).toEqual([['small']]);
});
