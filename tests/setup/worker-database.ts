/** Name of this Jest worker's database: workers run side by side. */
export function workerDatabase(): string {
  return `test_worker_${process.env.JEST_WORKER_ID ?? '0'}`;
}
