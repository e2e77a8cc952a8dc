import { rmSync } from 'node:fs';
import pLimit from 'p-limit';
import { runFolder } from '../config/run-folder';
import { runMain } from '../config/run-main';
import { CHECK, TEST, type Check } from './checks';
import type { Outcome } from './tools';

/** Runs all checks even when one fails; the exit code and the last line tell. */
async function main(): Promise<number> {
  const folder = runFolder();
  const outcomes: Outcome[] = [];
  const failed: string[] = [];
  const run = async ({ title, run: work }: Check): Promise<void> => {
    const since = Date.now();
    const outcome = await work(folder);
    outcomes.push(outcome);
    if (outcome.failed > 0) failed.push(title);
    if (outcome.failed > 0 && outcome.said) console.log(outcome.said.trimEnd());
    const sign = outcome.skipped ? '–' : outcome.failed > 0 ? '✗' : '✓';
    const note = outcome.skipped ? `skipped: ${outcome.skipped}` : `${((Date.now() - since) / 1000).toFixed(1)} s`;
    console.log(`${sign} ${title} (${note})`);
  };
  for (const { title, light, whole } of process.argv[2] === 'check' ? CHECK : TEST) {
    console.log(`\n━━ ${title}`);
    const two = pLimit(2);
    await Promise.all(light.map((check) => two(() => run(check))));
    for (const check of whole) {
      console.log(`\n━━ ${check.title}`);
      await run(check);
    }
  }
  rmSync(folder, { recursive: true, force: true });
  console.log('\n━━ Summary');
  for (const title of failed) console.log(`✗ ${title}`);
  const sum = (of: 'passed' | 'failed' | 'retried'): number =>
    outcomes.reduce((total, outcome) => total + (outcome[of] ?? 0), 0);
  if (sum('retried') > 0)
    console.log(`${sum('retried')} passed at the second try only: look at their first errors above`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return failed.length > 0 ? 1 : 0;
}

runMain(main);
