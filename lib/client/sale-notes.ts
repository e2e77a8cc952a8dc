import { MAX_NOTES, SALE_NOTES_CALL, type SaleNote } from '@/lib/contracts/admin/sale-note';
import { isPreviewing } from './preview-draft';

/** How long a note waits for others, in ms; a page that is left sends what it has. */
const WAIT_MS = 10_000;

let notes: SaleNote[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Nothing waits for it and nobody is told when it is lost: it is a count and no more. */
function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (notes.length === 0) return;
  const body = new Blob([JSON.stringify({ Notes: notes })], { type: 'application/json' });
  notes = [];
  navigator.sendBeacon(SALE_NOTES_CALL, body);
}

const sendWhenHidden = (): void => {
  if (document.visibilityState === 'hidden') send();
};

/** Has the shop count what was shown, picked or refused (docs/decisions/028). It says nothing of who did it; a draft's preview sells nothing. */
export function noteSale(Kind: SaleNote['Kind'], Style: number, Part = 0, By = ''): void {
  if (isPreviewing() || !('sendBeacon' in navigator)) return;
  notes.push({ Kind, Style, Part, By: By.slice(0, 80) });
  if (notes.length >= MAX_NOTES) return send();
  document.addEventListener('visibilitychange', sendWhenHidden);
  timer ??= setTimeout(send, WAIT_MS);
}
