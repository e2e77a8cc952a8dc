import { designPath } from './spots';

interface DesignLinkProps {
  /** The draft in whose preview it is shown; null shows it in the shop. */
  readonly draft: string | null;
  readonly style: string;
  readonly sku: string;
}

/** A sku that opens the design. */
export function DesignLink({ draft, style, sku }: DesignLinkProps) {
  return (
    <a
      href={designPath(draft, style, sku)}
      className="inline-block py-1 text-note wrap-anywhere underline decoration-line underline-offset-4"
    >
      {sku}
    </a>
  );
}
