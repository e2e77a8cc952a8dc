import { DAY_MS } from '@/lib/domain/day';
import 'server-only';
import {
  createCodeSchema,
  createDealerSchema,
  endCodeSchema,
  setDealerDisabledSchema,
  setDealerMarkupSchema,
  setRoleSchema,
  setUserDisabledSchema,
  userSchema,
} from '@/lib/contracts/admin/people';
import type { Caller } from '../auth/sessions';
import { database } from '../db';
import {
  createCode,
  createDealer,
  endCode,
  endUserSessions,
  findDealer,
  forgetSecondFactor,
  readMarkup,
  setDealerDisabled,
  setMarkup,
  setRole,
  setUserDisabled,
} from '../dealers/dealers';
import { Problem } from '../http/problem';
import { adminCall } from './admin-call';

const dealerOf = (id: number) => findDealer(database(), String(id));
const inOrOut = (isDisabled: boolean): string => (isDisabled ? 'shut out' : 'let in again');

/** Whoever shuts themselves out has nobody to let them in again. @throws Problem 409 */
function refuseOneself({ email }: Caller, other: string): void {
  if (other.toLowerCase() === email) throw new Problem(409, 'You cannot do this to your own account.');
}

/** POST Admin/CreateDealer. */
export const createDealerRoute = adminCall({
  event: 'dealer-created',
  schema: createDealerSchema,
  target: ({ Name }) => Name,
  work: async ({ Name, Markup }) =>
    `${(await createDealer(database(), Name, readMarkup(Markup))).name} is a dealer now.`,
});

/** POST Admin/SetDealerMarkup. */
export const setDealerMarkupRoute = adminCall({
  event: 'dealer-changed',
  schema: setDealerMarkupSchema,
  target: ({ DealerId }) => String(DealerId),
  work: async ({ DealerId, Markup }) => {
    const { name, markup } = await setMarkup(database(), await dealerOf(DealerId), readMarkup(Markup));
    return `${name} sees prices at ${(markup / 100).toFixed(2)}.`;
  },
});

/** POST Admin/SetDealerDisabled. */
export const setDealerDisabledRoute = adminCall({
  event: 'dealer-changed',
  schema: setDealerDisabledSchema,
  target: ({ DealerId }) => String(DealerId),
  work: async ({ DealerId, IsDisabled }, caller) => {
    const dealer = await dealerOf(DealerId);
    if (dealer.name === caller.dealer) throw new Problem(409, 'You cannot shut out the dealer of your own account.');
    await setDealerDisabled(database(), dealer, IsDisabled);
    return `${dealer.name} is ${inOrOut(IsDisabled)}.`;
  },
});

/** POST Admin/CreateDealerCode. */
export const createCodeRoute = adminCall({
  event: 'code-created',
  schema: createCodeSchema,
  target: ({ DealerId }) => String(DealerId),
  work: async ({ DealerId, Uses, Days }) => {
    const dealer = await dealerOf(DealerId);
    const expiresAt = Days === null ? null : new Date(Date.now() + Days * DAY_MS);
    const { code } = await createCode(database(), dealer, { useLimit: Uses, expiresAt });
    return `${code} registers people of ${dealer.name}.`;
  },
});

/** POST Admin/EndDealerCode: nobody registers with it any more. */
export const endCodeRoute = adminCall({
  event: 'code-ended',
  schema: endCodeSchema,
  target: () => '',
  work: async ({ Code }) => `${(await endCode(database(), Code)).code} holds no more.`,
});

/** POST Admin/SetRole. */
export const setRoleRoute = adminCall({
  event: 'user-changed',
  schema: setRoleSchema,
  target: ({ Email }) => Email,
  work: async ({ Email, Role }, caller) => {
    refuseOneself(caller, Email);
    await setRole(database(), Email, Role);
    return `${Email} has another role now.`;
  },
});

/** POST Admin/SetUserDisabled. */
export const setUserDisabledRoute = adminCall({
  event: 'user-changed',
  schema: setUserDisabledSchema,
  target: ({ Email }) => Email,
  work: async ({ Email, IsDisabled }, caller) => {
    refuseOneself(caller, Email);
    await setUserDisabled(database(), Email, IsDisabled);
    return `${Email} is ${inOrOut(IsDisabled)}.`;
  },
});

/** POST Admin/EndUserSessions. */
export const endUserSessionsRoute = adminCall({
  event: 'user-sessions-ended',
  schema: userSchema,
  target: ({ Email }) => Email,
  work: async ({ Email }) => {
    const count = await endUserSessions(database(), Email);
    return count === 1 ? `One session of ${Email} is ended.` : `${count} sessions of ${Email} are ended.`;
  },
});

/** POST Admin/ForgetSecondFactor: for who has lost the phone. */
export const forgetSecondFactorRoute = adminCall({
  event: 'user-changed',
  schema: userSchema,
  target: ({ Email }) => Email,
  work: async ({ Email }) => {
    await forgetSecondFactor(database(), Email);
    return `${Email} logs in with the password alone until an authenticator app is set up again.`;
  },
});
