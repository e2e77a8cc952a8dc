import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../config/browser';
import { auditPackages } from './audit';
import { runJest, runPlaywright } from './runners';
import { runProgram, runTool, type Outcome } from './tools';

export interface Check {
  readonly title: string;
  /** @param folder for reports, this run's own */
  readonly run: (folder: string) => Promise<Outcome> | Outcome;
}

/** Checks that a reader sees under one heading. */
export interface Tier {
  readonly title: string;
  /** One process each that needs one core: two at a time. */
  readonly light: readonly Check[];
  /** Use all cores: one after another. */
  readonly whole: readonly Check[];
}

const tool = (title: string, command: string, ...args: string[]): Check => ({
  title,
  run: () => runTool(command, ...args),
});

/** Kept by what is in the file. Rules that look at other files too (circles of imports) are sure in `npm test` only. */
const cache = (name: string): string[] => ['--cache', '--cache-location', `node_modules/.cache/${name}.json`];

const PRETTIER = ['--check', '--log-level', 'warn', '.'];
const ESLINT = ['--max-warnings', '0', '.'];
const TYPES = tool('Types', 'tsx', 'scripts/types.ts');

/** `npm run check`: about a minute. */
export const CHECK: readonly Tier[] = [
  {
    title: 'Check',
    light: [
      tool('Format', 'prettier', ...PRETTIER, ...cache('prettier')),
      TYPES,
      tool('Lint and import zones', 'eslint', ...ESLINT, ...cache('eslint'), '--cache-strategy', 'content'),
    ],
    whole: [{ title: 'Domain and components', run: (folder) => runJest(folder, 'domain', 'component') }],
  },
];

/** `npm test`: in the order in which a failure is cheapest to find. */
export const TEST: readonly Tier[] = [
  {
    title: 'Tier one: what every change must keep',
    light: [
      TYPES,
      tool('Lint and import zones', 'eslint', ...ESLINT),
      tool('Format', 'prettier', ...PRETTIER),
      { title: 'Catalogue', run: () => runProgram('npm', ['run', '-s', 'catalog', '--', 'lint']) },
      { title: 'Studio (ruff, pytest)', run: studio },
      { title: 'Known holes of packages', run: () => auditPackages() },
    ],
    whole: [{ title: 'Unit, component and API', run: (folder) => runJest(folder, 'domain', 'component', 'server') }],
  },
  {
    title: 'Tier two: the built shop, kills and loads',
    light: [],
    whole: [
      tool('Build', 'tsx', 'scripts/build.ts'),
      { title: 'Kills and loads', run: (folder) => runJest(folder, 'heavy') },
      { title: 'Browser', run: (folder) => (ensureBrowser() ? runPlaywright(folder) : { passed: 0, failed: 1 }) },
    ],
  },
];

const PYTHON = [
  ['ruff', 'format', '--check', '.'],
  ['ruff', 'check', '.'],
  ['pytest', '-q'],
] as const;

/** The studio's own checks, where its tools are there: a user of the shop needs none of them. */
async function studio(): Promise<Outcome> {
  if (!existsSync(path.join('studio', 'pyproject.toml'))) return { passed: 0, failed: 0, skipped: 'no pyproject.toml' };
  const missing = ['ruff', 'pytest'].filter((module) => spawnSync('python3', ['-m', module, '--version']).status !== 0);
  if (missing.length > 0) return { passed: 0, failed: 0, skipped: `python3 has no ${missing.join(' and no ')}` };
  const outcomes: Outcome[] = [];
  for (const args of PYTHON) outcomes.push(await runProgram('python3', ['-m', ...args], 'studio'));
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    said: outcomes.map(({ said }) => said ?? '').join(''),
  };
}
