/** Runs at most one piece of work a key at a time; everyone who asks meanwhile gets that one's outcome. */
export class SingleFlight<T> {
  private readonly running = new Map<string, Promise<T>>();

  /** The outcome, failure included, of the work running for `key`, or of `work` started now. */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const current = this.running.get(key);
    if (current) return current;
    const started = work().finally(() => this.running.delete(key));
    this.running.set(key, started);
    return started;
  }
}
