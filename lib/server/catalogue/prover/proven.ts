import { buildCatalogue, type Catalogue } from '../files';
import type { CatalogueRows } from '../rows';

/** A catalogue that proofs ask: made of its rows once, so that its spaces are compiled once. */
export class Proven {
  private made: Catalogue | undefined;

  constructor(readonly rows: CatalogueRows) {}

  get catalogue(): Catalogue {
    return (this.made ??= buildCatalogue(this.rows, 0));
  }
}

/** What might be live, and what is; proofs that compare nothing look at `then` only. */
export interface Pair<T> {
  readonly now: T;
  readonly then: T;
}
