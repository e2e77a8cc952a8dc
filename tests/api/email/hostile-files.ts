import sharp from 'sharp';
import { refused, say, TAKEN, type HostileSend, type Outcome } from './hostile-send';

/** Files that are none of the three kinds, or more than one. */
export async function hostileFiles(): Promise<readonly HostileSend[]> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  const [png, jpeg, webp, gif] = await Promise.all([
    picture.clone().png().toBuffer(),
    picture.clone().jpeg().toBuffer(),
    picture.clone().webp().toBuffer(),
    picture.clone().gif().toBuffer(),
  ]);
  const script = Buffer.from('<script>alert(1)</script>');
  const none = refused('base64Attachment', 'Only PNG, JPEG and PDF files can be attached');
  const files: readonly (readonly [string, Buffer, Outcome])[] = [
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), none],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), none],
    ['WebP', webp, none],
    ['GIF', gif, none],
    ['a program', Buffer.from('MZ\u0090\u0000'), none],
    ['an archive', Buffer.from('PK\u0003\u0004'), none],
    ['an Office file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), none],
    ['HTML that begins like a PNG', Buffer.concat([png.subarray(0, 8), script]), none],
    ['HTML that begins like a JPEG', Buffer.concat([jpeg.subarray(0, 3), script]), none],
    ['HTML that begins like a PDF', Buffer.concat([Buffer.from('%PDF-'), script]), none],
    ['a PNG behind a blank', Buffer.concat([Buffer.from(' '), png]), none],
    ['a PDF behind HTML', Buffer.concat([script, Buffer.from('%PDF-1.7\n%%EOF')]), none],
    ['a PNG that is cut off', png.subarray(0, 20), none],
    ['a PNG with HTML behind it', Buffer.concat([png, script]), TAKEN],
    ['a JPEG with an archive behind it', Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004')]), TAKEN],
    [
      'a PDF of 5 MiB and a byte',
      Buffer.from('%PDF-1.7'.padEnd(5 * 1024 * 1024 - 5) + '%%EOF\n'),
      refused('base64Attachment', 'The attachment may have 5 MiB at most'),
    ],
  ];
  const texts = ['@@@@', 'abc', 'data:image/png,abcd', '<svg/>', '=AAA', 'data:text/html;base64,'];
  return [
    ...files.map(([name, bytes, outcome]) => ({
      name: `attached ${name}`,
      body: { base64Attachment: `data:text/html;base64,${bytes.toString('base64')}` },
      outcome,
    })),
    ...texts.map((base64Attachment) => ({
      name: `attached ${say(base64Attachment)}`,
      body: { base64Attachment },
      outcome: refused('base64Attachment', 'The attachment must be base64 text'),
    })),
    {
      name: 'an attachment that is no text',
      body: { base64Attachment: { filename: '/etc/passwd', path: '/etc/passwd' } },
      outcome: refused('base64Attachment', 'The attachment must be base64 text'),
    },
  ];
}
