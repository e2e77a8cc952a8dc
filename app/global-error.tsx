'use client';

import PageError from './error';

/** Stands for the whole document when even its layout could not be made. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <PageError />
      </body>
    </html>
  );
}
