import { markupCode, parseMarkup } from '@/lib/domain/markup-code';
import type { Dealer, DealerCode, PrismaClient, User, UserRole } from '../generated/client';
import { makeDealerCode, normalizeDealerCode } from './codes';

/** What a shop does with its dealers; each refuses with a sentence that can be shown as it is. */
export class DealerError extends Error {
  override readonly name = 'DealerError';
}

/** @throws DealerError for a text that is no markup of 1.00 to 9.99 */
export function readMarkup(text: string): number {
  const markup = parseMarkup(text);
  if (markup === null) throw new DealerError(`${text} is no markup: 1.00 to 9.99, at most two decimals.`);
  return markup;
}

export async function createDealer(db: PrismaClient, name: string, markup: number): Promise<Dealer> {
  if (name.trim() === '') throw new DealerError('A dealer needs a name.');
  if (await db.dealer.findUnique({ where: { name: name.trim() } })) {
    throw new DealerError(`There is a dealer ${name.trim()} already.`);
  }
  return db.dealer.create({ data: { name: name.trim(), markup } });
}

/** By number or by exact name. @throws DealerError when there is none */
export async function findDealer(db: PrismaClient, nameOrId: string): Promise<Dealer> {
  const id = /^\d{1,9}$/.test(nameOrId) ? Number(nameOrId) : undefined;
  const dealer = await db.dealer.findFirst({ where: { OR: [{ name: nameOrId.trim() }, { id: id ?? -1 }] } });
  if (!dealer) throw new DealerError(`There is no dealer ${nameOrId}. Known: npm run dealer -- list`);
  return dealer;
}

interface CodeLimits {
  /** How many may register with it; null is any number. */
  readonly useLimit: number | null;
  readonly expiresAt: Date | null;
}

/** A new code to register with. */
export function createCode(db: PrismaClient, dealer: Dealer, limits: CodeLimits): Promise<DealerCode> {
  return db.dealerCode.create({ data: { code: makeDealerCode(), dealerId: dealer.id, ...limits } });
}

/** Nobody registers with it any more. @throws DealerError for an unknown code */
export async function endCode(db: PrismaClient, code: string): Promise<DealerCode> {
  const known = normalizeDealerCode(code);
  if (!(await db.dealerCode.findUnique({ where: { code: known } }))) {
    throw new DealerError('There is no such dealer code.');
  }
  return db.dealerCode.update({ where: { code: known }, data: { expiresAt: new Date() } });
}

/** Effective with the next call of anybody of theirs. */
export function setMarkup(db: PrismaClient, dealer: Dealer, markup: number): Promise<Dealer> {
  return db.dealer.update({ where: { id: dealer.id }, data: { markup } });
}

/** Effective with their next call. @throws DealerError for an unknown e-mail */
export async function setRole(db: PrismaClient, email: string, role: UserRole): Promise<void> {
  const user = await findUser(db, email);
  await db.user.update({ where: { id: user.id }, data: { role } });
}

/** Shuts a dealer out with all their people, or lets them in again. Sessions and reset links end at once. */
export async function setDealerDisabled(db: PrismaClient, dealer: Dealer, isDisabled: boolean): Promise<void> {
  await db.$transaction([
    db.dealer.update({ where: { id: dealer.id }, data: { disabledAt: isDisabled ? new Date() : null } }),
    db.session.deleteMany({ where: { user: { dealerId: dealer.id } } }),
    db.resetToken.deleteMany({ where: { user: { dealerId: dealer.id } } }),
  ]);
}

/** The same of one person. @throws DealerError for an unknown e-mail */
export async function setUserDisabled(db: PrismaClient, email: string, isDisabled: boolean): Promise<void> {
  const { id } = await findUser(db, email);
  await db.$transaction([
    db.user.update({ where: { id }, data: { disabledAt: isDisabled ? new Date() : null } }),
    db.session.deleteMany({ where: { userId: id } }),
    db.resetToken.deleteMany({ where: { userId: id } }),
  ]);
}

/** For who has lost the app. Their sessions end, for somebody else may have it. @throws DealerError for an unknown e-mail */
export async function forgetSecondFactor(db: PrismaClient, email: string): Promise<void> {
  const { id } = await findUser(db, email);
  await db.$transaction([
    db.secondFactor.deleteMany({ where: { userId: id } }),
    db.session.deleteMany({ where: { userId: id } }),
  ]);
}

/** Ends every session of somebody; answers how many. @throws DealerError for an unknown e-mail */
export async function endUserSessions(db: PrismaClient, email: string): Promise<number> {
  const { id } = await findUser(db, email);
  return (await db.session.deleteMany({ where: { userId: id } })).count;
}

async function findUser(db: PrismaClient, email: string): Promise<User> {
  const user = await db.user.findUnique({ where: { email: email.trim().toLowerCase() } });
  if (!user) throw new DealerError(`Nobody is registered as ${email}.`);
  return user;
}

/** All dealers as lines of text, with their codes and people. */
export async function describeDealers(db: PrismaClient, markupWord: string): Promise<string[]> {
  const dealers = await db.dealer.findMany({
    orderBy: { id: 'asc' },
    include: { codes: { orderBy: { createdAt: 'asc' } }, users: { orderBy: { email: 'asc' } } },
  });
  return dealers.flatMap(({ id, name, markup, disabledAt, codes, users }) => [
    `${id}  ${name}  ${(markup / 100).toFixed(2)} ${markupCode(markup, markupWord)}${shutOut(disabledAt)}`,
    ...codes.map(
      ({ code, useCount, useLimit, expiresAt }) =>
        `     code ${code}  used ${useCount}${useLimit === null ? '' : ` of ${useLimit}`}` +
        (expiresAt === null ? '' : `, until ${expiresAt.toISOString().slice(0, 10)}`),
    ),
    ...users.map((user) => `     ${user.email}  ${user.role}${shutOut(user.disabledAt)}`),
  ]);
}

const shutOut = (disabledAt: Date | null): string => (disabledAt === null ? '' : '  disabled');
