import type { z } from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** What a caller is told of a field for which the schema has no words of its own: ours, never the validator's. */
export function plainWords(found: z.core.$ZodRawIssue): string {
  if (found.input === undefined) return 'required';
  if (found.code === 'invalid_type') return `must be ${KINDS[found.expected] ?? 'of another kind'}`;
  if (found.code === 'too_big') return `must be at most ${found.maximum}`;
  if (found.code === 'too_small') return `must be at least ${found.minimum}`;
  if (found.code === 'unrecognized_keys') return `has no field ${found.keys.join(', ')}`;
  return 'is not valid';
}
