import { isAbandoned, isBusy } from '@/lib/server/overload/busy';
import { FairQueue, type QueueBounds } from '@/lib/server/overload/fair-queue';

const ONE: QueueBounds = { atOnce: 1, perCaller: 100, total: 1_000 };

/** A queue whose work notes that it has begun, and ends when told. */
function queueOf(bounds: QueueBounds) {
  const queue = new FairQueue<string>(bounds);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (caller: string, name: string, signal?: AbortSignal, key?: string): Promise<string> =>
    queue.run(
      { caller, signal },
      () => {
        begun.push(name);
        return new Promise((resolve) => ends.push(() => resolve(name)));
      },
      key,
    );
  /** Ends what is under way, one after another, until nothing is left. */
  const finish = async (): Promise<readonly string[]> => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await new Promise(setImmediate);
    }
    return begun;
  };
  return { queue, ask, finish, begun };
}

const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (isBusy(error) ? 'busy' : isAbandoned(error) ? 'abandoned' : error),
  );

describe('FairQueue', () => {
  it('lets callers take turns: one piece never waits behind another caller’s hundred', async () => {
    const { ask, finish } = queueOf(ONE);
    const all = Array.from({ length: 100 }, (_, index) => ask('many', `many ${index}`));
    all.push(ask('one', 'one 0'), ask('other', 'other 0'), ask('other', 'other 1'));
    const begun = await finish();
    expect(begun.slice(0, 6)).toEqual(['many 0', 'many 1', 'one 0', 'other 0', 'many 2', 'other 1']);
    expect(begun).toHaveLength(103);
    expect(await Promise.all(all)).toHaveLength(103);
  });

  it('never begins what its caller no longer waits for', async () => {
    const { queue, ask, finish } = queueOf(ONE);
    const gone = new AbortController();
    const first = ask('many', 'first');
    const left = Array.from({ length: 99 }, (_, index) => outcome(ask('many', `left ${index}`, gone.signal)));
    const last = ask('many', 'last');
    gone.abort();
    expect(queue.length).toBe(1);
    expect(await finish()).toEqual(['first', 'last']);
    expect(new Set(await Promise.all(left))).toEqual(new Set(['abandoned']));
    expect(await Promise.all([first, last])).toEqual(['first', 'last']);
    expect(await outcome(ask('many', 'late', gone.signal))).toBe('abandoned');
  });

  it('refuses a caller past their bound, and nobody else', async () => {
    const { ask, finish } = queueOf({ ...ONE, perCaller: 2 });
    const all = ['a', 'b', 'c', 'd'].map((name) => outcome(ask('many', name)));
    all.push(outcome(ask('one', 'e')));
    await finish();
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'busy', 'done']);
  });

  it('when full gives the last place of the longest lane to who has a shorter one', async () => {
    const { ask, finish } = queueOf({ atOnce: 1, perCaller: 100, total: 4 });
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => outcome(ask('many', name)));
    const others = ['g', 'h', 'i'].map((name) => outcome(ask(name, name)));
    const begun = await finish();
    // one under way and four waiting; the sixth is refused, and g, h and i take the places of e, d and c
    expect(await Promise.all(all)).toEqual(['done', 'done', 'busy', 'busy', 'busy', 'busy']);
    expect(await Promise.all(others)).toEqual(['done', 'done', 'done']);
    expect(begun).toEqual(['a', 'b', 'g', 'h', 'i']);
  });

  it('does once what several ask for, at the turn of the first of them', async () => {
    const { ask, finish } = queueOf(ONE);
    const gone = new AbortController();
    const many = ['a', 'b', 'c'].map((name) => ask('many', name, undefined, name));
    const left = outcome(ask('many', 'shared', gone.signal, 'shared'));
    const kept = ask('one', 'shared', undefined, 'shared');
    gone.abort();
    expect(await finish()).toEqual(['a', 'b', 'shared', 'c']);
    expect(await Promise.all([left, kept, ...many])).toEqual(['abandoned', 'shared', 'a', 'b', 'c']);
  });

  it('shares in what is under way, and goes on after a failure', async () => {
    const queue = new FairQueue<string>(ONE);
    const failing = () => Promise.reject(new Error('no'));
    const both = ['a', 'b'].map((caller) => outcome(queue.run({ caller }, failing, 'same')));
    expect(await Promise.all(both)).toEqual([new Error('no'), new Error('no')]);
    expect(await queue.run({ caller: 'a' }, async () => 'yes', 'same')).toBe('yes');
  });
});
