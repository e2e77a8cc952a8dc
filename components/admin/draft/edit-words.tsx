/** How an edit went: what was done is read out politely, what was not at once. */
export function EditWords({ words }: { readonly words: { readonly done: string; readonly problem: string } }) {
  return (
    <>
      <p role="status" className="mt-2 text-note font-semibold text-soft empty:hidden">
        {words.done}
      </p>
      <p role="alert" className="mt-2 text-note font-semibold text-alert empty:hidden">
        {words.problem}
      </p>
    </>
  );
}
