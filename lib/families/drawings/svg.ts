import { LOOKS, TEXT } from './looks';
import type { Scene } from './scene';

/** Colours and letters of a drawing that stands alone, and how wide its sheet is at least, pixels. */
export interface Sheet {
  readonly width: number;
  readonly ink: string;
  readonly paper: string;
  readonly font: string;
}

/** A drawing as a file of its own, for what shows no inline SVG. */
export function svgText(scene: Scene, { width, ink, paper, font }: Sheet): string {
  const { paths, labels } = scene;
  const wide = Math.ceil(Math.max(width, scene.width));
  const left = Math.floor((scene.width - wide) / 2);
  const size = `width="${wide}" height="${Math.ceil(scene.height)}"`;
  const view = `viewBox="${left} 0 ${wide} ${Math.ceil(scene.height)}"`;
  const lines = paths.map(({ look, d }) => `<path d="${d}"${attributes(LOOKS[look])}/>`);
  const words = labels.map(({ x, y, text, anchor, isSoft }) => {
    const soft = isSoft ? attributes({ fontSize: TEXT.names, fillOpacity: TEXT.namesOpacity }) : '';
    return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}"${soft}>${escaped(text)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${view} color="${ink}" fill="none" stroke="currentColor">`,
    `<rect x="${left}" ${size} fill="${paper}" stroke="none"/>`,
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
