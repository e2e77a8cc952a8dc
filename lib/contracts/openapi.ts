import type { z } from 'zod';
import type { FamilyDefinition } from '@/lib/domain/family';
import { FAMILIES } from '@/lib/families/registry';
import { imageNamesCall, PAGE_BY_SKU_CALL, PAGE_CALL, pricesCall } from './addresses';
import { selectionSchema } from './selection-schema';
import { imageNamesSchema, pageSchema, pricesSchema, problemSchema } from './answer-schemas';
import { accountPaths } from './openapi-account';
import { emailPaths } from './openapi-email';
import { BODY_PROBLEMS, content, jsonBody, OPTIONAL_LOGIN, problem, query, schemaOf, type Json } from './openapi-parts';

/** OpenAPI 3.1 description of the calls, generated from the schemas that check them (DESIGN §10). */
export function openApiDocument(): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Made-to-order furniture configurator', version: '1.0.0' },
    components: {
      schemas: { Problem: schemaOf(problemSchema), Page: schemaOf(pageSchema) },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' },
      },
    },
    paths: {
      ...pagePaths(),
      ...Object.assign({}, ...FAMILIES.map(familyPaths)),
      ...accountPaths(),
      ...emailPaths(),
      ...operationsPaths(),
    },
  };
}

function pagePaths(): Json {
  const page = { description: 'Page model', ...content({ $ref: '#/components/schemas/Page' }) };
  const get = (parameters: readonly Json[], responses: Json) => ({
    get: {
      parameters,
      responses: { 200: page, 400: problem('Malformed'), 503: problem('Database away'), ...responses },
    },
  });
  return {
    [PAGE_CALL]: get([query('catId', 'integer', true), query('styleId', 'integer', false)], {
      404: problem('Unknown category or style'),
    }),
    [PAGE_BY_SKU_CALL]: get([query('customSKU', 'string', true)], { 422: problem('invalid sku') }),
  };
}

function familyPaths(family: FamilyDefinition): Json {
  const post = (description: string, answer: z.ZodType, more: Json = {}, problems: Json = {}) => ({
    post: {
      ...more,
      ...jsonBody(selectionSchema(family)),
      responses: {
        200: { description, ...content(schemaOf(answer)) },
        400: problem('Malformed body, or a part that the style does not list'),
        404: problem('Unknown style'),
        ...BODY_PROBLEMS,
        ...problems,
      },
    },
  });
  return {
    [pricesCall(family)]: post(
      'Prices in whole dollars, at the caller’s markup',
      pricesSchema(family),
      OPTIONAL_LOGIN,
      { 401: problem('The bearer token does not hold') },
    ),
    [imageNamesCall(family)]: post('Layer file names', imageNamesSchema(family)),
  };
}

function operationsPaths(): Json {
  const ok = (description: string) => ({ description, ...content({ type: 'object' }) });
  return {
    '/api/health': { get: { responses: { 200: ok('The process answers') } } },
    '/api/ready': { get: { responses: { 200: ok('Ready to serve'), 503: ok('What is missing') } } },
  };
}
