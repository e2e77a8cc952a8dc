import { isDeepStrictEqual } from 'node:util';
import { act, screen } from '@testing-library/react';
import { calls, catchCalls } from './calls';
import { openSection, renderConfigurator } from './render-configurator';

/** Images that were loaded, in order, with the priority they were loaded at. */
const loaded: { readonly path: string; readonly priority: string }[] = [];
let savesData = false;

beforeEach(() => {
  catchCalls();
  loaded.length = 0;
  savesData = false;
  HTMLImageElement.prototype.decode = function decode(this: HTMLImageElement) {
    loaded.push({ path: new URL(this.src).pathname, priority: this.fetchPriority });
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => ({ saveData: savesData }) });
});

const pass = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const QUIET = 900; // longer than the pause after which loading ahead begins, and an idle moment
const questions = () => calls.filter(({ path }) => path === '/api/CreateTableImageNames');
const names = (token: string) => ({
  Path: '/images/table/',
  Shadow: 'shadow/a/none.webp',
  Leg: null,
  Apron: null,
  Can: null,
  Top: `top/a/${token}.webp`,
});

it('loads nothing ahead before a visitor touches anything', async () => {
  await renderConfigurator();
  await pass(QUIET);
  expect(questions()).toHaveLength(0);
});

it('loads the neighbours of the chosen part, nearest first, at low priority; a pick of one asks for nothing', async () => {
  const { user } = await renderConfigurator();
  await openSection(user, 'Stain');
  await pass(QUIET);
  // Natural is chosen; its neighbour is Fruitwood.
  expect(questions().map(({ body }) => body.TopStain)).toEqual([{ Id: expect.any(Number) }]);
  loaded.length = 0;
  questions()[0]?.answer(names('fruitwood'));
  await pass(QUIET);
  expect(loaded.map(({ path }) => path)).toContain('/images/table/top/a/fruitwood.webp');
  expect(loaded.every(({ priority }) => priority === 'low')).toBe(true);
  const fruitwood = questions()[0]?.body.TopStain;
  loaded.length = 0;
  await user.click(screen.getByRole('radio', { name: /^Fruitwood/ }));
  await pass(50);
  expect(screen.getByRole('img', { name: /as configured/ }).innerHTML).toContain('top/a/fruitwood.webp');
  // Its own neighbours may be asked for by then.
  expect(questions().filter(({ body }) => isDeepStrictEqual(body.TopStain, fruitwood))).toHaveLength(1);
  expect(loaded).toEqual([]);
});

it('goes no further once a pick came', async () => {
  const { user } = await renderConfigurator();
  await openSection(user, 'Stain');
  await pass(QUIET);
  const [ahead] = questions();
  await user.click(screen.getByRole('radio', { name: /^Fruitwood/ }));
  loaded.length = 0;
  ahead?.answer({ ...names('late'), Top: 'top/a/late.webp' });
  await pass(100);
  expect(loaded.filter(({ priority }) => priority === 'low')).toEqual([]);
});

it('spares those who save data', async () => {
  savesData = true;
  const { user } = await renderConfigurator();
  await openSection(user, 'Stain');
  await pass(QUIET);
  expect(questions()).toHaveLength(0);
});
