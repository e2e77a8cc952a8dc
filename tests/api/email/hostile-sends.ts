import { HARVEST_SKU } from '../harvest-leg';
import { fifty, hostileAddresses } from './hostile-addresses';
import { hostileFiles } from './hostile-files';
import { HAS_HIDDEN, NOT_ONE_LINE, refused, say, TAKEN, type HostileSend } from './hostile-send';

const START = { toAddress: 'ann@home.test', ccAddress: 'joe@shop.test', customerName: 'Ann', customSku: HARVEST_SKU };

/** 96: whatever ends a line, in every field that is one, at the end and before the value. */
const lineBreaks: readonly HostileSend[] = Object.entries(START).flatMap(([field, value]) =>
  ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0000', '\u0085', '\u000b'].flatMap((end) =>
    ['Bcc: all@home.test', 'Subject: Won!\r\n\r\n<h1>', ''].map((tail) => {
      const text = tail === '' ? `${end}${value}` : `${value}${end}${tail}`;
      return { name: `${field} ${say(text)}`, body: { [field]: text }, outcome: refused(field, NOT_ONE_LINE) };
    }),
  ),
);

/** Names that try to be headers, markup or somebody else. */
const names: readonly HostileSend[] = [
  ...[
    'Ann" <all@home.test>, "',
    'Ann <all@home.test>',
    'all@home.test, Ann',
    'Ann; Bcc: all@home.test',
    '=?utf-8?Q?Ann=0D=0ABcc:_all@home.test?=',
    '=?utf-8?B?QW5uDQpCY2M6IGFsbEBob21lLnRlc3Q=?=',
    'Ann\\r\\nBcc: all@home.test',
    'Ann%0D%0ABcc:all@home.test',
    '<img src=x onerror=alert(1)>',
    '{{constructor.constructor("alert(1)")()}}',
    '${7*7}',
    '"); DROP TABLE emails; --',
    '\\',
    '"',
    'cid:piece@picture',
    'Ａｎｎ ℬöhm',
    'A\u0301\u0302\u0303\u0304\u0305nn',
    'x'.repeat(100),
  ].map((customerName) => ({ name: `customerName ${say(customerName)}`, body: { customerName }, outcome: TAKEN })),
  ...['Ann \u202Egnp.exe', 'Ann\u2066', '\u200B\u200B', 'A\u{E0041}nn', 'Ann\uDC00'].map((customerName) => ({
    name: `customerName ${say(customerName)}`,
    body: { customerName },
    outcome: refused('customerName', HAS_HIDDEN),
  })),
  {
    name: 'a customerName of 101 letters',
    body: { customerName: 'x'.repeat(101) },
    outcome: refused('customerName', 'Customer Name must have at most 100 characters'),
  },
  {
    name: 'a customerName that is none',
    body: { customerName: { first: 'Ann' } },
    outcome: refused('customerName', 'Customer Name must be text'),
  },
];

/** Messages are text, whatever they look like. */
const messages: readonly HostileSend[] = [
  ...[
    '<script>alert(document.cookie)</script>',
    '<img src=x onerror=alert(1)><svg onload=alert(1)>',
    '</p></body></html><iframe src="https://evil.test"></iframe>',
    '<!--[if mso]><xml><script>alert(1)</script></xml><![endif]-->',
    '<style>*{display:none}</style><link rel=stylesheet href=https://evil.test/x.css>',
    '<a href="javascript:alert(1)">x</a>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '\r\n.\r\nMAIL FROM:<a@evil.test>\r\nRCPT TO:<all@home.test>\r\nDATA\r\n',
    'x\r\n\r\n--_NmP-boundary\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>',
    'Content-Type: text/html\r\n\r\n<h1>x</h1>',
    '\u202Etxet desrever',
    'Z\u0300\u0301'.repeat(1000),
    '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'.repeat(400),
    'x'.repeat(4000),
    '\n'.repeat(1000) + 'x',
  ].map((message) => ({ name: `message ${say(message)}`, body: { message }, outcome: TAKEN })),
  ...['a\u0000b', 'a\u0007b', 'a\u001b[31mb', 'a\u0085b', 'half \uD83D'].map((message) => ({
    name: `message ${say(message)}`,
    body: { message },
    outcome: refused('message', 'Message has characters that cannot be sent'),
  })),
  {
    name: 'a message of 4,001 letters',
    body: { message: 'x'.repeat(4001) },
    outcome: refused('message', 'Message must have at most 4000 characters'),
  },
];

/** Bodies and fields that are not what the call wants. */
const shapes: readonly HostileSend[] = [
  ...['nonsense', `${HARVEST_SKU}-XX`, 'A'.repeat(401), "' OR 1=1 --", '../../etc/passwd', '//evil.test/tables'].map(
    (customSku): HostileSend => ({
      name: `customSku ${say(customSku)}`,
      body: { customSku },
      outcome: { status: 422 },
    }),
  ),
  ...['discount', 'markup'].flatMap((field): HostileSend[] =>
    [{}, [], true, '9'.repeat(21)].map((value) => ({
      name: `${field} ${say(value)}`,
      body: { customSku: HARVEST_SKU, [field]: value },
      outcome: { status: 400 },
    })),
  ),
  ...[-5, 1e308, '1e9', 'NaN', '100', 1].map((value) => ({
    name: `markup and discount ${say(value)} of a stranger`,
    body: { customSku: HARVEST_SKU, markup: value, discount: value },
    outcome: TAKEN,
  })),
  {
    name: 'fields that nobody asked for',
    body: { from: 'ceo@evil.test', bcc: fifty, headers: { 'X-Evil': '1' }, subject: 'Won', html: '<h1>', replyTo: 'x' },
    outcome: TAKEN,
  },
  ...['[]', 'null', '"x"', '{"toAddress":', '<xml/>', '['.repeat(100_000)].map((body): HostileSend => ({
    name: `the body ${say(body)}`,
    body,
    outcome: { status: 400 },
  })),
  {
    name: 'the body {"__proto__":…}',
    body: '{"__proto__":{"toAddress":"a@b.test","ccAddress":"a@b.test","message":"x"}}',
    outcome: { status: 400 },
  },
  { name: 'a body of 20 MiB', body: ' '.repeat(20 * 1024 * 1024), outcome: { status: 413 } },
];

/** Every hostile send there is, at least 200. */
export const hostileSends = async (): Promise<readonly HostileSend[]> => [
  ...lineBreaks,
  ...hostileAddresses,
  ...names,
  ...messages,
  ...shapes,
  ...(await hostileFiles()),
];
