import type { RehearsalStep } from '@/lib/contracts/admin/proofs';
import { MIN_MARKUP } from '@/lib/domain/markup-code';
import { dollars } from '@/lib/domain/summary';
import { publicMarkup } from '@/lib/server/configurator/caller-markup';
import { loadCatalogueFiles, readCatalogueRows } from '@/lib/server/catalogue/files';
import { rehearse } from '@/lib/server/catalogue/report/rehearse';
import { reportStyles, type StyleReport } from '@/lib/server/catalogue/report/report';
import { liveVersion, rowsOfVersion } from '@/lib/server/catalogue/versions/version';
import { withClient } from './database';

/** The public's, or wholesale where the public sees no prices. */
const markupOf = (): number => publicMarkup() ?? MIN_MARKUP;

/** `catalog report`: how many designs every style has, exactly, and what they cost. */
export async function report(folder: string): Promise<number> {
  for (const style of reportStyles(loadCatalogueFiles(folder), markupOf())) {
    console.log(`${style.Style}: ${style.DesignsInWords} designs (${style.Designs})`);
    console.log(`  from ${designText(style.Cheapest)}`);
    console.log(`  as it starts ${designText(style.Default)}`);
    console.log(`  up to ${designText(style.Dearest)}`);
  }
  return 0;
}

/** `catalog rehearse`: what it would be like if a folder were published. */
export async function rehearseFolder(folder: string): Promise<number> {
  const then = readCatalogueRows(folder);
  await withClient(async (db) => {
    const now = await rowsOfVersion(db, await liveVersion(db));
    for await (const step of rehearse(db, now, then, markupOf())) tell(step);
  });
  return 0;
}

function tell(step: RehearsalStep): void {
  if (step.Type === 'Start') console.log(`${step.Styles} styles, ${step.Quotes} open quotes.`);
  else if (step.Type === 'Style') {
    console.log(`${step.Style}:`);
    for (const kind of ['Cheapest', 'Default', 'Dearest'] as const) {
      console.log(`  ${kind.toLowerCase()}: ${designText(step.Now?.[kind])} → ${designText(step.Then?.[kind])}`);
    }
  } else if (step.Type === 'Quote') {
    const then = step.Then === null ? 'no price' : dollars(step.Then);
    console.log(`Quote ${step.Number}, ${step.State.toLowerCase()} at ${dollars(step.Quoted)}: ${then}`);
    for (const { Name, CustomSku, Note } of step.Pieces) console.log(`  ${Name} (${CustomSku}): ${Note}`);
  } else {
    for (const [title, changes] of [
      ['Largest changes in dollars', step.ByDollars],
      ['Largest changes in percent', step.ByPercent],
    ] as const) {
      console.log(changes.length === 0 ? `${title}: none.` : `${title}:`);
      for (const { Style, Kind, From, To, Dollars, Percent } of changes) {
        console.log(
          `  ${Style}, ${Kind}: ${dollars(From)} → ${dollars(To)} (${signed(Dollars)}, ${signed(Percent)} %)`,
        );
      }
    }
    console.log(`Rehearsed in ${(step.Milliseconds / 1000).toFixed(1)} s.`);
  }
}

const designText = (design: StyleReport['Cheapest'] | undefined): string =>
  design ? `${dollars(design.Total)} ${design.CustomSku}` : 'no price';

const signed = (number: number): string => (number > 0 ? `+${number}` : String(number));
