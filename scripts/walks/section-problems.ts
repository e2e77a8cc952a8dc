import type { Locator } from '@playwright/test';

/** A row for a finger (specification §20.3), pixels. */
const FINGER = 44;

/** What is wrong with the rows of an open section: covered, cut off at a side, or too small for a finger. */
export function sectionProblems(section: Locator, isTouch: boolean): Promise<string[]> {
  return section.evaluate(
    (root, { finger }) => {
      const rows = [
        ...root.querySelectorAll<HTMLElement>('[role="radio"], [data-flyout-opener], button[aria-pressed]'),
      ];
      const problems: string[] = [];
      for (const row of rows.filter((each) => each.offsetParent !== null)) {
        row.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height, right } = row.getBoundingClientRect();
        const name = row.textContent?.slice(0, 30) ?? '';
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!hit || !row.contains(hit))
          problems.push(`'${name}' is covered by ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}`);
        if (left < 0 || right > window.innerWidth + 0.5) problems.push(`'${name}' is cut off`);
        if (Math.min(width, height) < finger) problems.push(`'${name}' is ${width.toFixed(0)} × ${height.toFixed(0)}`);
      }
      if (rows.length === 0) problems.push('no rows');
      if (document.documentElement.scrollWidth > window.innerWidth) problems.push('the page scrolls sideways');
      return problems;
    },
    { finger: isTouch ? FINGER : 0 },
  );
}
