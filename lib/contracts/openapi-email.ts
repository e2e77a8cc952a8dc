import { EMAIL_PATHS } from './addresses';
import { emailAnswerSchema, emailDataSchema, sendEmailSchema } from './email';
import { BODY_PROBLEMS, content, jsonBody, OPTIONAL_LOGIN, problem, query, schemaOf, type Json } from './openapi-parts';

/** The mail calls (SPEC §7). */
export function emailPaths(): Json {
  const responses = {
    202: { description: 'The mail is stored for delivery', ...content(schemaOf(emailAnswerSchema)) },
    400: problem('Messages by field'),
    401: problem('The bearer token does not hold'),
    403: problem('Sent from another site'),
    422: problem('invalid sku'),
    ...BODY_PROBLEMS,
    413: problem('Body over 8 MiB'),
    429: problem('Too many mails; see Retry-After'),
  };
  return {
    [EMAIL_PATHS.send]: {
      post: {
        ...OPTIONAL_LOGIN,
        parameters: ['toAddress', 'ccAddress', 'message'].map((name) => query(name, 'string', true)),
        requestBody: { required: false, ...content(schemaOf(emailDataSchema, 'input')) },
        responses,
      },
    },
    [EMAIL_PATHS.sendByBody]: { post: { ...OPTIONAL_LOGIN, ...jsonBody(sendEmailSchema), responses } },
  };
}
