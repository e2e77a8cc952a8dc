import type { z } from 'zod';
import { PEOPLE_PATHS } from './admin/desk';
import * as people from './admin/people';
import { answer, body, BODY_PROBLEMS, LOGIN, problem, type Operation } from './openapi-parts';

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
