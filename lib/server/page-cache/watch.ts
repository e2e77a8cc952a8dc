import 'server-only';
import type { CatalogueSnapshot } from '@/lib/domain/catalogue';
import { currentCatalogue } from '../catalogue/load';
import { publicPageInput } from '../configurator/page-input';
import { prepareStyles } from '../configurator/prepare';
import { log } from '../log';
import { followOwnPictures } from '../pictures/lay-own-pictures';
import { preparePictures } from '../pictures/prepare-pictures';
import { forgetPages } from './pages';

/** A published change shows everywhere within 5 s (specification §11); the catalogue itself looks every 2 s. */
const WATCH_MS = 2000;

/** Nobody waits for it: what could not be prepared is worked out when it is asked for. */
function prepare(signal: AbortSignal): void {
  publicPageInput()
    .then(async (input) => {
      await prepareStyles(input, signal);
      await preparePictures(input.snapshot, signal);
    })
    .catch((error: unknown) => log.warn({ err: error }, 'styles could not be prepared'));
}

/**
 * Looks for a newly published catalogue as long as the process lives, has the pages made from the old one forgotten, and the
 * styles of the new one prepared.
 */
export function watchCatalogue(): void {
  let shown: CatalogueSnapshot | null = null;
  /** One look after a change the pages expire again: one may have been made of the old catalogue while it came in. */
  let isSettling = false;
  let superseded = new AbortController();
  const look = async (): Promise<void> => {
    try {
      const { snapshot } = await currentCatalogue();
      await followOwnPictures();
      const isChanged = shown !== null && shown !== snapshot;
      if (isChanged || isSettling) forgetPages();
      if (isChanged) log.info('catalogue changed: pages expired');
      isSettling = isChanged;
      if (shown !== snapshot) {
        superseded.abort();
        superseded = new AbortController();
        prepare(superseded.signal);
      }
      shown = snapshot;
    } catch (error) {
      log.warn({ err: error }, 'could not look for a new catalogue');
    }
    setTimeout(look, WATCH_MS).unref();
  };
  void look();
}
