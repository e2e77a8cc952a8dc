import type { CSSProperties } from 'react';
import { ACCENT, INK, LINE, SOFT } from '../../mail/letter-looks';

const SERIF = "Fraunces, Georgia, 'DejaVu Serif', serif";
const SANS = "Figtree, Helvetica, 'DejaVu Sans', sans-serif";

/** Looks of a printed quote: ink on the paper's own white, hairlines, figures in columns. */
export const SHEET = `
* { box-sizing: border-box; margin: 0; padding: 0; }
html { color: ${INK}; font: 9.5pt/1.45 ${SANS}; font-variant-numeric: lining-nums tabular-nums; print-color-adjust: exact; }
a { color: inherit; }
h1, h2, .shop, .price, .total { font-family: ${SERIF}; font-weight: 400; }
.soft { color: ${SOFT}; }
.eyebrow { color: ${ACCENT}; font-size: 7pt; font-weight: 600; letter-spacing: .08em; text-transform: uppercase; }
.masthead { border-bottom: .6pt solid ${INK}; display: flex; justify-content: space-between; padding-bottom: 4mm; }
.shop { font-size: 17pt; line-height: 1.2; }
.dealer { text-align: right; }
.dealer b { display: block; font-weight: 600; }
.head { align-items: flex-start; display: flex; gap: 8mm; justify-content: space-between; margin: 7mm 0 5mm; }
h1 { font-size: 25pt; line-height: 1.15; margin: 1.5mm 0 2mm; }
.link { flex: none; font-size: 7pt; line-height: 1.35; text-align: center; width: 26mm; }
.link svg { display: block; height: 26mm; width: 26mm; }
article { border-top: .4pt solid ${LINE}; padding: 5mm 0 6mm; }
.opening { break-after: avoid; break-inside: avoid; }
thead { break-after: avoid; }
.shown { align-items: center; display: flex; gap: 6mm; margin-bottom: 4mm; }
.shown img { border-radius: 2mm; display: block; height: auto; width: 100mm; }
.shown .drawing { flex: 1; min-width: 0; }
.drawing svg { display: block; height: auto; max-height: 58mm; width: 100%; }
.drawing svg > rect { fill: none; }
.named { align-items: baseline; display: flex; gap: 8mm; justify-content: space-between; }
h2 { font-size: 15pt; line-height: 1.25; }
.price { font-size: 15pt; white-space: nowrap; }
table { border-collapse: collapse; font-size: 9pt; line-height: 1.35; margin-top: 2.5mm; width: 100%; }
thead { font-size: 7pt; letter-spacing: .06em; text-transform: uppercase; color: ${SOFT}; }
th { font-weight: 400; text-align: left; }
thead th { font-weight: 600; }
th, td { border-bottom: .4pt solid ${LINE}; padding: 1mm 4mm 1mm 0; vertical-align: top; }
th:last-child, td:last-child { padding-right: 0; text-align: right; white-space: nowrap; }
tr { break-inside: avoid; }
.code { color: ${SOFT}; font-family: Menlo, Consolas, 'DejaVu Sans Mono', monospace; font-size: 7.5pt; overflow-wrap: anywhere; }
.detail { color: ${SOFT}; display: block; font-size: 7.5pt; }
.closing { border-top: .6pt solid ${INK}; display: grid; gap: 10mm; grid-template-columns: 1fr 74mm; padding-top: 4mm; }
.closing h2 { break-after: avoid; font-size: 12pt; margin-bottom: 1mm; }
.terms { white-space: pre-line; }
dl { align-content: start; break-inside: avoid; display: grid; gap: 1.2mm 8mm; grid-template-columns: 1fr auto; }
dl div { display: contents; }
dd { text-align: right; }
.total { font-size: 15pt; line-height: 1.3; }
`;

/** The foot of a page, which knows no style sheet. */
export const FOOT: CSSProperties = {
  display: 'flex',
  justifyContent: 'space-between',
  width: '100%',
  padding: '0 18mm',
  color: SOFT,
  fontFamily: SANS,
  fontSize: '7.5pt',
};
