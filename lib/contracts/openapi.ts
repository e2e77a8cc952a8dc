import { z } from 'zod';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { IN_CATEGORY } from './addresses';
import {
  BUDGET_OPTIONS_CALL,
  DESIGN_TODAY_CALL,
  imageNamesCall,
  OPTION_PRICES_CALL,
  PAGE_BY_SKU_CALL,
  PAGE_CALL,
  pricesCall,
  STYLES_CALL,
} from './calls';
import { designTodayRequest, designTodaySchema } from './design-today';
import { FAMILY_ANSWERS, goneSkuSchema, healthSchema, pageSchema, readySchema, stylesSchema } from './answer-schemas';
import { ACCOUNT_OPERATIONS, EMAIL_OPERATIONS } from './openapi-account';
import { PEOPLE_OPERATIONS, SALES_OPERATIONS } from './openapi-admin';
import { CATALOGUE_OPERATIONS } from './openapi-catalogue';
import { budgetOptionsSchema, optionPricesSchema } from './option-schemas';
import { QUOTE_OPERATIONS } from './openapi-quotes';
import { answer, body, BODY_PROBLEMS, OPTIONAL_LOGIN, problem, query, type Operation } from './openapi-parts';
import { budgetRequest, optionPricesRequest, selectionSchema } from './selection-schema';

/** Calls that a catalogue administrator may ask of a draft (specification §24.6). */
const NO_PREVIEW = { 403: problem('The call names a draft, and the caller is no catalogue administrator') };

function page(shape: Readonly<Record<string, z.ZodType>>, responses: Operation['responses']): { get: Operation } {
  const common = { 200: answer('Page model', pageSchema), 400: problem('Malformed'), 503: problem('Database away') };
  return { get: { ...query(shape), responses: { ...common, ...NO_PREVIEW, ...responses } } };
}

/** As large as the database's. */
const id = z.int().min(1).max(2_147_483_647);

type Success = ReturnType<typeof answer>;

/** A call that is sent a selection. */
function selectionCall(selection: z.ZodType, success: Success, more: Partial<Operation> = {}) {
  const { responses, ...rest } = more;
  return {
    post: {
      ...rest,
      ...body(selection),
      responses: {
        200: success,
        400: problem('Malformed body, or a part that the style does not list'),
        404: problem('Unknown style'),
        ...BODY_PROBLEMS,
        ...NO_PREVIEW,
        ...responses,
      },
    },
  };
}

/** At the markup of whoever asks. */
const PRICED: Partial<Operation> = {
  ...OPTIONAL_LOGIN,
  responses: { 401: problem('The bearer token does not hold') },
};

function familyOperations({ family, prices, imageNames }: (typeof FAMILY_ANSWERS)[number]): ZodOpenApiPathsObject {
  const selection = selectionSchema(family);
  return {
    [pricesCall(family)]: selectionCall(
      selection,
      answer('Prices in whole dollars, at the caller’s markup', prices),
      PRICED,
    ),
    [imageNamesCall(family)]: selectionCall(selection, answer('Layer file names', imageNames)),
  };
}

/** The selection of any family, with what is asked besides. */
const anySelection = (more: z.ZodRawShape) =>
  z.union(FAMILY_ANSWERS.map(({ family }) => selectionSchema(family).extend(more)));

/** Every call with the schemas that check it (specification §17.7). */
export const OPERATIONS: ZodOpenApiPathsObject = {
  [PAGE_CALL]: page({ catId: id, styleId: id.optional() }, { 404: problem('Unknown category or style') }),
  [PAGE_BY_SKU_CALL]: page(
    { customSKU: z.string() },
    {
      422: {
        description: 'invalid sku, or which parts are no longer made',
        content: { 'application/problem+json': { schema: goneSkuSchema } },
      },
    },
  ),
  [STYLES_CALL]: {
    get: {
      ...query({ [IN_CATEGORY]: z.string().optional(), markup: z.string().optional() }),
      ...OPTIONAL_LOGIN,
      responses: {
        200: answer('Styles, each with its cheapest price in whole dollars at the caller’s markup', stylesSchema),
        400: problem('Malformed'),
        401: problem('The bearer token does not hold'),
        404: problem('Unknown category'),
        503: problem('Database away'),
      },
    },
  },
  ...Object.assign({}, ...FAMILY_ANSWERS.map(familyOperations)),
  [OPTION_PRICES_CALL]: selectionCall(
    anySelection(optionPricesRequest.shape),
    answer('What every pick does to the total, in whole dollars, at the caller’s markup', optionPricesSchema),
    PRICED,
  ),
  [BUDGET_OPTIONS_CALL]: selectionCall(
    anySelection(budgetRequest.shape),
    answer(
      'Whether a design within the budget can still be had after every pick, with the cheapest',
      budgetOptionsSchema,
    ),
    PRICED,
  ),
  [DESIGN_TODAY_CALL]: {
    post: {
      ...body(designTodayRequest),
      responses: {
        200: answer('The nearest design that is made today', designTodaySchema),
        400: problem('Malformed body'),
        ...BODY_PROBLEMS,
        ...NO_PREVIEW,
      },
    },
  },
  ...ACCOUNT_OPERATIONS,
  ...EMAIL_OPERATIONS,
  ...QUOTE_OPERATIONS,
  ...PEOPLE_OPERATIONS,
  ...SALES_OPERATIONS,
  ...CATALOGUE_OPERATIONS,
  '/api/health': { get: { responses: { 200: answer('The process answers', healthSchema) } } },
  '/api/metrics': {
    get: {
      security: [{ bearer: [] }],
      responses: {
        200: { description: 'Figures for Prometheus', content: { 'text/plain': { schema: z.string() } } },
        401: problem('No or another token'),
        404: problem('METRICS_TOKEN is not set'),
      },
    },
  },
  '/api/ready': {
    get: { responses: { 200: answer('Ready to serve', readySchema), 503: answer('What is missing', readySchema) } },
  },
};

/** OpenAPI 3.1 description of the calls, generated from the schemas that check them (specification §17.7). */
export const openApiDocument = () =>
  createDocument({
    openapi: '3.1.0',
    info: { title: 'Made-to-order furniture configurator', version: '1.0.0' },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' },
      },
    },
    paths: OPERATIONS,
  });
