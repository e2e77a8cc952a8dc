import type { z } from 'zod';
import { ACCOUNT_PATHS } from './addresses';
import {
  doneAnswerSchema,
  loginAnswerSchema,
  loginRequestSchema,
  markupInfoSchema,
  registerAnswerSchema,
  registerRequestSchema,
  resetPasswordRequestSchema,
  superUserAnswerSchema,
  validateAnswerSchema,
} from './account';
import { BODY_PROBLEMS, content, jsonBody, LOGIN, problem, query, schemaOf, type Json } from './openapi-parts';

const ok = (description: string, schema: z.ZodType) => ({ 200: { description, ...content(schemaOf(schema)) } });
const OTHER_SITE = { 403: problem('Sent from another site') };
const NO_LOGIN = { 401: problem('Nobody is logged in, or the token does not hold'), 503: problem('Database away') };
const TOO_MANY = { 429: problem('Too many attempts; see Retry-After') };

/** The account calls (SPEC §7). */
export function accountPaths(): Json {
  return {
    [ACCOUNT_PATHS.login]: {
      post: {
        ...jsonBody(loginRequestSchema),
        responses: {
          ...ok('The token; the session cookie is set, too', loginAnswerSchema),
          400: problem('Missing fields'),
          401: problem('Unknown account or wrong password'),
          ...OTHER_SITE,
          ...BODY_PROBLEMS,
          ...TOO_MANY,
        },
      },
    },
    [ACCOUNT_PATHS.validate]: {
      get: { ...LOGIN, responses: { ...ok('Who is logged in', validateAnswerSchema), ...NO_LOGIN } },
    },
    [ACCOUNT_PATHS.register]: {
      post: {
        ...jsonBody(registerRequestSchema),
        responses: {
          ...ok('The token; the session cookie is set, too', registerAnswerSchema),
          400: problem('Messages by field'),
          ...OTHER_SITE,
          ...BODY_PROBLEMS,
          ...TOO_MANY,
        },
      },
    },
    [ACCOUNT_PATHS.logout]: {
      post: { ...LOGIN, responses: { ...ok('The token holds no more', doneAnswerSchema), ...OTHER_SITE, ...NO_LOGIN } },
    },
    [ACCOUNT_PATHS.resetPassword]: {
      post: {
        ...jsonBody(resetPasswordRequestSchema),
        responses: {
          ...ok('The password is set and all sessions are ended', doneAnswerSchema),
          400: problem('The link is not valid any more, or messages by field'),
          ...OTHER_SITE,
          ...BODY_PROBLEMS,
        },
      },
    },
    [ACCOUNT_PATHS.forgotPassword]: {
      post: {
        parameters: [query('Email', 'string', true)],
        responses: {
          ...ok('The same for addresses with and without an account', doneAnswerSchema),
          400: problem('No e-mail address'),
          ...OTHER_SITE,
          ...TOO_MANY,
          503: problem('Database away'),
        },
      },
    },
    ...markupPaths(),
  };
}

function markupPaths(): Json {
  return {
    [ACCOUNT_PATHS.code]: {
      get: { ...LOGIN, responses: { ...ok('The caller’s markup code', markupInfoSchema), ...NO_LOGIN } },
    },
    [ACCOUNT_PATHS.isSuperUser]: {
      get: {
        ...LOGIN,
        responses: { ...ok('Whether the caller may set the markup', superUserAnswerSchema), ...NO_LOGIN },
      },
    },
    [ACCOUNT_PATHS.markupInfo]: {
      get: {
        ...LOGIN,
        parameters: [query('newMarkup', 'string', true)],
        responses: {
          ...ok('The code of a markup', markupInfoSchema),
          400: problem('newMarkup is missing'),
          ...NO_LOGIN,
          403: problem('The caller is no super user'),
        },
      },
    },
  };
}
