import { logFailure } from './log';
import { reloadPage } from './navigate';

/** When this tab last reloaded because a file of its page was gone. */
const STORED = 'syo.reloaded';
/** A page that is still broken after its reload stays as it is; one that meets the next deployment may reload again. */
const PAUSE_MS = 3_600_000;

/**
 * Says in the console that a part could not be loaded. When its file is gone, as after a deployment, the page reloads:
 * its address has the design. Never twice in a row, and never over what somebody has typed.
 */
export async function reportFailedPart(error: unknown): Promise<void> {
  logFailure('A part of the page could not be loaded', error);
  const chunk = error instanceof Error ? /\S*\/_next\/static\/[^\s)]+/.exec(error.message)?.[0] : undefined;
  if (chunk === undefined || hasTypedText()) return;
  const answer = await fetch(chunk, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status !== 404 || hasTypedText() || !mayReload()) return;
  reloadPage();
}

function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '[role=dialog] :is(input, textarea), [role=search] input',
  );
  return [...fields].some(({ value }) => value !== '');
}

/** Without a store for the tab nobody could tell a second reload from the first. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(STORED)) < PAUSE_MS) return false;
    sessionStorage.setItem(STORED, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
