/** The page's ground, `--color-paper` of globals.css, for what no style sheet reaches. */
export const PAPER = '#fbfaf6';
