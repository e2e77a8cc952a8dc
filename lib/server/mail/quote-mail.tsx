import 'server-only';
import { Body, Button, Container, Head, Hr, Html, Link, Preview, Section, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { z } from 'zod';
import { absolute } from '@/lib/contracts/addresses';
import { env } from '../env';
import type { Email } from '../generated/client';
import { LOOKS } from './letter-looks';
import type { ReadyMail } from './send';

/** What a mail about a quote says, as stored: what its reader may see and nothing else. */
export const quoteLetterSchema = z.object({
  subject: z.string(),
  /** A line each: 'Total $1,600', pieces and amounts. */
  lines: z.array(z.string()),
  /** What stands on the button, and where it leads: path and query. */
  button: z.string(),
  path: z.string(),
  /** Who gets the answer to it. */
  replyTo: z.string(),
});
type QuoteLetter = z.infer<typeof quoteLetterSchema>;

/** The mail about a quote: to a customer with its link, or to a dealer with what the customer says. */
export async function quoteMail(mail: Email): Promise<Omit<ReadyMail, 'id' | 'createdAt'>> {
  const letter = quoteLetterSchema.parse(mail.design);
  const link = absolute(env.SITE_URL, letter.path);
  const greeting = mail.customerName === '' ? '' : `Dear ${mail.customerName},`;
  const words = { ...letter, link, greeting, message: mail.message };
  const parts = [greeting, mail.message, letter.lines.join('\n'), `${letter.button}: ${link}`];
  return {
    to: { name: mail.customerName, address: mail.toAddress },
    replyTo: letter.replyTo,
    subject: letter.subject,
    text: `${parts.filter((part) => part !== '').join('\n\n')}\n`,
    html: await render(<LetterPage {...words} />),
  };
}

type Words = QuoteLetter & { readonly link: string; readonly greeting: string; readonly message: string };

function LetterPage({ subject, greeting, message, lines, button, link }: Words) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{subject}</Preview>
      <Body style={LOOKS.body}>
        <Container style={LOOKS.container}>
          <Text style={LOOKS.shop}>{env.SHOP_NAME}</Text>
          {greeting !== '' && <Text style={LOOKS.text}>{greeting}</Text>}
          {message !== '' && <Text style={{ ...LOOKS.text, whiteSpace: 'pre-line' }}>{message}</Text>}
          <Section style={LOOKS.piece}>
            {lines.map((line, index) => (
              <Text key={index} style={{ ...LOOKS.text, margin: '0 0 4px' }}>
                {line}
              </Text>
            ))}
            <Button href={link} style={{ ...LOOKS.button, marginTop: 20 }}>
              {button}
            </Button>
            <Text style={LOOKS.note}>
              <Link href={link} style={LOOKS.link}>
                {link}
              </Link>
            </Text>
          </Section>
          <Hr style={LOOKS.rule} />
        </Container>
      </Body>
    </Html>
  );
}
