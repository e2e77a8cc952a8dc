const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A moment as people read it; the desk's clock is UTC. */
export const momentWords = (at: string | Date): string => `${time.format(new Date(at))} UTC`;
