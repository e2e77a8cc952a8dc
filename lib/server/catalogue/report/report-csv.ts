import { csvOf } from '../../http/csv';
import type { StyleReport } from './report';

const HEAD = ['Style', 'Name', 'Designs', 'Designs in words'];
const RANGE = ['Cheapest', 'Default', 'Dearest'] as const;

/** The report as a spreadsheet: a row a style, whole dollars, '' where there is no price. */
export const reportCsv = (styles: readonly StyleReport[]): string =>
  csvOf(
    [...HEAD, ...RANGE.flatMap((kind) => [kind, `${kind} sku`])],
    styles.map((style) => [
      ...[style.Style, style.Name, style.Designs, style.DesignsInWords],
      ...RANGE.flatMap((kind) => [style[kind]?.Total ?? '', style[kind]?.CustomSku ?? '']),
    ]),
  );
