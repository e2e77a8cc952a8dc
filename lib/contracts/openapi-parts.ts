import { z } from 'zod';
import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { problemSchema } from './answer-schemas';

/** Pieces that the OpenAPI description is put together from. */
export type Operation = ZodOpenApiOperationObject;

export const answer = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema } },
});
export const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problemSchema } },
});
export const body = (schema: z.ZodType, required = true) => ({
  requestBody: { required, content: { 'application/json': { schema } } },
});
export const query = (shape: Readonly<Record<string, z.ZodType>>) => ({ requestParams: { query: z.object(shape) } });

/** What every call with a JSON body may answer. */
export const BODY_PROBLEMS = {
  413: problem('Body over 64 KiB'),
  415: problem('Not application/json'),
  503: problem('Database away'),
};

/** Who may call: with a bearer token or the session cookie. */
export const LOGIN: Pick<Operation, 'security'> = { security: [{ bearer: [] }, { cookie: [] }] };
/** The same, or nobody in particular. */
export const OPTIONAL_LOGIN: Pick<Operation, 'security'> = { security: [{}, { bearer: [] }, { cookie: [] }] };
