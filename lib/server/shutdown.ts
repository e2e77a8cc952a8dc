import { remember } from '@epic-web/remember';

/** One a process: what begins work within Next's bundles and what ends the process are loaded apart. */
const endings = remember('endings', () => new Set<() => Promise<unknown>>());

/** Has `end` called when the process is told to stop; it resolves when what was under way is settled. */
export const atShutdown = (end: () => Promise<unknown>): void => void endings.add(end);

/** Ends all work of the process. */
export const shutDown = (): Promise<unknown> => Promise.allSettled([...endings].map((end) => end()));
