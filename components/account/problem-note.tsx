interface ProblemNoteProps {
  readonly title?: string;
  readonly lines: readonly string[];
}

/** Why a form was refused, one message a line; read out when it comes. */
export function ProblemNote({ title = '', lines }: ProblemNoteProps) {
  const isEmpty = title === '' && lines.length === 0;
  return (
    <div role="alert" className="empty:-mb-5">
      {!isEmpty && (
        <div className="border-l-2 border-alert py-1 pl-4 text-alert">
          {title && <p className="font-semibold">{title}</p>}
          {lines.length > 0 && (
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
