const LOOK_MS = 250;

/**
 * Takes the end of the shell that npm has put between itself and us for a SIGTERM. Told to end, npm tells that shell only; where
 * it is no `exec` away (dash), it dies of it and would leave us running with nobody above us.
 */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.emit('SIGTERM');
  }, LOOK_MS);
  watch.unref();
}
