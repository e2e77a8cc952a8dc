import type { Thing, WithContext } from 'schema-dts';

/** Structured data as scripts of JSON. `<` is escaped, so that no text of the catalogue can end the element. */
export function JsonLd({ data }: { readonly data: readonly WithContext<Thing>[] }) {
  return data.map((each, index) => (
    <script
      key={index}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(each).replace(/</g, '\\u003c') }}
    />
  ));
}
