import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PageInput } from './build-page';
import { cheapestTotal } from './cheapest';
import { spaceText } from './spaces';

/**
 * Works out, between requests, what takes a while at first and every visitor of a style or of the showroom needs: each
 * style's space and what it costs at least. After each style it rests as long as that took, so that a large catalogue
 * never takes more than half of the one thread. Ends early at `signal`: another catalogue has come.
 */
export async function prepareStyles(input: PageInput, signal: AbortSignal): Promise<void> {
  for (const style of input.snapshot.stylesById.values()) {
    if (signal.aborted) return;
    const since = performance.now();
    spaceText(style);
    await sleep(0);
    cheapestTotal(style, input);
    await sleep(performance.now() - since);
  }
}
