import 'server-only';
import type { z } from 'zod';
import {
  changePasswordRequestSchema,
  codeRequestSchema,
  endSessionsRequestSchema,
  passwordRequestSchema,
  removeSecondFactorRequestSchema,
  type NewFactor,
} from '@/lib/contracts/account-settings';
import { requireCaller } from '../auth/caller';
import { countAttempt, forgetAttempts } from '../auth/limits';
import { originOf } from '../auth/origin';
import { isOfferedSecondFactor } from '../auth/roles';
import { beginSecondFactor, takeCode } from '../auth/second-factor';
import type { Caller } from '../auth/sessions';
import { database } from '../db';
import type { SecondFactor } from '../generated/client';
import { readFields } from '../http/body';
import { handle, privateJson } from '../http/handle';
import { Problem } from '../http/problem';
import { refuseOtherSites } from '../http/same-origin';
import { audited, type SecurityEvent } from '../security/security-log';
import { changePassword, endSessions, ownAccount, reauthenticate } from './own-account';

/** GET AccountWeb/Account. */
export const accountRoute = handle(async (request) => privateJson(await ownAccount(await requireCaller(request))));

/** A call that changes something of the caller's own account, written down in the security log. */
function changing<T>(
  event: SecurityEvent,
  schema: z.ZodType<T>,
  change: (caller: Caller, fields: T) => Promise<object | void>,
) {
  return handle(async (request) => {
    refuseOtherSites(request);
    const caller = await requireCaller(request);
    const fields = await readFields(request, schema);
    const entry = { event, who: caller.email, origin: originOf(request.headers) };
    return privateJson((await audited(entry, () => change(caller, fields))) ?? {});
  });
}

/** POST AccountWeb/ChangePassword. */
export const changePasswordRoute = changing('password-changed', changePasswordRequestSchema, changePassword);

/** POST AccountWeb/EndSessions. */
export const endSessionsRoute = changing('sessions-ended', endSessionsRequestSchema, async (caller, fields) => {
  await reauthenticate(caller, fields.Password);
  await endSessions(caller, fields.Id ?? null);
});

/** POST AccountWeb/BeginSecondFactor: for super users and catalogue administrators. */
export const beginSecondFactorRoute = changing(
  'second-factor-begun',
  passwordRequestSchema,
  async (caller, { Password }): Promise<NewFactor> => {
    const { role } = await database().user.findUniqueOrThrow({ where: { id: caller.userId } });
    if (!isOfferedSecondFactor(role))
      throw new Problem(403, 'Only super users and administrators have a second factor.');
    await reauthenticate(caller, Password);
    const { secret, uri } = await beginSecondFactor(caller.userId, caller.email);
    return { Secret: secret, Uri: uri };
  },
);

/** POST AccountWeb/ConfirmSecondFactor: the first right code puts it in force. */
export const confirmSecondFactorRoute = changing('second-factor-on', codeRequestSchema, async (caller, { Code }) => {
  const factor = await factorOf(caller);
  if (factor.confirmedAt) throw new Problem(409, 'The authenticator app is in use already.');
  await takeCounted(factor, Code);
});

/** POST AccountWeb/RemoveSecondFactor. */
export const removeSecondFactorRoute = changing(
  'second-factor-off',
  removeSecondFactorRequestSchema,
  async (caller, { Password, Code }) => {
    const factor = await factorOf(caller);
    await reauthenticate(caller, Password);
    await takeCounted(factor, Code);
    await database().secondFactor.delete({ where: { userId: caller.userId } });
  },
);

/** Codes are counted apart from passwords: a right password gives no more tries. */
async function takeCounted(factor: SecondFactor, code: string): Promise<void> {
  const key = `${factor.userId} code`;
  await countAttempt('passwordByAccount', key);
  await takeCode(factor, code);
  await forgetAttempts('passwordByAccount', key);
}

/** @throws Problem 409 when there is none */
async function factorOf({ userId }: Caller) {
  const factor = await database().secondFactor.findUnique({ where: { userId } });
  if (!factor) throw new Problem(409, 'There is no authenticator app to ask for a code.');
  return factor;
}
