import { startMailWorkers } from '@/lib/server/mail/workers';

/**
 * The tests' database, and workers that deliver what is stored in it. Call once, at the top of the file. Hooks run in the order
 * they are written in: workers that outlived their database would connect to it while it goes.
 */
export function mailWorkers(giveDatabase: () => void): void {
  let stop: (() => Promise<void>) | undefined;
  afterAll(() => stop?.());
  giveDatabase();
  beforeAll(() => {
    stop = startMailWorkers();
  });
}
