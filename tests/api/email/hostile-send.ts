type Fields = Readonly<Record<string, unknown>>;

/** What must become of a send: refused for a reason, or taken and harmless. */
export type Outcome =
  { readonly status: 202 } | { readonly status: 413 | 422 } | { readonly status: 400; readonly errors?: Fields };

export interface HostileSend {
  readonly name: string;
  /** Fields put over those of a good mail; or the body as text. */
  readonly body: Fields | string;
  readonly outcome: Outcome;
}

export const TAKEN: Outcome = { status: 202 };
export const refused = (field: string, message: string): Outcome => ({ status: 400, errors: { [field]: [message] } });
/** A value in short, for the name of a send. */
export const say = (value: unknown): string => JSON.stringify(value).slice(0, 60);

export const NOT_ONE_LINE = 'Line breaks are not allowed here';
export const HAS_HIDDEN = 'Hidden characters are not allowed here';
