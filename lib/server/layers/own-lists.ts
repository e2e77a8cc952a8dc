import { LRUCache } from 'lru-cache';
import { inAnyFinish, isListPath, withVersion } from './name';

/** Pictures of one's own in a catalogue: the path of the drawn picture whose place each takes → its version. */
export type OwnVersions = ReadonlyMap<string, string>;
export const NO_OWN: OwnVersions = new Map();

/** The address of what takes the place of a path's drawn picture; `null` where it is drawn. */
export function ownAddress(own: OwnVersions, path: string): string | null {
  for (const place of [path, inAnyFinish(path)]) {
    const version = own.get(place);
    if (version !== undefined) return withVersion(place, version);
  }
  return null;
}

/** Lists of what is live, of what was, and of drafts. */
const KEPT = 1_000;

/**
 * Addresses of swatches and thumbnails carry a version that the list has in common (decision 016), which says nothing of the
 * single picture. Here is what each such version stands for, so that a draft's lists show what the draft has, side by side
 * with the shop's.
 */
export class OwnLists {
  private readonly known = new LRUCache<string, OwnVersions>({ max: KEPT });

  /**
   * @param stamp version of a family's list with these pictures of one's own in it; '' for none
   * @param files names of the files below `public/images`, which every catalogue shows
   */
  constructor(
    private readonly stamp: (family: string, own: string) => string,
    private readonly files: () => readonly string[],
  ) {}

  /** Version of a family's list in a catalogue; what is asked for by it shows that catalogue's from now on. */
  version(family: string, own: OwnVersions): string {
    const isOfList = (path: string): boolean => isListPath(path) && path.startsWith(`/images/${family}/`);
    const shown = [...own].filter(([path]) => isOfList(path));
    const names = [...this.files().filter(isOfList), ...shown.map(([path, version]) => `${path} ${version}`)];
    const version = this.stamp(family, names.sort().join(' '));
    this.known.set(`${family} ${version}`, new Map(shown));
    return version;
  }

  /** What is one's own in the list of a version; undefined for a version that is not known here. */
  shown(family: string, version: string): OwnVersions | undefined {
    const known = this.known.get(`${family} ${version}`);
    return known ?? (version === this.version(family, NO_OWN) ? NO_OWN : undefined);
  }
}

/** The family of a picture's path, or of the template of such; '' where there is none. */
export const familyIn = (path: string): string => /^\/images\/([a-z0-9]+)\//.exec(path)?.[1] ?? '';
