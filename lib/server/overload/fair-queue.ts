import { AbandonedError, BusyError } from './busy';

/** Who asks for work, and until when they want it. */
export interface Asker {
  /** Whom the bound and the turns count by: an address (`addressOf`), or what of ours asks. */
  readonly caller: string;
  /** Aborted when the caller has gone. */
  readonly signal?: AbortSignal;
}

export interface QueueBounds {
  /** Pieces of work done at the same time. */
  readonly atOnce: number;
  /** What may wait a caller, and in all. */
  readonly perCaller: number;
  readonly total: number;
}

/** Work that has not begun, and all who wait for it. */
interface Job<Answer> {
  readonly key: unknown;
  readonly work: () => Promise<Answer>;
  readonly tickets: Set<Ticket<Answer>>;
}

/** A place in a caller's lane. */
interface Ticket<Answer> {
  readonly job: Job<Answer>;
  readonly asker: Asker;
  readonly resolve: (answer: Promise<Answer>) => void;
  readonly reject: (error: Error) => void;
  readonly leave: () => void;
}

/**
 * Work that costs, a bounded amount at once. Callers take turns, so nobody's first piece waits behind another's hundred;
 * what its callers no longer wait for is never begun; what several ask for by one key is done once, at the turn of the
 * first of them. Why not an existing queue: docs/decisions/021.
 */
export class FairQueue<Answer> {
  /** Waiting tickets by caller; the caller whose turn is next comes first. */
  private readonly lanes = new Map<string, Set<Ticket<Answer>>>();
  private readonly waiting = new Map<unknown, Job<Answer>>();
  private readonly underWay = new Map<unknown, Promise<Answer>>();
  private tickets = 0;

  constructor(private readonly bounds: QueueBounds) {}

  /** How many tickets wait. */
  get length(): number {
    return this.tickets;
  }

  /**
   * Does `work` when it is the caller's turn, or shares in what is being done under the same key.
   * @throws BusyError past a bound
   * @throws AbandonedError when the caller has gone before it began
   */
  run(asker: Asker, work: () => Promise<Answer>, key: unknown = Symbol()): Promise<Answer> {
    if (asker.signal?.aborted) return Promise.reject(new AbandonedError('nobody waits for it'));
    const shared = this.underWay.get(key);
    if (shared) return shared;
    if (!this.makeRoom(asker.caller)) return Promise.reject(new BusyError('too much is waiting'));
    return new Promise((resolve, reject) => {
      const job = this.waiting.get(key) ?? { key, work, tickets: new Set() };
      const leave = (): void => {
        asker.signal?.removeEventListener('abort', abandon);
        this.remove(ticket);
      };
      const abandon = (): void => {
        leave();
        reject(new AbandonedError('nobody waits for it'));
      };
      const ticket: Ticket<Answer> = { job, asker, resolve, reject, leave };
      asker.signal?.addEventListener('abort', abandon);
      this.add(ticket);
      this.next();
    });
  }

  /** Room for one more ticket of this caller; when all is full, the longest lane gives up its last for a shorter one. */
  private makeRoom(caller: string): boolean {
    const own = this.lanes.get(caller)?.size ?? 0;
    if (own >= this.bounds.perCaller) return false;
    if (this.tickets < this.bounds.total) return true;
    const longest = [...this.lanes.values()].reduce((most, lane) => (lane.size > most.size ? lane : most));
    const last = [...longest].at(-1);
    if (!last || longest.size <= own + 1) return false;
    last.leave();
    last.reject(new BusyError('others come first'));
    return true;
  }

  private add(ticket: Ticket<Answer>): void {
    const { job, asker } = ticket;
    const lane = this.lanes.get(asker.caller) ?? new Set();
    this.lanes.set(asker.caller, lane.add(ticket));
    this.waiting.set(job.key, job);
    job.tickets.add(ticket);
    this.tickets += 1;
  }

  private remove(ticket: Ticket<Answer>): void {
    const { job, asker } = ticket;
    const lane = this.lanes.get(asker.caller);
    if (!lane?.delete(ticket)) return;
    this.tickets -= 1;
    if (lane.size === 0) this.lanes.delete(asker.caller);
    job.tickets.delete(ticket);
    if (job.tickets.size === 0) this.waiting.delete(job.key);
  }

  private next(): void {
    while (this.underWay.size < this.bounds.atOnce) {
      const [turn] = this.lanes;
      if (!turn) return;
      const [caller, lane] = turn;
      const [ticket] = lane;
      // behind all others now
      this.lanes.delete(caller);
      this.lanes.set(caller, lane);
      if (ticket) this.begin(ticket.job);
    }
  }

  private begin({ key, work, tickets }: Job<Answer>): void {
    const answer = work().finally(() => {
      this.underWay.delete(key);
      this.next();
    });
    this.underWay.set(key, answer);
    for (const ticket of [...tickets]) {
      ticket.leave();
      ticket.resolve(answer);
    }
  }
}
