import pLimit, { type LimitFunction } from 'p-limit';
import { Photographer, type PhotographerOptions } from './photographer';
import type { PrintDocument } from './print';
import type { Subject } from './shoot';

/**
 * As many photographers as pages may be open at once, each with a browser of its own: one that hangs costs the picture it
 * is at, and no other. One that is idle is asked first again, so that a second browser is started only for two at once.
 */
export class Photographers {
  private readonly slots: LimitFunction;
  private readonly idle: Photographer[] = [];
  private readonly all: Photographer[] = [];

  constructor(private readonly options: PhotographerOptions) {
    this.slots = pLimit(options.pages);
  }

  /** As `Photographer.photograph`. */
  photograph(subject: Subject): Promise<Uint8Array> {
    return this.inTurn((photographer) => photographer.photograph(subject));
  }

  /** As `Photographer.print`. */
  print(document: PrintDocument): Promise<Uint8Array> {
    return this.inTurn((photographer) => photographer.print(document));
  }

  private inTurn(work: (photographer: Photographer) => Promise<Uint8Array>): Promise<Uint8Array> {
    return this.slots(async () => {
      const photographer = this.idle.pop() ?? this.engage();
      try {
        return await work(photographer);
      } finally {
        this.idle.push(photographer);
      }
    });
  }

  /** Ends all browsers. */
  async close(): Promise<void> {
    await Promise.all(this.all.map((each) => each.close()));
  }

  private engage(): Photographer {
    const photographer = new Photographer({ ...this.options, pages: 1 });
    this.all.push(photographer);
    return photographer;
  }
}
