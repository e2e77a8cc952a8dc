/**
 * What lint can find (specification §25.1), and how grave it is: a defect keeps a catalogue from being published, a notice is
 * worth knowing.
 */
export const SEVERITIES = {
  /** Lists, slots, flyouts and child sections that do not fit together. */
  structure: 'defect',
  /** A part or section that no style has. */
  unused: 'defect',
  /** Codes that cannot be told apart, are missing, or have a reserved shape. */
  code: 'defect',
  /** Two configurations with one sku, or a sku that does not give back its configuration. */
  'shared-sku': 'defect',
  'impossible-style': 'defect',
  'unreachable-part': 'defect',
  /** A list that starts with nothing, or with what it may not start with. */
  'no-default': 'defect',
  /** What a style starts with breaks a rule. */
  'default-in-conflict': 'defect',
  /** A restriction that can never come true. */
  'idle-restriction': 'defect',
  /** A restriction that the others imply. */
  'implied-restriction': 'notice',
  /** Nobody has said what it costs, nor that it is not made. */
  'price-hole': 'defect',
  /** Declared as not quoted, where neighbours have a price and the configuration is possible. */
  'not-quoted': 'notice',
  inches: 'defect',
  'picture-name': 'defect',
  'missing-picture': 'defect',
} as const;
export type FindingKind = keyof typeof SEVERITIES;
export type Severity = (typeof SEVERITIES)[FindingKind];

/** What a finding is about, by ids: screens link to it, and a catalogue folder knows its file, line and column. */
export type Target =
  | { readonly type: 'style'; readonly styleId: number }
  | { readonly type: 'section'; readonly styleId: number | null; readonly sectionId: number }
  | { readonly type: 'part'; readonly styleId: number | null; readonly partId: number }
  | { readonly type: 'restriction'; readonly styleId: number; readonly partIds: readonly number[] }
  | {
      readonly type: 'price';
      readonly styleId: number;
      readonly partId: number;
      /** The section of the style that lists it. */
      readonly sectionId: number;
      readonly sizePartId: number | null;
      readonly woodTier: string | null;
    };

/** The smallest configuration that shows what is meant. */
export interface Example {
  readonly sku: string;
  /** What is chosen that matters, as `Edge: Ogee`. */
  readonly picks: readonly string[];
}

export interface Finding {
  readonly kind: FindingKind;
  readonly severity: Severity;
  /** One sentence. */
  readonly message: string;
  readonly target: Target;
  /** Null where no configuration can show it: of what is impossible the message names the rules. */
  readonly example: Example | null;
}
