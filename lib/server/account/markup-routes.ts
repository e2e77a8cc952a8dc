import 'server-only';
import type { MarkupInfo, SuperUserAnswer } from '@/lib/contracts/account';
import { markupCode, parseMarkup } from '@/lib/domain/markup-code';
import { requireCaller, requireSuperUser } from '../auth/caller';
import { env } from '../env';
import { handle, privateJson } from '../http/handle';
import { Problem } from '../http/problem';

/** GET GetCode: the caller's markup code; the number behind it is for super users only (specification §15.3). */
export const getCodeRoute = handle(async (request) => {
  const { markup, role } = await requireCaller(request);
  return privateJson(markupInfo(markup, role === 'SuperUser'));
});

/** GET IsSuperUser. */
export const isSuperUserRoute = handle(async (request) => {
  const answer: SuperUserAnswer = { IsSuperUser: (await requireCaller(request)).role === 'SuperUser' };
  return privateJson(answer);
});

/** GET MarkupInfo?newMarkup=…: the code of a markup that a super user has typed, or that it is none. */
export const markupInfoRoute = handle(async (request) => {
  await requireSuperUser(request);
  const typed = new URL(request.url).searchParams.get('newMarkup');
  if (typed === null) throw new Problem(400, 'Give the markup as newMarkup.', { newMarkup: ['required'] });
  return privateJson(markupInfo(parseMarkup(typed), true));
});

/** @param markup multiplier × 100; null for a text that is no markup */
function markupInfo(markup: number | null, isShown: boolean): MarkupInfo {
  if (markup === null) return { Markup: null, ReadableMarkupCode: '', IsValid: false };
  const code = markupCode(markup, env.MARKUP_WORD);
  return { Markup: isShown ? markup / 100 : null, ReadableMarkupCode: code, IsValid: true };
}
