import type { FamilyDefinition } from '@/lib/domain/family';

/** The calls of specification §7. */
export const PAGE_CALL = '/api/GetPage';
export const PAGE_BY_SKU_CALL = '/api/GetPageByCustomSku';
export const pageBySkuCall = (sku: string): string => `${PAGE_BY_SKU_CALL}?customSKU=${encodeURIComponent(sku)}`;
/** What picks of another day are today; beside those of specification §7. */
export const DESIGN_TODAY_CALL = '/api/GetDesignToday';
/** Styles as the caller sees them; the showroom's own call, beside those of specification §7. */
export const STYLES_CALL = '/api/GetStyles';
export const pricesCall = ({ operationName }: FamilyDefinition): string => `/api/Get${operationName}Prices`;
/** Of every family: the style says which. */
export const OPTION_PRICES_CALL = '/api/GetOptionPrices';
/** What a budget leaves open: of every family, too. */
export const BUDGET_OPTIONS_CALL = '/api/GetBudgetOptions';
export const imageNamesCall = ({ operationName }: FamilyDefinition): string => `/api/Create${operationName}ImageNames`;

export const ACCOUNT_PATHS = {
  login: '/api/AccountWeb/login',
  validate: '/api/AccountWeb/validate',
  register: '/api/AccountWeb/register',
  logout: '/api/AccountWeb/WebLogout',
  resetPassword: '/api/AccountWeb/ResetPassword',
  /** POST with an empty body; the address is the query parameter `Email`. */
  forgotPassword: '/api/ForgotPassword',
  code: '/api/GetCode',
  isSuperUser: '/api/IsSuperUser',
  /** GET with the query parameter `newMarkup`. */
  markupInfo: '/api/MarkupInfo',
  /** Of the account screen, beside those of specification §7. */
  account: '/api/AccountWeb/Account',
  changePassword: '/api/AccountWeb/ChangePassword',
  endSessions: '/api/AccountWeb/EndSessions',
  beginSecondFactor: '/api/AccountWeb/BeginSecondFactor',
  confirmSecondFactor: '/api/AccountWeb/ConfirmSecondFactor',
  removeSecondFactor: '/api/AccountWeb/RemoveSecondFactor',
} as const;

/** Whether the process answers. */
export const HEALTH_CALL = '/api/health';

/** What operators and programs ask for. */
export const SERVICE_CALLS = [HEALTH_CALL, '/api/ready', '/api/metrics', '/api/openapi.json'] as const;

/** The modal uses the second: what a person writes belongs into no address. */
export const EMAIL_PATHS = { send: '/api/SendEmail', sendByBody: '/api/SendEmailByBody' } as const;

/** Quotes (specification §23). All are a dealer's but the last three, which a link's page asks. */
export const QUOTE_PATHS = {
  list: '/api/GetQuotes',
  csv: '/api/GetQuotesCsv',
  get: '/api/GetQuote',
  order: '/api/GetQuoteOrder',
  orderCsv: '/api/GetQuoteOrderCsv',
  pdf: '/api/GetQuotePdf',
  save: '/api/SaveQuote',
  send: '/api/SendQuote',
  revise: '/api/ReviseQuote',
  copy: '/api/CopyQuote',
  revoke: '/api/RevokeQuote',
  handOver: '/api/HandOverQuote',
  answer: '/api/AnswerQuote',
  ask: '/api/AskQuote',
  linkPdf: '/api/GetLinkPdf',
} as const;
