import { DAY_MS } from '@/lib/domain/day';
import { parseArgs, types } from 'node:util';
import { DEFAULT_MARKUP_WORD, markupCode } from '@/lib/domain/markup-code';
import {
  createCode,
  createDealer,
  DealerError,
  describeDealers,
  findDealer,
  forgetSecondFactor,
  readMarkup,
  setDealerDisabled,
  setMarkup,
  setRole,
  setUserDisabled,
} from '@/lib/server/dealers/dealers';
import { createDemoAccounts, describeDemoAccounts } from '@/lib/server/dealers/demo';
import type { PrismaClient, UserRole } from '@/lib/server/generated/client';

/** Does its work and answers what to print. @throws DealerError for what a person can put right */
type Command = (db: PrismaClient, given: readonly string[]) => Promise<string>;

const ROLES: ReadonlyMap<string, UserRole> = new Map([
  ['dealer', 'Dealer'],
  ['super-user', 'SuperUser'],
  ['catalogue-admin', 'CatalogueAdmin'],
]);

const markupWord = (): string => process.env.MARKUP_WORD?.toUpperCase() || DEFAULT_MARKUP_WORD;

const create: Command = async (db, given) => {
  const [name, markup] = words(given, 2, 'create <name> <markup>');
  const dealer = await createDealer(db, name, readMarkup(markup));
  return `Dealer ${dealer.id}, ${dealer.name}, sees prices at ${markupCode(dealer.markup, markupWord())}. Next: npm run dealer -- code ${dealer.id}`;
};

const code: Command = async (db, given) => {
  const { values, positionals } = parse(given);
  const [nameOrId] = words(positionals, 1, 'code <dealer> [--uses <n>] [--days <n>]');
  const dealer = await findDealer(db, nameOrId);
  const days = count(values.days, 'days');
  const made = await createCode(db, dealer, {
    useLimit: count(values.uses, 'uses'),
    expiresAt: days === null ? null : new Date(Date.now() + days * DAY_MS),
  });
  return `${made.code} registers people of ${dealer.name}.`;
};

const list: Command = async (db) => (await describeDealers(db, markupWord())).join('\n') || 'There are no dealers yet.';

/** `disable` and `enable`: an e-mail names a person, anything else a dealer. */
const shutOut =
  (isDisabled: boolean): Command =>
  async (db, given) => {
    const command = isDisabled ? 'disable' : 'enable';
    const [who] = words(given, 1, `${command} <dealer | e-mail>`);
    if (who.includes('@')) await setUserDisabled(db, who, isDisabled);
    else await setDealerDisabled(db, await findDealer(db, who), isDisabled);
    return `${who} is ${command}d.`;
  };

const markup: Command = async (db, given) => {
  const [nameOrId, text] = words(given, 2, 'markup <dealer> <markup>');
  const dealer = await setMarkup(db, await findDealer(db, nameOrId), readMarkup(text));
  return `${dealer.name} sees prices at ${markupCode(dealer.markup, markupWord())}.`;
};

const role: Command = async (db, given) => {
  const [email, name] = words(given, 2, `role <e-mail> ${[...ROLES.keys()].join(' | ')}`);
  const known = ROLES.get(name);
  if (!known) throw new DealerError(`There is no role ${name}: ${[...ROLES.keys()].join(', ')}.`);
  await setRole(db, email, known);
  return `${email} is a ${name} now.`;
};

const forgetApp: Command = async (db, given) => {
  const [email] = words(given, 1, 'forget-app <e-mail>');
  await forgetSecondFactor(db, email);
  return `${email} logs in with the password alone until an authenticator app is set up again.`;
};

const demo: Command = async (db) => {
  if (process.env.NODE_ENV !== 'development') {
    throw new DealerError('Accounts with a known password are for development only: set NODE_ENV=development.');
  }
  await createDemoAccounts(db);
  return describeDemoAccounts();
};

export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    create,
    code,
    list,
    disable: shutOut(true),
    enable: shutOut(false),
    markup,
    role,
    'forget-app': forgetApp,
    demo,
  }),
);

function parse(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: { uses: { type: 'string' }, days: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new DealerError(types.isNativeError(error) ? error.message : 'Wrong options.');
  }
}

/** The words of a command. @throws DealerError with its usage when there are fewer or more */
function words(given: readonly string[], wanted: 1, usage: string): readonly [string];
function words(given: readonly string[], wanted: 2, usage: string): readonly [string, string];
function words(given: readonly string[], wanted: number, usage: string): readonly string[] {
  if (given.length !== wanted) throw new DealerError(`Usage: npm run dealer -- ${usage}`);
  return given;
}

/** A positive whole number, or null when it was not given. */
function count(text: string | undefined, option: string): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new DealerError(`--${option} must be a whole number, 1 or more.`);
  return Number(text);
}
