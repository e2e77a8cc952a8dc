import { startMailWorkers } from '@/lib/server/mail/workers';

/** An instance that does nothing but deliver; it is started to be killed. */
startMailWorkers();
// What waits for mail keeps no process alive by itself.
setInterval(() => undefined, 60_000);
