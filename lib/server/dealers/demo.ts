import type { PrismaClient, UserRole } from '../generated/client';
import { hashPassword } from '../auth/passwords';

/** The password of all demo accounts. Anybody can read it here, so they are never made in production. */
export const DEMO_PASSWORD = 'showroom-demo';
export const DEMO_CODE = 'SHOWROOM';

interface DemoAccount {
  readonly email: string;
  readonly role: UserRole;
  readonly dealer: string;
  /** Markup × 100. */
  readonly markup: number;
}

/** One account of each kind, and one that sees wholesale prices. */
const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'dealer@example.com', role: 'Dealer', dealer: 'Birch Lane Furniture', markup: 220 },
  { email: 'wholesale@example.com', role: 'Dealer', dealer: 'Trade Counter', markup: 100 },
  { email: 'super@example.com', role: 'SuperUser', dealer: 'Cedar & Co.', markup: 250 },
  { email: 'admin@example.com', role: 'CatalogueAdmin', dealer: 'The Workshop', markup: 270 },
];

/** Makes what is missing of them; the code registers further people at the first dealer. */
export async function createDemoAccounts(db: PrismaClient): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const { email, role, dealer: name, markup } of DEMO_ACCOUNTS) {
    const dealer = await db.dealer.upsert({ where: { name }, create: { name, markup }, update: {} });
    const data = { email, role, dealerId: dealer.id, passwordHash };
    await db.user.upsert({ where: { email }, create: data, update: {} });
    if (email === DEMO_ACCOUNTS[0]?.email) {
      await db.dealerCode.upsert({
        where: { code: DEMO_CODE },
        create: { code: DEMO_CODE, dealerId: dealer.id },
        update: {},
      });
    }
  }
}

/** How to sign in with them, for a terminal. */
export function describeDemoAccounts(): string {
  const lines = DEMO_ACCOUNTS.map(({ email, role }) => `  ${role.padEnd(14)}  ${email}`);
  return [`Demo accounts, password ${DEMO_PASSWORD}, dealer code ${DEMO_CODE}:`, ...lines].join('\n');
}
