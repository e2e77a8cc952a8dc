import { HAS_HIDDEN, NOT_ONE_LINE, refused, say, type HostileSend } from './hostile-send';

const ADDRESS = 'Invalid email address';
const ADDRESS_FIELDS = ['toAddress', 'ccAddress'] as const;

export const fifty = Array.from({ length: 50 }, (_, each) => `victim${each}@home.test`);

/** Addresses that are several, none, or not what they seem. */
export const hostileAddresses: readonly HostileSend[] = ADDRESS_FIELDS.flatMap((field) => [
  ...[
    fifty.join(','),
    fifty.join('; '),
    fifty.join(' '),
    `"All" <${fifty[0]}>`,
    `<${fifty[0]}>`,
    `group: ${fifty[0]}, ${fifty[1]};`,
    `${fifty[0]}?bcc=${fifty[1]}`,
    `mailto:${fifty[0]}`,
    '"ann@evil.test"@home.test',
    'ann@home.test (all@home.test)',
    'ann@[127.0.0.1]',
    'ann@localhost',
    'ann@@home.test',
    'ann@home.test.',
    'ann@home..test',
    'ann@home.test>',
    'ann\t@home.test',
    'ann%0d%0aBcc:all@home.test',
    'аnn@home.test',
    'ann@hоme.test',
    'ann＠home.test',
    'ann@home。test',
    `${'a'.repeat(65)}@home.test`,
    `ann@${'home.'.repeat(60)}test`,
    `ann@${'a'.repeat(100_000)}.test`,
    `${'a@'.repeat(50_000)}home.test`,
    '<script>alert(1)</script>@home.test',
    '=?utf-8?Q?ann=0D=0ABcc:all?=@home.test',
  ].map((text) => ({
    name: `${field} ${say(text)}`,
    body: { [field]: text },
    // A tab ends no line, but is a control character.
    outcome: refused(field, text.includes('\t') ? NOT_ONE_LINE : ADDRESS),
  })),
  ...['ann\u202E@home.test', '\u200Bann@home.test', 'ann@home.test\u2069', 'ann\uD800@home.test'].map((text) => ({
    name: `${field} ${say(text)}`,
    body: { [field]: text },
    outcome: refused(field, HAS_HIDDEN),
  })),
  { name: `${field} as a list`, body: { [field]: fifty }, outcome: refused(field, 'Give one address only') },
  ...[{ address: fifty[0] }, 17, true].map((value) => ({
    name: `${field} ${say(value)}`,
    body: { [field]: value },
    outcome: refused(field, field === 'toAddress' ? 'Customer Email is required' : 'Sender Email is required'),
  })),
]);
