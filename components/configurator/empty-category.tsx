/** What a category says while none of its styles is published. */
export function EmptyCategory({ name, description }: { readonly name: string; readonly description: string }) {
  return (
    <main className="mx-auto max-w-[40rem] px-4 py-24 text-center">
      <h1 className="type-display text-name">{name}</h1>
      {description && <p className="mt-4 text-lead text-soft">{description}</p>}
      <p className="mt-8 text-body">Styles of this collection are being prepared. Please look in again soon.</p>
    </main>
  );
}
