import { z } from 'zod';
import { ACCOUNT_PATHS, EMAIL_PATHS } from './calls';
import {
  doneAnswerSchema,
  forgotPasswordQuerySchema,
  loginAnswerSchema,
  loginRequestSchema,
  markupInfoSchema,
  registerAnswerSchema,
  registerRequestSchema,
  resetPasswordRequestSchema,
  superUserAnswerSchema,
  validateAnswerSchema,
} from './account';
import {
  accountSchema,
  changePasswordRequestSchema,
  codeRequestSchema,
  endSessionsRequestSchema,
  newFactorSchema,
  passwordRequestSchema,
  removeSecondFactorRequestSchema,
} from './account-settings';
import { emailAnswerSchema, emailDataSchema, sendEmailSchema } from './email';
import { answer, body, BODY_PROBLEMS, LOGIN, OPTIONAL_LOGIN, problem, query, type Operation } from './openapi-parts';

const OTHER_SITE = { 403: problem('Sent from another site') };
const NO_LOGIN = { 401: problem('Nobody is logged in, or the token does not hold'), 503: problem('Database away') };
const TOO_MANY = { 429: problem('Too many attempts; see Retry-After') };

const post = (schema: z.ZodType, responses: Operation['responses']): { post: Operation } => ({
  post: { ...body(schema), responses: { ...responses, ...OTHER_SITE, ...BODY_PROBLEMS } },
});
/** A call that tells somebody who is logged in about themselves. */
const ask = (description: string, schema: z.ZodType): { get: Operation } => ({
  get: {
    ...LOGIN,
    responses: { 200: answer(description, schema), 400: problem('An address that cannot be read'), ...NO_LOGIN },
  },
});
const markup = ask('The code of a markup', markupInfoSchema).get;

/** A call that changes something of the caller's own account. */
const change = (schema: z.ZodType, done: ReturnType<typeof answer>): { post: Operation } => ({
  post: {
    ...LOGIN,
    ...body(schema),
    responses: {
      200: done,
      400: problem('Messages by field'),
      ...NO_LOGIN,
      ...OTHER_SITE,
      ...TOO_MANY,
      ...BODY_PROBLEMS,
    },
  },
});

/** The calls of the account screen. */
const SETTINGS_OPERATIONS = {
  [ACCOUNT_PATHS.account]: ask('The caller’s sessions and second factor', accountSchema),
  [ACCOUNT_PATHS.changePassword]: change(
    changePasswordRequestSchema,
    answer('The password is set, and all other sessions are ended', doneAnswerSchema),
  ),
  [ACCOUNT_PATHS.endSessions]: change(endSessionsRequestSchema, answer('They are ended', doneAnswerSchema)),
  [ACCOUNT_PATHS.beginSecondFactor]: withConflict(
    change(passwordRequestSchema, answer('What an app is set up with', newFactorSchema)),
  ),
  [ACCOUNT_PATHS.confirmSecondFactor]: withConflict(
    change(codeRequestSchema, answer('Logins want a code from now on', doneAnswerSchema)),
  ),
  [ACCOUNT_PATHS.removeSecondFactor]: withConflict(
    change(removeSecondFactorRequestSchema, answer('Logins want no code any more', doneAnswerSchema)),
  ),
};

function withConflict({ post: call }: { post: Operation }): { post: Operation } {
  return { post: { ...call, responses: { ...call.responses, 409: problem('Not as the account stands now') } } };
}

/** The account calls (specification §7). */
export const ACCOUNT_OPERATIONS = {
  [ACCOUNT_PATHS.login]: post(loginRequestSchema, {
    200: answer('The token; the session cookie is set, too', loginAnswerSchema),
    400: problem('Missing fields'),
    401: problem('Unknown account or wrong password, or a code is wanted'),
    ...TOO_MANY,
  }),
  [ACCOUNT_PATHS.validate]: ask('Who is logged in', validateAnswerSchema),
  [ACCOUNT_PATHS.register]: post(registerRequestSchema, {
    200: answer('The token; the session cookie is set, too', registerAnswerSchema),
    400: problem('Messages by field'),
    ...TOO_MANY,
  }),
  [ACCOUNT_PATHS.logout]: {
    post: {
      ...LOGIN,
      responses: { 200: answer('The token holds no more', doneAnswerSchema), ...OTHER_SITE, ...NO_LOGIN },
    },
  },
  [ACCOUNT_PATHS.resetPassword]: post(resetPasswordRequestSchema, {
    200: answer('The password is set and all sessions are ended', doneAnswerSchema),
    400: problem('The link is not valid any more, or messages by field'),
  }),
  [ACCOUNT_PATHS.forgotPassword]: {
    post: {
      requestParams: { query: forgotPasswordQuerySchema },
      responses: {
        200: answer('The same for addresses with and without an account', doneAnswerSchema),
        400: problem('No e-mail address'),
        ...OTHER_SITE,
        ...TOO_MANY,
        503: problem('Database away'),
      },
    },
  },
  ...SETTINGS_OPERATIONS,
  [ACCOUNT_PATHS.code]: ask('The caller’s markup code', markupInfoSchema),
  [ACCOUNT_PATHS.isSuperUser]: ask('Whether the caller may set the markup', superUserAnswerSchema),
  [ACCOUNT_PATHS.markupInfo]: {
    get: {
      ...markup,
      ...query({ newMarkup: z.string() }),
      responses: {
        ...markup.responses,
        400: problem('newMarkup is missing'),
        403: problem('The caller is no super user'),
      },
    },
  },
};

const mail: Operation = {
  ...OPTIONAL_LOGIN,
  responses: {
    202: answer('The mail is stored for delivery', emailAnswerSchema),
    400: problem('Messages by field'),
    401: problem('The bearer token does not hold'),
    ...OTHER_SITE,
    422: problem('invalid sku'),
    ...BODY_PROBLEMS,
    413: problem('Body over 8 MiB'),
    429: problem('Too many mails; see Retry-After'),
  },
};

const LETTER = { toAddress: z.string(), ccAddress: z.string(), message: z.string() };

/** The mail calls (specification §7). */
export const EMAIL_OPERATIONS = {
  [EMAIL_PATHS.send]: { post: { ...mail, ...query(LETTER), ...body(emailDataSchema, false) } },
  [EMAIL_PATHS.sendByBody]: { post: { ...mail, ...body(sendEmailSchema) } },
};
