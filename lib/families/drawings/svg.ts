import { LOOKS, TEXT } from './looks';
import type { Scene } from './scene';

/** Colours and letters of a drawing that stands alone. */
export interface Ink {
  readonly ink: string;
  readonly paper: string;
  readonly font: string;
}

/** A drawing as a file of its own, for what shows no inline SVG. */
export function svgText({ width, height, paths, labels }: Scene, { ink, paper, font }: Ink): string {
  const size = `width="${Math.ceil(width)}" height="${Math.ceil(height)}"`;
  const lines = paths.map(({ look, d }) => `<path d="${d}"${attributes(LOOKS[look])}/>`);
  const words = labels.map(({ x, y, text, anchor, isSoft }) => {
    const soft = isSoft ? attributes({ fontSize: TEXT.names, fillOpacity: TEXT.namesOpacity }) : '';
    return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}"${soft}>${escaped(text)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} color="${ink}" fill="none" stroke="currentColor">`,
    `<rect ${size} fill="${paper}" stroke="none"/>`,
    ...lines,
    `<g fill="currentColor" stroke="none" font-family="${font}" font-size="${TEXT.figures}">${words.join('')}</g>`,
    '</svg>',
  ].join('');
}

const attributes = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join('');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
