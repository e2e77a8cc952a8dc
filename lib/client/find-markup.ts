import { markupInfoSchema, type MarkupInfo } from '@/lib/contracts/account';
import { ACCOUNT_PATHS } from '@/lib/contracts/addresses';
import { parseMarkup } from '@/lib/domain/markup-code';
import { getJson } from './api';

/** Asks what a super user's text is as a markup; null when it is none: 1.00 to 9.99 with at most two decimals. */
export async function findMarkup(token: string, text: string, signal?: AbortSignal): Promise<MarkupInfo | null> {
  if (parseMarkup(text) === null) return null;
  const query = new URLSearchParams({ newMarkup: text.trim() });
  const info = markupInfoSchema.parse(await getJson(`${ACCOUNT_PATHS.markupInfo}?${query}`, { token, signal }));
  return info.IsValid && info.Markup !== null ? info : null;
}
