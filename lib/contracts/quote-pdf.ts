import { z } from 'zod';
import { linkToken } from './quote';
import { quoteQuerySchema } from './quote-answers';

/** Papers that a quote is printed on. */
export const PAPERS = ['A4', 'Letter'] as const;
export type Paper = (typeof PAPERS)[number];

const paper = z.enum(PAPERS, { error: `must be one of ${PAPERS.join(', ')}` }).default('A4');

/** Query of GetQuotePdf: one of the dealer's own. */
export const quotePdfQuerySchema = quoteQuerySchema.extend({ paper });
/** Query of GetLinkPdf: what a customer's link shows. */
export const linkPdfQuerySchema = z.object({ token: linkToken, paper });
