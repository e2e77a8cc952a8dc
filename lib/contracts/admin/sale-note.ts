/** What a browser tells of what was looked at and picked (zod-free: every visitor loads it). */
export interface SaleNote {
  readonly Kind: 'Page' | 'Pick' | 'Refused';
  readonly Style: number;
  /** 0 for the piece itself. */
  readonly Part: number;
  /** What refused a pick: the key of its first reason; '' for everything else. */
  readonly By: string;
}

export const SALE_NOTES_CALL = '/api/CountPicks';
/** Notes of one beacon. */
export const MAX_NOTES = 50;
