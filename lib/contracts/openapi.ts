import { z } from 'zod';
import type { FamilyDefinition } from '@/lib/domain/family';
import { FAMILIES } from '@/lib/families/registry';
import { selectionSchema } from './selection-schema';
import { imageNamesSchema, pageSchema, pricesSchema, problemSchema } from './answer-schemas';

type Json = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'output'): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

const content = (schema: Json, type = 'application/json') => ({ content: { [type]: { schema } } });
const PROBLEM = { $ref: '#/components/schemas/Problem' };
const problem = (description: string) => ({ description, ...content(PROBLEM, 'application/problem+json') });
const query = (name: string, type: string, required: boolean) => ({ name, in: 'query', required, schema: { type } });

/** OpenAPI 3.1 description of the calls, generated from the schemas that check them (DESIGN §10). */
export function openApiDocument(): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Made-to-order furniture configurator', version: '1.0.0' },
    components: { schemas: { Problem: schemaOf(problemSchema), Page: schemaOf(pageSchema) } },
    paths: { ...pagePaths(), ...Object.assign({}, ...FAMILIES.map(familyPaths)), ...operationsPaths() },
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
    '/api/GetPage': get([query('catId', 'integer', true), query('styleId', 'integer', false)], {
      404: problem('Unknown category or style'),
    }),
    '/api/GetPageByCustomSku': get([query('customSKU', 'string', true)], { 422: problem('invalid sku') }),
  };
}

function familyPaths(family: FamilyDefinition): Json {
  const post = (description: string, answer: z.ZodType) => ({
    post: {
      requestBody: { required: true, ...content(schemaOf(selectionSchema(family), 'input')) },
      responses: {
        200: { description, ...content(schemaOf(answer)) },
        400: problem('Malformed body, or a part that the style does not list'),
        404: problem('Unknown style'),
        413: problem('Body over 64 KiB'),
        415: problem('Not application/json'),
        503: problem('Database away'),
      },
    },
  });
  return {
    [`/api/Get${family.operationName}Prices`]: post('Prices in whole dollars', pricesSchema(family)),
    [`/api/Create${family.operationName}ImageNames`]: post('Layer file names', imageNamesSchema(family)),
  };
}

function operationsPaths(): Json {
  const ok = (description: string) => ({ description, ...content({ type: 'object' }) });
  return {
    '/api/health': { get: { responses: { 200: ok('The process answers') } } },
    '/api/ready': { get: { responses: { 200: ok('Ready to serve'), 503: ok('What is missing') } } },
  };
}
