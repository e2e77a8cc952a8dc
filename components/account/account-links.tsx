interface AccountLink {
  readonly text: string;
  readonly path: string;
  /** Words in front of the link. */
  readonly before?: string;
}

/** Ways to the other account screens. */
export function AccountLinks({ links }: { readonly links: readonly AccountLink[] }) {
  return (
    <ul className="mt-8 flex flex-wrap justify-between gap-x-6 border-t border-line pt-3">
      {links.map(({ text, path, before }) => (
        <li key={path} className="flex items-center gap-1.5 text-soft">
          {before}
          <a
            href={path}
            className="flex min-h-11 items-center font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-accent"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
