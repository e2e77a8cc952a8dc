interface Place {
  readonly name: string;
  readonly path: string;
}

interface StyleStoryProps {
  readonly name: string;
  readonly description: string;
  /** Where the style stands in the shop, from the shop down to its category. */
  readonly places: readonly Place[];
}

/** Below the configurator: the style in the maker's words, and the way back up. Plain markup, no scripts. */
export function StyleStory({ name, description, places }: StyleStoryProps) {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto max-w-[92rem] px-4 pt-8 pb-28 md:px-6 md:pb-12">
        <nav aria-label="Breadcrumb">
          <ol className="flex flex-wrap items-center gap-x-2 text-note text-soft">
            {places.map(({ name: place, path }) => (
              <li key={path} className="flex items-center gap-x-2">
                <a href={path} className="inline-flex min-h-11 items-center hover:text-accent">
                  {place}
                </a>
                <span aria-hidden="true">/</span>
              </li>
            ))}
            <li aria-current="page" className="text-ink">
              {name}
            </li>
          </ol>
        </nav>
        <h2 className="type-display mt-3 text-title">About the {name}</h2>
        <p className="mt-2 max-w-[68ch] text-lead text-pretty text-soft">{description}</p>
      </div>
    </footer>
  );
}
