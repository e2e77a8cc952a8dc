import type { ServerResponse } from 'node:http';
import { setImmediate as othersFirst, setTimeout as wait } from 'node:timers/promises';
import { problemResponse } from '../http/problem';
import { sendAnswer } from '../http/send-answer';
import { busyProblem, isBusy } from './busy';
import type { Asker } from './fair-queue';
import { pageQueue } from './queues';

/** A page that is not out after this, in ms, gives its turn away: it waits for something, and others need not. */
const TURN_MS = 5_000;

/**
 * Renders a page when it is the caller's turn. Rendering holds up the one thread there is, so between two pages all that
 * has come in meanwhile, warm pages and prices, is answered.
 * @param render resolves when the page is out
 */
export async function renderInTurn(asker: Asker, render: () => unknown, response: ServerResponse): Promise<void> {
  try {
    await pageQueue().run(asker, async () => {
      await Promise.race([render(), wait(TURN_MS, undefined, { ref: false })]);
      await othersFirst();
    });
  } catch (error) {
    if (response.headersSent) return;
    if (isBusy(error)) await sendAnswer(problemResponse(busyProblem()), response);
    else response.destroy();
  }
}
