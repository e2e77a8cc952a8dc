import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Where the bytes of a file of a pass lie: in a file of its own, or in a range of an archive. */
export interface Place {
  /** `<geometry>/<file>`, to speak of. */
  readonly name: string;
  readonly file: string;
  /** Bytes of `file`; null for all of them. */
  readonly range: { readonly start: number; readonly size: number } | null;
}

/** Sizes and marks of records, from PKWARE's APPNOTE 6.3.10: sections 4.3.7, 4.3.12 and 4.3.16. */
const LOCAL_SIZE = 30;
const ENTRY = { size: 46, mark: 0x02014b50 };
const END = { size: 22, mark: 0x06054b50 };
const STORED = 0;

/**
 * What lies where in an archive of passes: a ZIP whose members are stored as they are and have no extra fields, so that
 * each is a range of the file. Reads its directory only.
 * @returns the members by name, in their order
 * @throws Error when the file is not such an archive, or is cut short
 */
export function readDirectory(file: string): ReadonlyMap<string, Place> {
  return withFile(file, (read, length) => {
    const end = read(length - END.size, END.size);
    if (end.readUInt32LE(0) !== END.mark) throw new Error('not an archive, or cut short');
    const directory = read(end.readUInt32LE(16), end.readUInt32LE(12));
    const members = new Map<string, Place>();
    for (let at = 0; at < directory.length;) {
      const entry = directory.subarray(at);
      const name = entry.toString('utf8', ENTRY.size, ENTRY.size + entry.readUInt16LE(28));
      const isPlain = entry.readUInt16LE(10) === STORED && entry.readUInt16LE(30) === 0;
      if (entry.readUInt32LE(0) !== ENTRY.mark || !isPlain)
        throw new Error(`${name}: compressed, or with extra fields`);
      const start = entry.readUInt32LE(42) + LOCAL_SIZE + Buffer.byteLength(name);
      members.set(name, { name, file, range: { start, size: entry.readUInt32LE(24) } });
      at += ENTRY.size + Buffer.byteLength(name) + entry.readUInt16LE(32);
    }
    return members;
  });
}

/** The texts of members that lie next to each other, read at once. */
export function readTexts(file: string, members: readonly Place[]): ReadonlyMap<string, string> {
  const ranges = members.flatMap(({ name, range }) => (range ? [{ name, ...range }] : []));
  if (ranges.length === 0) return new Map();
  const from = Math.min(...ranges.map(({ start }) => start));
  const to = Math.max(...ranges.map(({ start, size }) => start + size));
  const block = withFile(file, (read) => read(from, to - from));
  return new Map(
    ranges.map(({ name, start, size }) => [name, block.toString('utf8', start - from, start - from + size)]),
  );
}

type Read = (start: number, size: number) => Buffer;

function withFile<T>(file: string, work: (read: Read, length: number) => T): T {
  const handle = openSync(file, 'r');
  try {
    const read: Read = (start, size) => {
      const bytes = Buffer.alloc(size);
      if (start < 0 || readSync(handle, bytes, 0, size, start) < size) throw new Error('cut short');
      return bytes;
    };
    return work(read, fstatSync(handle).size);
  } finally {
    closeSync(handle);
  }
}
