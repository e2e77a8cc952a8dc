import { formProblem } from '@/lib/client/form-problem';

/** What a refusal says besides the messages that stand under their fields. */
export function linesBeside(error: unknown): readonly string[] {
  const { title, lines, fields } = formProblem(error);
  if (Object.keys(fields).length > 0) return [];
  return lines.length > 0 ? lines : [title];
}
