import { runDatabase } from '@/scripts/db/test-server';

/** Name of this Jest worker's database: workers run side by side, and so may whole runs. */
export function workerDatabase(): string {
  return runDatabase(process.env.TEST_RUN ?? 0, `worker_${process.env.JEST_WORKER_ID ?? 0}`);
}
