import { FAMILIES } from '@/lib/families/registry';
import { CATALOGUE_CHANGES, CATALOGUE_READS } from './admin/catalogue-calls';
import { PEOPLE_PATHS } from './admin/desk';
import { SALE_NOTES_CALL } from './admin/sale-note';
import { SALES_CSV_CALL } from './admin/sales';
import {
  ACCOUNT_PATHS,
  BUDGET_OPTIONS_CALL,
  DESIGN_TODAY_CALL,
  EMAIL_PATHS,
  imageNamesCall,
  OPTION_PRICES_CALL,
  PAGE_BY_SKU_CALL,
  PAGE_CALL,
  pricesCall,
  QUOTE_PATHS,
  SERVICE_CALLS,
  STYLES_CALL,
} from './calls';

const READ = ['GET', 'HEAD'];
const WRITE = ['POST'];
/** A call that there is not is told so, whatever is asked of it. */
const UNKNOWN_CALL = [...READ, 'POST', 'PUT', 'PATCH', 'DELETE'];

const { validate, code, isSuperUser, markupInfo, account, ...changing } = ACCOUNT_PATHS;
const { list, csv, get, order, orderCsv, pdf, linkPdf, ...quoting } = QUOTE_PATHS;
const readQuotes = [list, csv, get, order, orderCsv, pdf, linkPdf];

const METHODS: ReadonlyMap<string, readonly string[]> = new Map([
  ...[PAGE_CALL, PAGE_BY_SKU_CALL, STYLES_CALL, validate, code, isSuperUser, markupInfo, account, ...SERVICE_CALLS].map(
    (path) => [path, READ] as const,
  ),
  [SALES_CSV_CALL, READ] as const,
  ...[...readQuotes, ...Object.values(CATALOGUE_READS)].map((path) => [path, READ] as const),
  ...[
    OPTION_PRICES_CALL,
    BUDGET_OPTIONS_CALL,
    DESIGN_TODAY_CALL,
    SALE_NOTES_CALL,
    ...Object.values(changing),
    ...Object.values(EMAIL_PATHS),
    ...Object.values(quoting),
    ...Object.values(PEOPLE_PATHS),
    ...Object.values(CATALOGUE_CHANGES),
  ].map((path) => [path, WRITE] as const),
  ...FAMILIES.flatMap((family) => [pricesCall(family), imageNamesCall(family)]).map((path) => [path, WRITE] as const),
]);

/** What may be asked of a path: pages, pictures and files are only read. */
export function methodsOf(path: string): readonly string[] {
  if (path !== '/api' && !path.startsWith('/api/')) return READ;
  if (path.startsWith('/api/auth/')) return [...READ, ...WRITE];
  return METHODS.get(path) ?? UNKNOWN_CALL;
}
