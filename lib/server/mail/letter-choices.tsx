import type { MailedDesign } from './design';
import { LOOKS } from './letter-looks';

/** The summary table of a letter; without prices of rows where they would tell a discount. */
export function LetterChoices({ design }: { readonly design: MailedDesign }) {
  const hasPrices = design.rows.some(({ price }) => price !== '');
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={LOOKS.table}>
      <thead>
        <tr>
          {['Section', 'Selected part', 'Part code'].map((heading) => (
            <th key={heading} scope="col" style={LOOKS.head}>
              {heading}
            </th>
          ))}
          <th scope="col" style={LOOKS.headPrice}>
            {hasPrices && 'Price'}
          </th>
        </tr>
      </thead>
      <tbody>
        {design.rows.map((row, index) => (
          <tr key={index}>
            <td style={LOOKS.section}>{row.section}</td>
            <td style={LOOKS.cell}>
              {row.part}
              {row.restriction !== '' && <div style={LOOKS.restriction}>{row.restriction}</div>}
            </td>
            <td style={{ ...LOOKS.cell, ...LOOKS.code }}>{row.code}</td>
            <td style={LOOKS.price}>
              {row.price}
              {row.amount !== '' && <div style={LOOKS.amount}>{row.amount}</div>}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3} style={LOOKS.sumName}>
            Total
          </th>
          <td style={LOOKS.sum}>{design.total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
