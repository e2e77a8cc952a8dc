import { z } from 'zod';
import { PEOPLE_PATHS } from './admin/desk';
import * as people from './admin/people';
import { SALE_NOTES_CALL } from './admin/sale-note';
import { SALES_CSV_CALL, saleNotesAnswerSchema, saleNotesSchema, salesQuerySchema } from './admin/sales';
import { answer, body, BODY_PROBLEMS, LOGIN, problem, query, type Operation } from './openapi-parts';

/** A call by which a catalogue administrator changes something. */
const deed = (schema: z.ZodType): { post: Operation } => ({
  post: {
    ...LOGIN,
    ...body(schema),
    responses: {
      200: answer('What was done', people.deedSchema),
      400: problem('Messages by field, or what is to be put right'),
      401: problem('The bearer token does not hold'),
      403: problem('The caller is no catalogue administrator, or the call was sent from another site'),
      409: problem('An administrator cannot do this to their own account'),
      ...BODY_PROBLEMS,
    },
  },
});

/** The calls of the administrator's desk about dealers, codes and people. */
export const PEOPLE_OPERATIONS = {
  [PEOPLE_PATHS.createDealer]: deed(people.createDealerSchema),
  [PEOPLE_PATHS.setDealerMarkup]: deed(people.setDealerMarkupSchema),
  [PEOPLE_PATHS.setDealerDisabled]: deed(people.setDealerDisabledSchema),
  [PEOPLE_PATHS.createCode]: deed(people.createCodeSchema),
  [PEOPLE_PATHS.endCode]: deed(people.endCodeSchema),
  [PEOPLE_PATHS.setRole]: deed(people.setRoleSchema),
  [PEOPLE_PATHS.setUserDisabled]: deed(people.setUserDisabledSchema),
  [PEOPLE_PATHS.endUserSessions]: deed(people.userSchema),
  [PEOPLE_PATHS.forgetSecondFactor]: deed(people.userSchema),
};

/** What sells: told by browsers, read by administrators. */
export const SALES_OPERATIONS = {
  [SALE_NOTES_CALL]: {
    post: {
      ...body(saleNotesSchema),
      responses: {
        200: answer('How many were counted', saleNotesAnswerSchema),
        400: problem('Messages by field'),
        403: problem('Sent from another site'),
        ...BODY_PROBLEMS,
        413: problem('Body over 16 KiB'),
        429: problem('Too many; see Retry-After'),
      },
    },
  },
  [SALES_CSV_CALL]: {
    get: {
      ...LOGIN,
      ...query(salesQuerySchema.shape),
      responses: {
        200: { description: 'Every count of these days', content: { 'text/csv': { schema: z.string() } } },
        400: problem('Messages by field'),
        401: problem('The bearer token does not hold'),
        403: problem('The caller is no catalogue administrator'),
        503: problem('Database away'),
      },
    },
  },
} satisfies Readonly<Record<string, { readonly get?: Operation; readonly post?: Operation }>>;
