import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { stylePath } from '../lib/contracts/addresses';
import { loadCatalogueFiles } from '../lib/server/catalogue/files';
import { startServer } from './bench/server';
import { browserLaunchOptions } from './config/browser';
import { runMain } from './config/run-main';
import { walkStyle, WINDOW, type Way } from './walks/walk';

const HELP = `npm run walks -- [pattern] [--url http://…]

Walks through every section of every style whose name matches, by mouse, keyboard and touch, in Chromium: no console
error, covered row, lost focus or sideways scroll. Without --url the shop is started for it. Ends with 1 at a defect.`;

const WAYS: readonly Way[] = ['mouse', 'keyboard', 'touch'];
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, help: { type: 'boolean' } },
});

/** Addresses of the styles to walk through. */
function paths(pattern: RegExp): string[] {
  const { snapshot } = loadCatalogueFiles('prisma/catalog');
  const routes = new Map(snapshot.categories.map(({ id, normalizedName }) => [id, normalizedName]));
  return [...snapshot.stylesById.values()]
    .map(({ categoryId, normalizedName }) => stylePath(routes.get(categoryId) ?? '', normalizedName))
    .filter((path) => pattern.test(path));
}

async function main(): Promise<number> {
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const server = values.url ? { url: values.url, stop: async () => {} } : await startServer();
  const browser = await chromium.launch(browserLaunchOptions());
  const sections: Record<Way, number> = { mouse: 0, keyboard: 0, touch: 0 };
  let defects = 0;
  try {
    for (const path of paths(new RegExp(positionals[0] ?? '')))
      for (const way of WAYS) {
        const context = await browser.newContext({ ...WINDOW[way], reducedMotion: 'reduce' });
        const walked = await walkStyle(await context.newPage(), server.url + path, way);
        sections[way] += walked.sections;
        defects += walked.defects.length;
        for (const defect of walked.defects) console.error(`${path} by ${way}: ${defect}`);
        await context.close();
        console.error(`${path} by ${way}: ${walked.sections} sections`);
      }
    console.log(JSON.stringify({ sections, defects }, null, 2));
    return defects > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await server.stop();
  }
}

runMain(main);
