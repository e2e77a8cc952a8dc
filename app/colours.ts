/** The page's ground, `--color-paper` of theme.css, for what no style sheet reaches. */
export const PAPER = '#fbfaf6';
