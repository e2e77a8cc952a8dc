import { parseArgs } from 'node:util';

export interface Options {
  /** Only jobs whose id matches. */
  readonly only: RegExp | null;
  readonly force: boolean;
  readonly list: boolean;
  readonly prune: boolean;
  /** Only the grain, into the passes that there are: for a new shader of grain, which changes nothing else. */
  readonly grain: boolean;
  /** Only outline and light, into the passes that there are: for more samples, or another quality of theirs. */
  readonly light: boolean;
  /** Only reliefs and wear, into the passes that there are: for a new shader of theirs. */
  readonly relief: boolean;
  /** Only the shade on floor and wall, into the passes that there are: for another way of it. */
  readonly shade: boolean;
  /** How many stale pictures are drawn again to show that none of the chosen has changed; null unless --same was given. */
  readonly same: number | null;
  /** With it: the studio's folder in a checkout of before the change. */
  readonly before: string | null;
  /** Family whose folders become archives; null for none. */
  readonly archive: string | null;
  /** Styles to compare with a whole render, named as `bath/inset-vanity`, all of them without a pattern; null unless --whole was given. */
  readonly whole: RegExp | null;
  readonly threads: number;
  /** Factor on the samples of this run; it does not make a picture stale. */
  readonly samples: number;
  /** Where passes and their lock go instead of studio/passes. */
  readonly out: string | null;
  /** Only pictures of this folder; null for all. */
  readonly family: string | null;
  /** `i/n`: only every n-th piece from the i-th (0 to n - 1), so that several processes can share the work; null for all. */
  readonly shard: readonly [index: number, count: number] | null;
}

/** @throws TypeError on an unknown flag, SyntaxError on a pattern that is none */
export function readOptions(argv: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: argv.includes('--whole'),
    options: {
      only: { type: 'string' },
      out: { type: 'string' },
      family: { type: 'string' },
      shard: { type: 'string' },
      samples: { type: 'string', default: '1' },
      threads: { type: 'string', default: '2' },
      force: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      grain: { type: 'boolean', default: false },
      light: { type: 'boolean', default: false },
      relief: { type: 'boolean', default: false },
      shade: { type: 'boolean', default: false },
      same: { type: 'string' },
      before: { type: 'string' },
      archive: { type: 'string' },
      whole: { type: 'boolean', default: false },
    },
  });
  const { only, out, family, archive, same, before, shard, samples, threads, whole, ...flags } = values;
  const [index = 0, count = 1] = (shard ?? '0/1').split('/').map(Number);
  return {
    ...flags,
    whole: whole ? new RegExp(positionals[0] ?? '') : null,
    only: only === undefined ? null : new RegExp(only),
    out: out ?? null,
    family: family ?? null,
    archive: archive ?? null,
    same: same === undefined ? null : Number(same),
    before: before ?? null,
    shard: shard === undefined ? null : [index, count],
    samples: Number(samples),
    threads: Number(threads),
  };
}
