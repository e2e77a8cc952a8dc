/**
 * What is run inside the page that a screenshot is taken of. Each function is sent there as text, so it may use nothing
 * from around it.
 */

/** Resolves when the preview has the picture it is to have, every image that is there is drawn, and fonts are in. */
export async function whenRendered(): Promise<void> {
  while (
    document.querySelector('figure[aria-busy="false"]') === null ||
    [...document.querySelectorAll<HTMLImageElement>('img[data-layer]')].some((image) => !image.complete)
  ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await document.fonts.ready;
  for (const image of document.querySelectorAll<HTMLImageElement>('figure img')) {
    await image.decode().catch(() => undefined);
  }
}

/**
 * Takes every amount of dollars out of sight, and with it what would look odd without: the column of prices, the row of the
 * total, the words beside the large price. Their places stay.
 */
export function hideDollars(): void {
  const amount = /\$\s?\d/;
  const odd = [...document.querySelectorAll('table')]
    .filter((table) => amount.test(table.textContent ?? ''))
    .flatMap((table) => [...table.querySelectorAll<HTMLElement>('tfoot, thead th:last-child, tbody td:last-child')]);
  const beside = document.querySelector('[data-testid="total"]')?.closest('div');
  for (const element of beside ? [...odd, beside] : odd) element.style.visibility = 'hidden';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    if (parentElement && amount.test(nodeValue ?? '')) parentElement.style.visibility = 'hidden';
  }
}
