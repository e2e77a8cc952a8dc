/** An edit that cannot be: it names what is not there, or a value that cannot stand there. The message says which. */
export class UnknownTarget extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnknownTarget';
  }
}

/** @throws UnknownTarget */
export function found<Row>(rows: ReadonlyMap<string, Row>, kind: string, key: string): Row {
  const row = rows.get(key);
  if (row === undefined) throw new UnknownTarget(`There is no ${kind} ${key}.`);
  return row;
}
