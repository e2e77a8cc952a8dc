import type { Candidate } from '@/lib/domain/restrictions';
import { after, type choose } from '@/tests/fixtures/styles/configurations';
import { legTable } from '@/tests/fixtures/styles/tables';

export type Pick = ReturnType<typeof choose>;
/** What restricts a candidate once these have been picked, allowed or not, in a style with further pairs. */
export const restrictionAfter = (picked: readonly Pick[], candidate: Candidate, style = legTable) =>
  after(style, ...picked).restrictionOf(candidate);
export const messageOf = (candidate: Pick, ...picked: readonly Pick[]): string =>
  restrictionAfter(picked, candidate).message;
