import ipaddr from 'ipaddr.js';

/** Carries the caller's address to the calls; whatever a caller sends under this name is overwritten. */
export const ADDRESS_HEADER = 'x-client-address';

/** What limits count by when nothing is known of the caller. */
const UNKNOWN = 'unknown';

/**
 * The address that limits count by: the socket's, or what the outermost of `proxies` trusted proxies saw. Each proxy
 * adds whom it was called by at the end of `X-Forwarded-For`, so entries further left are the caller's own invention.
 * @param proxies how many proxies stand before this server; none is believed at 0
 */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string, proxies: number): string {
  const chain = forwardedFor
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const seen = proxies > 0 ? (chain.at(-proxies) ?? chain[0]) : undefined;
  return network(seen ?? socketAddress ?? UNKNOWN);
}

/** A home or an office owns a whole /64 of version 6, so one of its addresses stands for all. */
function network(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (!(read instanceof ipaddr.IPv6)) return read.toString();
  const groups = read.parts.slice(0, 4).map((part) => part.toString(16));
  return `${groups.join(':')}::/64`;
}

/** The address of a request's caller, as `server.ts` has left it there. */
export function addressOf({ headers }: Pick<Request, 'headers'>): string {
  return headers.get(ADDRESS_HEADER) ?? UNKNOWN;
}
