import type { MailedDesign } from './design';
import type { Letter } from './letter';

/** The letter for those who read no HTML: the same words in the same order. */
export function letterText({ shopName, customerName, sender, message, design, link }: Letter): string {
  const parts = [
    customerName === '' ? '' : `Dear ${customerName},`,
    message,
    design ? pieceText(design) : '',
    `${design ? 'See this design' : `Visit ${shopName}`}: ${link}`,
    `-- \nSent through ${shopName} for ${sender}, who gets your answer when you reply.`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function pieceText({ name, categoryName, sku, rows, total, goodUntil, dimensions }: MailedDesign): string {
  const lines = rows.map(({ section, part, code, price, amount, restriction }) =>
    [`${section}: ${part}`, code, amount === '' ? price : `${price} (${amount})`, restriction]
      .filter((text) => text !== '')
      .join(' | '),
  );
  return [
    `${name} (${categoryName})`,
    ...lines,
    `Total: ${total}`,
    ...(goodUntil === '' ? [] : [`Good until ${goodUntil}`]),
    ...(dimensions === '' ? [] : [`True size: ${dimensions}`]),
    `Custom sku: ${sku}`,
  ].join('\n');
}
