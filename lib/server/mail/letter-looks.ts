import type { CSSProperties } from 'react';

/** Colours of the shop's page (theme.css), written out: mail readers know no variables and few style sheets. */
export const INK = '#211d17';
export const SOFT = '#665e52';
export const LINE = '#e3ddd1';
const PAPER = '#fbfaf6';
export const ACCENT = '#8a4a1f';
const ALERT = '#9b2c1d';

/** Width, colours and letters of the scale drawing; the last is what the server has when it lacks the others. */
export const DRAWING_SHEET = {
  width: 560,
  ink: INK,
  paper: PAPER,
  font: 'Figtree, Helvetica, DejaVu Sans, sans-serif',
};

const SERIF = "Fraunces, 'Iowan Old Style', 'Palatino Linotype', Georgia, serif";
const SANS = "Figtree, 'Avenir Next', 'Segoe UI', Helvetica, Arial, sans-serif";
const CODE = "Menlo, Consolas, 'DejaVu Sans Mono', monospace";

const cell: CSSProperties = { borderBottom: `1px solid ${LINE}`, padding: '10px 10px 10px 0', verticalAlign: 'top' };
const head: CSSProperties = {
  borderBottom: `1px solid ${INK}`,
  color: SOFT,
  fontSize: 11,
  fontWeight: 600,
  letterSpacing: '0.1em',
  padding: '0 10px 8px 0',
  textAlign: 'left',
  textTransform: 'uppercase',
};
const eyebrow: CSSProperties = { fontSize: 11, fontWeight: 600, letterSpacing: '0.14em', textTransform: 'uppercase' };
const right: CSSProperties = { paddingRight: 0, textAlign: 'right', whiteSpace: 'nowrap' };
const sum: CSSProperties = { fontFamily: SERIF, fontSize: 21, fontWeight: 400, padding: '16px 0 0' };

/** Looks of the letter's parts. */
export const LOOKS = {
  body: { backgroundColor: PAPER, color: INK, fontFamily: SANS, margin: 0 },
  container: { maxWidth: 560, padding: '32px 20px 40px' },
  shop: { fontFamily: SERIF, fontSize: 22, margin: '0 0 24px' },
  text: { fontSize: 16, lineHeight: '25px', margin: '0 0 16px' },
  piece: { padding: '8px 0 0' },
  picture: {
    borderRadius: 12,
    display: 'block',
    height: 'auto',
    margin: '0 0 20px',
    maxWidth: '100%',
    width: '100%',
  },
  drawing: { display: 'block', height: 'auto', margin: '0 auto', maxWidth: '100%' },
  lacking: { color: SOFT, fontSize: 13, lineHeight: '20px', margin: '0 0 20px' },
  category: { ...eyebrow, color: ACCENT, lineHeight: '16px', margin: 0 },
  name: { fontFamily: SERIF, fontSize: 30, fontWeight: 400, lineHeight: '36px', margin: '6px 0 10px' },
  total: { fontFamily: SERIF, fontSize: 26, lineHeight: '32px', margin: '0 0 20px' },
  button: {
    backgroundColor: INK,
    borderRadius: 8,
    color: PAPER,
    fontSize: 15,
    fontWeight: 600,
    padding: '13px 24px',
    textDecoration: 'none',
  },
  table: { borderCollapse: 'collapse', fontSize: 14, lineHeight: '20px', margin: '32px 0 24px' },
  head,
  headPrice: { ...head, ...right },
  cell,
  section: { ...cell, color: SOFT },
  price: { ...cell, ...right },
  amount: { color: SOFT, fontSize: 12, lineHeight: '16px' },
  restriction: { color: ALERT, fontSize: 13, fontWeight: 600 },
  sumName: { ...sum, textAlign: 'left' },
  sum: { ...sum, textAlign: 'right' },
  code: { color: SOFT, fontFamily: CODE, fontSize: 12 },
  link: { color: ACCENT, wordBreak: 'break-all' },
  note: { color: SOFT, fontSize: 13, lineHeight: '20px', margin: '16px 0 0' },
  rule: { borderColor: LINE, margin: '32px 0 0' },
} as const satisfies Record<string, CSSProperties>;
