import { addressOf } from '../http/client-address';

/** Where a request comes from, as far as that can be known. */
export interface Origin {
  /** Network address, as limits count by it. */
  readonly address: string;
  /** What the browser calls itself. */
  readonly agent: string;
  readonly requestId: string;
}

const AGENT_LETTERS = 300;

export const originOf = (headers: Headers): Origin => ({
  address: addressOf({ headers }),
  agent: (headers.get('user-agent') ?? '').slice(0, AGENT_LETTERS),
  requestId: headers.get('x-request-id') ?? '',
});
