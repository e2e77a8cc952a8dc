import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
  Button,
} from '@react-email/components';
import { render } from '@react-email/render';
import { layersInWords } from '@/lib/domain/picture';
import type { MailedDesign } from './design';
import { LetterChoices } from './letter-choices';
import { LOOKS } from './letter-looks';

/** Content-ID of the picture in the letter. */
export const PICTURE_ID = 'piece@picture';
/** Content-ID of its scale drawing. */
export const DRAWING_ID = 'size@picture';

/** What a letter says. */
export interface Letter {
  readonly shopName: string;
  readonly customerName: string;
  /** E-mail address of who sends it. */
  readonly sender: string;
  readonly message: string;
  readonly design: MailedDesign | null;
  readonly link: string;
  readonly hasPicture: boolean;
  readonly hasDrawing: boolean;
}

/** The letter as HTML. Everything a person has written is text: React escapes it. */
export const renderLetter = (letter: Letter): Promise<string> => render(<LetterPage {...letter} />);

function LetterPage({ shopName, customerName, sender, message, design, link, ...has }: Letter) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{design ? `${design.name}, ${design.total}` : `A message from ${shopName}`}</Preview>
      <Body style={LOOKS.body}>
        <Container style={LOOKS.container}>
          <Text style={LOOKS.shop}>{shopName}</Text>
          {customerName !== '' && <Text style={LOOKS.text}>Dear {customerName},</Text>}
          {paragraphs(message).map((lines, index) => (
            <Text key={index} style={LOOKS.text}>
              {lines}
            </Text>
          ))}
          {design && <Piece design={design} link={link} {...has} />}
          {!design && (
            <Button href={link} style={LOOKS.button}>
              Visit {shopName}
            </Button>
          )}
          <Hr style={LOOKS.rule} />
          <Text style={LOOKS.note}>
            Sent through {shopName} for{' '}
            <Link href={`mailto:${sender}`} style={LOOKS.link}>
              {sender}
            </Link>
            , who gets your answer when you reply.
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

interface PieceProps {
  readonly design: MailedDesign;
  readonly link: string;
  readonly hasPicture: boolean;
  readonly hasDrawing: boolean;
}

/** Picture, name, total, choices and the way back to them. */
function Piece({ design, link, hasPicture, hasDrawing }: PieceProps) {
  return (
    <Section style={LOOKS.piece}>
      {hasPicture && (
        <Link href={link}>
          <Img src={`cid:${PICTURE_ID}`} alt={`${design.name} as configured`} width="560" style={LOOKS.picture} />
        </Link>
      )}
      {hasPicture && design.missing.length > 0 && (
        <Text style={LOOKS.lacking}>Not in the picture yet: {layersInWords(design.missing)}</Text>
      )}
      <Text style={LOOKS.category}>{design.categoryName}</Text>
      <Heading as="h1" style={LOOKS.name}>
        {design.name}
      </Heading>
      <Text style={LOOKS.total}>{design.total}</Text>
      {design.goodUntil !== '' && <Text style={LOOKS.lacking}>Good until {design.goodUntil}</Text>}
      <Button href={link} style={LOOKS.button}>
        See this design
      </Button>
      <LetterChoices design={design} />
      {design.dimensions !== '' && <Text style={LOOKS.note}>True size: {design.dimensions}</Text>}
      {hasDrawing && (
        <Img src={`cid:${DRAWING_ID}`} alt={`Scale drawing. ${design.dimensions}`} width="560" style={LOOKS.drawing} />
      )}
      <Text style={LOOKS.note}>
        Custom sku <span style={LOOKS.code}>{design.sku}</span>
        <br />
        <Link href={link} style={LOOKS.link}>
          {link}
        </Link>
      </Text>
    </Section>
  );
}

/** Blank lines part paragraphs; other line ends stay where the writer put them. */
function paragraphs(message: string) {
  return message
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map((paragraph) =>
      paragraph.split(/\r?\n|\r/).flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line])),
    );
}
