import 'server-only';
import { absolute } from '@/lib/contracts/addresses';
import { env } from '../env';
import type { Email } from '../generated/client';
import { log } from '../log';
import { drawingPicture } from '../pictures/drawing-picture';
import { composePiece, PREVIEW_SIZE } from '../pictures/compose-piece';
import { screenshotOf } from '../screenshot/screenshot';
import { fileKind } from './attachment';
import { mailedDesignSchema, type MailedDesign } from './design';
import { DRAWING_ID, PICTURE_ID, renderLetter, type Letter } from './letter';
import { letterText } from './letter-text';
import type { ReadyMail } from './send';

type Content = Omit<ReadyMail, 'id' | 'createdAt'>;
type Attachment = NonNullable<Content['attachments']>[number];

/** The mail of SendEmail and SendEmailByBody: a letter with the piece in it, and a screenshot or the sender's own file. */
export async function designMail(mail: Email): Promise<Content> {
  const design = mail.design === null ? null : mailedDesignSchema.parse(mail.design);
  const sender = mail.ccAddress ?? '';
  const [picture, drawing, attachment] = await Promise.all([
    design && inlinePicture(design),
    design && inlineDrawing(design),
    attachmentOf(mail, design),
  ]);
  const letter: Letter = {
    shopName: env.SHOP_NAME,
    customerName: mail.customerName,
    sender,
    message: mail.message,
    design,
    link: design ? absolute(env.SITE_URL, design.path) : env.SITE_URL,
    hasPicture: picture !== null,
    hasDrawing: drawing !== null,
  };
  const attachments = [picture, drawing, attachment].filter((each) => each !== null);
  return {
    to: { name: mail.customerName, address: mail.toAddress },
    cc: sender,
    replyTo: sender,
    subject: design ? `${design.name}, made to order by ${env.SHOP_NAME}` : `A message from ${env.SHOP_NAME}`,
    text: letterText(letter),
    html: await renderLetter(letter),
    attachments,
  };
}

/** Shown within the letter. A mail goes out without it rather than not at all. */
async function inlinePicture(design: MailedDesign): Promise<Attachment | null> {
  try {
    const content = await composePiece(design.layers, PREVIEW_SIZE, 'mail');
    return (
      content && {
        filename: 'piece.jpg',
        content,
        contentType: 'image/jpeg',
        cid: PICTURE_ID,
        contentDisposition: 'inline',
      }
    );
  } catch (error) {
    log.error({ sku: design.sku, err: error }, 'picture for a mail could not be made');
    return null;
  }
}

/** Shown below the choices; without it the letter still says the same in words. */
async function inlineDrawing({ drawing, sku }: MailedDesign): Promise<Attachment | null> {
  if (drawing === '') return null;
  try {
    const content = await drawingPicture(drawing);
    return {
      ...{ filename: 'size.png', content, contentType: 'image/png' },
      ...{ cid: DRAWING_ID, contentDisposition: 'inline' },
    };
  } catch (error) {
    log.error({ sku, err: error }, 'drawing for a mail could not be made');
    return null;
  }
}

async function attachmentOf(mail: Email, design: MailedDesign | null): Promise<Attachment | null> {
  const bytes = mail.attachment ?? (design && (await screenshotOf(design)));
  const kind = bytes && fileKind(bytes);
  if (!bytes || !kind) return null;
  const name = mail.attachment ? 'attachment' : 'screenshot';
  return { filename: `${name}.${kind.extension}`, content: Buffer.from(bytes), contentType: kind.contentType };
}
