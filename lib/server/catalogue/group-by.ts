/** Rows by a key, each group in the rows' order. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, readonly Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Sorts by `position`; the order rows come in from a database means nothing. */
export function byPosition<Row extends { readonly position: number }>(rows: readonly Row[]): readonly Row[] {
  return [...rows].sort((left, right) => left.position - right.position);
}
