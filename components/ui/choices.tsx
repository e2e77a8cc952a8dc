'use client';

import {
  createContext,
  use,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';

/** One of a list is chosen, or any number of it. */
type ChoiceKind = 'one' | 'any';

const ROLES = { one: 'radiogroup', any: 'toolbar' } as const;
const KindContext = createContext<ChoiceKind>('one');

type Intent = 'first' | 'last' | 'next' | 'previous';
const VERTICAL: Readonly<Record<string, Intent>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  PageUp: 'first',
  End: 'last',
  PageDown: 'last',
};
const BOTH_WAYS: typeof VERTICAL = { ...VERTICAL, ArrowLeft: 'previous', ArrowRight: 'next' };

interface ChoicesProps extends Omit<
  ComponentProps<'div'>,
  'role' | 'tabIndex' | 'onKeyDown' | 'onFocus' | 'onBlur' | 'onClick'
> {
  readonly kind: ChoiceKind;
  /** Arrows to the sides mean something else here. */
  readonly isVertical?: boolean;
  /** Hears the value of what is pressed, chosen already or not. */
  readonly onChoose?: (value: string) => void;
}

/**
 * A list of choices that is one stop for the Tab key: it enters at what is chosen, arrows, Home and End move the focus
 * and nothing else, a click, Space or Enter chooses (the roving focus of the ARIA Authoring Practices). The list itself
 * listens, and nothing but its own element changes while the focus moves: a long list is as quick as a short one (decision
 * 005).
 */
export function Choices({ kind, isVertical = false, onChoose, children, ...props }: ChoicesProps) {
  const [isInside, setIsInside] = useState(false);
  const enter = ({ target, currentTarget: list }: FocusEvent<HTMLElement>) => {
    setIsInside(true);
    // A press beside the choices leads to none of them.
    if (target !== list || !list.matches(':focus-visible')) return;
    const choices = choicesOf(list);
    (choices.find(isChosen) ?? choices[0])?.focus();
  };
  const leave = ({ relatedTarget, currentTarget: list }: FocusEvent<HTMLElement>) => {
    if (!list.contains(relatedTarget)) setIsInside(false);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: list, target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const intent = altKey || ctrlKey || metaKey || shiftKey ? undefined : (isVertical ? VERTICAL : BOTH_WAYS)[key];
    const choices = choicesOf(list);
    const at = choices.findIndex((choice) => choice === target);
    if (!intent || at < 0) return;
    event.preventDefault();
    const to = { first: 0, last: -1, next: (at + 1) % choices.length, previous: at - 1 }[intent];
    choices.at(to)?.focus();
  };
  const choose = ({ target, currentTarget: list }: MouseEvent<HTMLElement>) => {
    const pressed = choicesOf(list).find((choice) => target instanceof Node && choice.contains(target));
    if (pressed) onChoose?.(pressed.value);
  };
  return (
    <KindContext value={kind}>
      <div
        {...props}
        role={ROLES[kind]}
        data-choices
        tabIndex={isInside ? -1 : 0}
        onFocus={enter}
        onBlur={leave}
        onKeyDown={move}
        onClick={choose}
      >
        {children}
      </div>
    </KindContext>
  );
}

interface ChoiceProps extends Omit<ComponentProps<'button'>, 'type' | 'role' | 'tabIndex' | 'value'> {
  readonly value: string;
  /** Undefined for one that is chosen by nobody and only leads on. */
  readonly isSelected: boolean | undefined;
}

/** One of `Choices`. A press takes the focus along, which not every browser does by itself. */
export function Choice({ isSelected, onClick, ...props }: ChoiceProps) {
  const kind = use(KindContext);
  const state =
    kind === 'one' ? ({ role: 'radio', 'aria-checked': isSelected } as const) : { 'aria-pressed': isSelected };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.focus();
    onClick?.(event);
  };
  return (
    <button {...props} {...state} type="button" tabIndex={-1} data-choice={isSelected ? 'on' : 'off'} onClick={press} />
  );
}

const isChosen = (choice: HTMLButtonElement): boolean => choice.dataset.choice === 'on';

/** Those of a list itself: a choice may open a list of its own below it. */
const choicesOf = (list: HTMLElement): readonly HTMLButtonElement[] =>
  [...list.querySelectorAll<HTMLButtonElement>('[data-choice]')].filter(
    (choice) => choice.closest('[data-choices]') === list,
  );
