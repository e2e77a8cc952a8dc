import { z } from 'zod';

/** Pieces that the OpenAPI description is put together from. */
export type Json = Readonly<Record<string, unknown>>;

export const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'output'): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

export const content = (schema: Json, type = 'application/json') => ({ content: { [type]: { schema } } });

const PROBLEM = { $ref: '#/components/schemas/Problem' };
export const problem = (description: string) => ({ description, ...content(PROBLEM, 'application/problem+json') });

export const query = (name: string, type: string, required: boolean) => ({
  name,
  in: 'query',
  required,
  schema: { type },
});

export const jsonBody = (schema: z.ZodType) => ({
  requestBody: { required: true, ...content(schemaOf(schema, 'input')) },
});

/** What every call with a JSON body may answer. */
export const BODY_PROBLEMS = {
  413: problem('Body over 64 KiB'),
  415: problem('Not application/json'),
  503: problem('Database away'),
};

/** Who may call: with a bearer token or the session cookie. */
export const LOGIN = { security: [{ bearer: [] }, { cookie: [] }] };
/** The same, or nobody in particular. */
export const OPTIONAL_LOGIN = { security: [{}, { bearer: [] }, { cookie: [] }] };
