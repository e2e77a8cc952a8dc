/** Hosts that take dots in a name for nothing, and the one they are. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * Where a mail ends up, for counting: however it is cased, whatever follows a plus, and with Google wherever the dots are, it
 * is one mailbox.
 */
export function mailboxOf(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const name = local.replace(/\+.*/, '');
  const dotless = DOTLESS[host];
  return dotless ? `${name.replaceAll('.', '')}@${dotless}` : `${name}@${host}`;
}
