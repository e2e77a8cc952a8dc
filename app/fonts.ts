import localFont from 'next/font/local';

/**
 * Display serif for names and prices: Fraunces with its optical size axis, served by us (specification §20.2). The one weight
 * we use is cut out of the package's file (`fonttools varLib.instancer fraunces-latin-opsz-normal.woff2 wght=380`), which
 * halves it: every phone's first paint waits for it.
 */
export const display = localFont({
  src: './fonts/fraunces-latin-opsz-380.woff2',
  weight: '380',
  style: 'normal',
  display: 'swap',
  variable: '--font-fraunces',
  adjustFontFallback: 'Times New Roman',
});

/** Quiet sans for everything else. */
export const sans = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  style: 'normal',
  display: 'swap',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
});
