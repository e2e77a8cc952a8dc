import 'server-only';
import { generateSecret, generateURI, verify } from 'otplib';
import { database } from '../db';
import { env } from '../env';
import type { SecondFactor } from '../generated/client';
import { Problem } from '../http/problem';
import { seal, unseal } from './sealed';

/** Clocks may differ by so many seconds, either way. */
const TOLERANCE = 30;
const SALT = 'second-factor';

/**
 * Makes a secret for an account in place of one that was never confirmed.
 * @returns the secret for typing it, and as the address that apps read from a picture
 * @throws Problem 409 when one is in force
 */
export async function beginSecondFactor(userId: string, email: string): Promise<{ secret: string; uri: string }> {
  const secret = generateSecret();
  const sealedSecret = await seal(secret, SALT);
  const known = await database().secondFactor.findUnique({ where: { userId } });
  if (known?.confirmedAt) throw new Problem(409, 'An authenticator app is in use. Remove it first.');
  const fresh = { sealedSecret, confirmedAt: null, lastStep: 0 };
  await database().secondFactor.upsert({ where: { userId }, create: { userId, ...fresh }, update: fresh });
  return { secret, uri: generateURI({ issuer: env.SHOP_NAME, label: email, secret }) };
}

/**
 * Takes a code, once: of two that come with the same, one is refused.
 * @throws Problem with the message under the field `Code`: 401 at login, else as given
 */
export async function takeCode(factor: SecondFactor, code: string, status = 400): Promise<void> {
  const step = await stepOf(factor, code);
  if (step !== null) {
    const { userId } = factor;
    const data = { lastStep: step, confirmedAt: factor.confirmedAt ?? new Date() };
    const taken = await database().secondFactor.updateMany({ where: { userId, lastStep: { lt: step } }, data });
    if (taken.count === 1) return;
  }
  throw new Problem(status, 'The code is not right.', { Code: ['The code is not right'] }, {}, 'Login Failed');
}

/** The time step that a code belongs to; null for a wrong or used one. */
async function stepOf({ sealedSecret, lastStep }: SecondFactor, code: string): Promise<number | null> {
  const secret = await unseal(sealedSecret, SALT);
  if (secret === null || !/^\d{6}$/.test(code)) return null;
  const found = await verify({
    secret,
    token: code,
    epochTolerance: TOLERANCE,
    ...(lastStep > 0 && { afterTimeStep: lastStep }),
  });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}
