import { setTimeout } from 'node:timers/promises';
import { remember } from '@epic-web/remember';
import pLimit from 'p-limit';

/** Long enough for what has come in meanwhile to be taken up. In ms. */
const PAUSE_MS = 10;

/**
 * Waited for between pieces of work that hold the one thread for tenths of a second each: however many such works go on, no
 * two of their pieces follow one another without a pause in which everybody else has their turn.
 */
export const breather = (): Promise<void> => remember('breather', () => pLimit(1))(() => setTimeout(PAUSE_MS));
