import localFont from 'next/font/local';

/** Display serif for names and prices: Fraunces with its optical size axis, served by us (specification §20.2). */
export const display = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  weight: '100 900',
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
