import clsx from 'clsx';

interface EditWordsProps {
  readonly words: { readonly done: string; readonly problem: string };
  readonly className?: string;
}

/** How an edit went: what was done is read out politely, what was not at once. */
export function EditWords({ words, className = 'mt-2' }: EditWordsProps) {
  return (
    <>
      <p role="status" className={clsx(className, 'text-note font-semibold text-soft empty:hidden')}>
        {words.done}
      </p>
      <p role="alert" className={clsx(className, 'text-note font-semibold text-alert empty:hidden')}>
        {words.problem}
      </p>
    </>
  );
}
