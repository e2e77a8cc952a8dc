import { inAnyFinish, isListPath, versionIn, withoutVersion } from './name';
import { familyIn, NO_OWN, ownAddress, OwnLists, type OwnVersions } from './own-lists';
import { Overrides } from './overrides';

/** A file of an administrator's; `isCurrent` when the path it was asked for by is of its version. */
export interface OwnFile {
  readonly file: string;
  readonly isCurrent: boolean;
}

/** What the engine says of drawn pictures. */
interface Drawn {
  /** The path with the version of what is drawn there today; `null` for none. */
  current(path: string): string | null;
  /** Version of a family's list; `own` stands for pictures of one's own in it. */
  listVersion(family: string, own: string): string;
}

/**
 * Pictures of administrators' own (specification §18.4, §18.7): files below `public/images`, which win everywhere, and those
 * put at the desk, of which each catalogue, live or a draft, says what it shows.
 */
export class OwnPictures {
  private readonly files: Overrides;
  private readonly lists: OwnLists;
  /** What the live catalogue has, for addresses that do not say. */
  private live = NO_OWN;

  /** @param roots folders of pictures, the first to win; those put at the desk are laid with their versions */
  constructor(
    roots: readonly string[],
    private readonly drawn: Drawn,
  ) {
    this.files = new Overrides(roots);
    this.lists = new OwnLists(
      (family, own) => drawn.listVersion(family, own),
      () => this.files.names().filter((name) => versionIn(name) === null),
    );
  }

  /** What answers a path: with a version what had that version, in whatever catalogue it stands; else what is live. */
  file(path: string): OwnFile | null {
    if (this.files.isEmpty()) return null;
    const below = this.belowPublic(withoutVersion(path));
    if (below !== null) return { file: below, isCurrent: false };
    const very = versionIn(path) === null ? null : this.files.find(path);
    if (very !== null) return { file: very, isCurrent: true };
    const meant = this.meant(path);
    const file = meant && this.files.find(meant.address);
    return meant && file !== null ? { file, isCurrent: meant.isCurrent } : null;
  }

  /** Whether a picture of one's own belongs here that is not laid yet: what is drawn stands in for a while only. */
  isAwaited(path: string): boolean {
    return this.meant(path) !== null;
  }

  /** The path as the pages of a catalogue name it where something of one's own is shown; else `null`. */
  named(path: string, own: OwnVersions): string | null {
    return this.belowPublic(path) === null ? ownAddress(own, path) : path;
  }

  /** Version of a family's swatches and thumbnails in a catalogue. */
  listVersion(family: string, own: OwnVersions): string {
    return this.lists.version(family, own);
  }

  /** Whether a version is that of a list of the family's, in some catalogue. */
  isList(family: string, version: string): boolean {
    return this.lists.shown(family, version) !== undefined;
  }

  /** Takes up what the live catalogue has. */
  show(own: OwnVersions): void {
    this.live = own;
    this.learn(own);
  }

  /** Has swatches and thumbnails of a catalogue known by their addresses, whichever instance made those. */
  learn(own: OwnVersions): void {
    const families = [...own.keys()].filter(isListPath).map(familyIn);
    for (const family of new Set(families)) this.lists.version(family, own);
  }

  /** Stands for the swatches and thumbnails below `public/images`: templates of their addresses change with it. */
  listFiles(): string {
    const names = this.files.names().filter((name) => isListPath(name) && versionIn(name) === null);
    return names.sort().join(' ');
  }

  /** Looks for files again. */
  refresh(): Promise<void> {
    return this.files.refresh();
  }

  private belowPublic(path: string): string | null {
    return this.files.find(path) ?? this.files.find(inAnyFinish(path));
  }

  /** The address of what is one's own at a path, if its version does not name a file itself. */
  private meant(path: string): { readonly address: string; readonly isCurrent: boolean } | null {
    const version = versionIn(path);
    const listed = version !== null && isListPath(path) ? this.lists.shown(familyIn(path), version) : undefined;
    const own = listed ?? this.live;
    // most shops have none, and every picture asks
    if (own.size === 0) return null;
    const plain = withoutVersion(path);
    const address = ownAddress(own, plain);
    if (address === null) return null;
    // what is drawn today, by its version: of a draft that takes the live one away, or of a page from before
    if (listed === undefined && version !== null && this.drawn.current(plain) === path) return null;
    return { address, isCurrent: listed !== undefined };
  }
}
