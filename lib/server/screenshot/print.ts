import type { BrowserContext } from 'puppeteer';
import type { Paper } from '@/lib/contracts/quote-pdf';
import { keepTo, type Site } from './shoot';

/** A document that is whole in itself: what it shows is in it, and it asks nobody for anything. */
export interface PrintDocument {
  readonly html: string;
  /** What stands at the foot of every page, as HTML; `pageNumber` and `totalPages` are classes that the browser fills. */
  readonly footer: string;
  readonly paper: Paper;
}

const MARGIN = { top: '16mm', right: '18mm', bottom: '20mm', left: '18mm' };
/** Without one the browser writes date and title. */
const NO_HEADER = '<span></span>';

/** A document as PDF, tagged for screen readers, with its headings as an outline. */
export async function print(
  context: BrowserContext,
  { limitMs }: Pick<Site, 'limitMs'>,
  { html, footer, paper }: PrintDocument,
): Promise<Uint8Array> {
  const page = await context.newPage();
  await keepTo(page, () => false);
  await page.setContent(html, { waitUntil: 'load', timeout: limitMs });
  return page.pdf({
    ...{ format: paper, margin: MARGIN, timeout: limitMs },
    ...{ tagged: true, outline: true, printBackground: true },
    ...{ displayHeaderFooter: true, headerTemplate: NO_HEADER, footerTemplate: footer },
  });
}
