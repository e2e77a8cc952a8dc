/** A constant of a module of rows. */
interface Constant {
  /** `NAME: Type`. */
  readonly name: string;
  readonly says: string;
  readonly value: unknown;
}

const HEAD = '// Written by `npm run drawings` from `studio/families`: change it there.';

/** A module of rows with an import of their types; a line a row, which prettier would take apart. */
export function rowsFile(types: string, constants: readonly Constant[]): string {
  const written = constants.map(
    ({ name, says, value }) => `/** ${says} */\n// prettier-ignore\nexport const ${name} = ${rows(value)};\n`,
  );
  return [HEAD, `import type ${types};\n`, ...written].join('\n');
}

function rows(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return literal(value);
  const lines = Object.entries(value).map(
    ([key, row]) => `  ${/^[a-z]\w*$/i.test(key) ? key : `'${key}'`}: ${literal(row)},`,
  );
  return `{\n${lines.join('\n')}\n}`;
}

/** As TypeScript writes it. */
const literal = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'number' ? Number(each.toFixed(2)) : each))
    .replace(/"(\w+)":/g, ' $1: ')
    .replace(/"/g, "'")
    .replace(/,(?=\S)/g, ', ')
    .replace(/,\s+/g, ', ')
    .replace(/\}/g, ' }');
