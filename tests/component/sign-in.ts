import { act, renderHook } from '@testing-library/react';
import { useSession } from '@/lib/client/session';
import { calls, nextCall, type Call } from './calls';

const PRICES = '/api/GetTablePrices';
let signIns = 0;

interface Dealer {
  readonly email?: string;
  readonly code?: string;
  readonly isSuperUser?: boolean;
  readonly markup?: number | null;
}

/** A browser that nobody has used: the session of an earlier test is over. */
export function startAsStranger(): void {
  localStorage.clear();
  renderHook(useSession).unmount();
  sessionStorage.clear();
}

/** A token that no test had before: a session is known by its token. */
export function keepToken(): string {
  const token = `token-${(signIns += 1)}`;
  localStorage.setItem('syo.token', token);
  return token;
}

/** Answers what the screen asks about the token it found. */
export async function answerSessionCheck({
  email = 'dealer@shop.example',
  code = 'UUM',
  isSuperUser = false,
  markup = null,
}: Dealer = {}): Promise<void> {
  (await nextCall('/api/AccountWeb/validate')).answer({ IsAuthenticated: true, User: { Email: email } });
  (await nextCall('/api/IsSuperUser')).answer({ IsSuperUser: isSuperUser });
  const own = { Markup: markup, ReadableMarkupCode: code, IsValid: true };
  (await nextCall('/api/GetCode')).answer(own);
}

/** The price call that comes after `known`. */
export const nextPriceCall = (known: readonly Call[] = []): Promise<Call> => nextCall(PRICES, known);

export const priceCalls = (): readonly Call[] => calls.filter(({ path }) => path === PRICES);

/** What another tab does to the local storage, and the event that this one hears. */
export async function inAnotherTab(change: () => void): Promise<void> {
  await act(async () => {
    change();
    window.dispatchEvent(new StorageEvent('storage'));
  });
}
