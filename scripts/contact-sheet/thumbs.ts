import type { Section, Style } from '../../lib/domain/catalogue';
import { thumbnailAddress } from '../../lib/domain/image-names';
import { styleIndex } from '../../lib/domain/style-index';
import { configurationOf } from '../../lib/families/registry';
import type { Cell, Sheet } from './sheet';

const THUMB = { columns: 8, width: 200, height: 200 };
const ADDRESS = /^\/images\/(\w+)\/thumb\//;

/** A sheet of thumbnails for each folder that sections take them from, every subject once. */
export function thumbSheets(styles: readonly Style[]): readonly Sheet[] {
  const folders = new Set(
    styles.flatMap((style) =>
      styleIndex(style).sections.flatMap((section) => ADDRESS.exec(section.thumbnailPath)?.[1] ?? []),
    ),
  );
  return [...folders].map((folder) => ({ name: `${folder}-thumbs`, ...THUMB, cells: () => cellsOf(styles, folder) }));
}

function cellsOf(styles: readonly Style[], folder: string): readonly Cell[] {
  const cells = styles.flatMap((style) =>
    styleIndex(style)
      .sections.filter((section) => ADDRESS.exec(section.thumbnailPath)?.[1] === folder)
      .flatMap((section) => cellsOfSection(style, section)),
  );
  return [...new Map(cells.map((cell) => [subject(cell), cell])).values()];
}

function cellsOfSection(style: Style, section: Section): readonly Cell[] {
  const { selection } = configurationOf(style);
  return section.parts.flatMap((part) => {
    const address = thumbnailAddress(section.thumbnailPath, part, selection);
    return address === null ? [] : [{ label: part.displayName, layers: [{ address, isDrawnAlong: false }] }];
  });
}

/** What a thumb shows whatever wood it is shown in: metals count, as they are what is chosen. */
const subject = ({ layers: [layer] }: Cell): string => layer?.address.replace(/\/\w+-\w+-\w+-\w+\.webp$/, '') ?? '';
