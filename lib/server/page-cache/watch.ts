import 'server-only';
import { currentCatalogue } from '../catalogue/load';
import { env } from '../env';
import { log } from '../log';
import { forgetPages } from './pages';
import { refreshKey } from './refresh-key';

/** A published change shows everywhere within 5 s (DESIGN §4); the catalogue itself looks every 2 s. */
const WATCH_MS = 2000;

/**
 * Looks for a newly published catalogue as long as the process lives, and has the pages made from the old one expire.
 * Expiring a tag is only possible inside a request, so the process asks itself.
 */
export function watchCatalogue(): void {
  let shown: number | null = null;
  /** One look after a change the pages expire again: one may have been made of the old catalogue while it came in. */
  let isSettling = false;
  const look = async (): Promise<void> => {
    try {
      const { version } = (await currentCatalogue()).snapshot;
      const isChanged = shown !== null && shown !== version;
      if (isChanged || isSettling) await refreshPages();
      isSettling = isChanged;
      shown = version;
    } catch (error) {
      log.warn({ err: error }, 'could not look for a new catalogue');
    }
    setTimeout(look, WATCH_MS).unref();
  };
  void look();
}

async function refreshPages(): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${env.PORT}/api/internal/refresh`, {
    method: 'POST',
    headers: { authorization: `Bearer ${refreshKey()}` },
  });
  if (!response.ok) throw new Error(`refresh answered ${response.status}`);
  forgetPages();
  log.info('catalogue changed: pages expired');
}
