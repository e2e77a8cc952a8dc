import { watchForLens, type Enlarged } from '@/components/configurator/sections/watch-for-lens';

const SRC = 'http://localhost/images/table/swatch/board/ch-113-20-sm.webp';
let shown: Enlarged | null;
let picks: number;
let stop: () => void;

const option = () => document.querySelector('button') ?? document.body;
const fire = (type: string, on: Element, { pointerType = '', clientY = 0 } = {}) => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientY });
  on.dispatchEvent(Object.assign(event, { pointerType }));
};
const image = () => document.querySelector('img') ?? document.body;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(320);
  jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(SRC);
  document.body.innerHTML = `<div id="list"><button><span class="thumbnail"><img alt="" src="${SRC}"></span>
    <span class="option-name"><span>Cherry</span><span>Selected</span></span></button></div>`;
  shown = null;
  picks = 0;
  option().addEventListener('click', () => (picks += 1));
  stop = watchForLens(document.getElementById('list') ?? document.body, (picture) => (shown = picture));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows the picture a mouse rests on, by name, until it leaves', () => {
  fire('pointerover', image(), { pointerType: 'mouse' });
  expect(shown).toBeNull();
  jest.runAllTimers();
  expect(shown).toMatchObject({ src: SRC, name: 'Cherry' });
  fire('pointerout', image(), { pointerType: 'mouse' });
  expect(shown).toBeNull();
});

it('shows nothing to a mouse that crosses the list', () => {
  fire('pointerover', image(), { pointerType: 'mouse' });
  fire('pointerout', image(), { pointerType: 'mouse' });
  jest.runAllTimers();
  expect(shown).toBeNull();
});

it.each(['Escape', 'scroll'])('is put away by %s', (way) => {
  fire('pointerover', image(), { pointerType: 'mouse' });
  jest.runAllTimers();
  if (way === 'scroll') window.dispatchEvent(new Event('scroll'));
  else document.dispatchEvent(new KeyboardEvent('keydown', { key: way }));
  expect(shown).toBeNull();
});

it('shows the picture of the option that the keyboard has reached', () => {
  jest.spyOn(option(), 'matches').mockReturnValue(true);
  fire('focusin', option());
  jest.runAllTimers();
  expect(shown?.name).toBe('Cherry');
  fire('focusout', option());
  expect(shown).toBeNull();
});

it('shows what a finger stays on, and does not pick it', () => {
  fire('pointerdown', image(), { pointerType: 'touch' });
  jest.runAllTimers();
  expect(shown?.name).toBe('Cherry');
  fire('pointerup', image(), { pointerType: 'touch' });
  fire('click', option());
  expect([shown, picks]).toEqual([null, 0]);
});

it('leaves a tap and a swipe what they are', () => {
  fire('pointerdown', image(), { pointerType: 'touch' });
  fire('pointerup', image(), { pointerType: 'touch' });
  fire('click', option());
  expect([shown, picks]).toEqual([null, 1]);
  fire('pointerdown', image(), { pointerType: 'touch' });
  fire('pointermove', image(), { pointerType: 'touch', clientY: 40 });
  jest.runAllTimers();
  expect(shown).toBeNull();
});

it('shows no picture that has not come', () => {
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  fire('pointerover', image(), { pointerType: 'mouse' });
  jest.runAllTimers();
  expect(shown).toBeNull();
});
