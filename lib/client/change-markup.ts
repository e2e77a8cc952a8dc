import { markupStore } from './dealer-settings';
import { applyMarkup } from './session';
import { findMarkup } from './session-check';

/** Puts a super user's markup in force and keeps it for this tab; false, changing nothing, when the text is none. */
export async function changeMarkup(token: string, text: string, signal: AbortSignal): Promise<boolean> {
  const info = await findMarkup(token, text, signal);
  if (!info || info.Markup === null) return false;
  markupStore.set(text.trim());
  applyMarkup(token, info.Markup, info.ReadableMarkupCode);
  return true;
}
