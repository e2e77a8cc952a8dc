/**
 * `npm test`: every check, in the order in which a failure is cheapest to find, each under its heading. All of them
 * run even when one fails; the exit code and the last line tell. Plain Node, for it may have to install the packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './config/browser-install.mjs';
import { install } from './config/install.mjs';

process.chdir(path.join(import.meta.dirname, '..'));
delete process.env.NODE_ENV;
install();

const JEST_REPORT = '.data/reports/jest.json';
const E2E_REPORT = '.data/reports/e2e.json';

// a report of an earlier run must not be counted
for (const report of [JEST_REPORT, E2E_REPORT]) rmSync(report, { force: true });
mkdirSync(path.dirname(JEST_REPORT), { recursive: true });

const npx = (title, ...args) => ({ title, run: () => command(process.execPath, [bin(args[0]), ...args.slice(1)]) });

const checks = [
  { title: 'Database client', run: () => command(process.execPath, [bin('prisma'), 'generate']) },
  npx('Format', 'prettier', '--check', '--log-level', 'warn', '.'),
  npx('Lint and import zones', 'eslint', '--max-warnings', '0', '.'),
  npx('Route types', 'next', 'typegen'),
  npx('Types', 'tsc', '--noEmit'),
  npx('Catalogue', 'tsx', 'scripts/catalog.ts', 'lint'),
  npx('Jest', 'jest', '--json', `--outputFile=${JEST_REPORT}`),
  { title: 'Build', run: () => command(process.execPath, [bin('tsx'), 'scripts/build.ts']) },
  { title: 'Browser tests', run: () => ensureBrowser() && command(process.execPath, [bin('playwright'), 'test']) },
];

const results = checks.map(({ title, run }) => {
  console.log(`\n━━ ${title}`);
  const since = Date.now();
  const passed = run();
  console.log(`${passed ? '✓' : '✗'} ${title} (${((Date.now() - since) / 1000).toFixed(1)} s)`);
  return { title, passed };
});

const failed = results.filter(({ passed }) => !passed);
console.log(`\n━━ Summary`);
for (const { title } of failed) console.log(`✗ ${title}`);
const jest = readReport(JEST_REPORT);
const e2e = readReport(E2E_REPORT)?.stats;
const tests = {
  passed: (jest?.numPassedTests ?? 0) + (e2e?.expected ?? 0),
  failed:
    (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 0) + (e2e?.unexpected ?? 0) + (e2e?.flaky ?? 0),
};
// a check other than the two test runners counts as one test
const others = results.filter(({ title }) => title !== 'Jest' && title !== 'Browser tests');
const passedCount = tests.passed + others.filter(({ passed }) => passed).length;
const failedCount = Math.max(tests.failed + others.filter(({ passed }) => !passed).length, failed.length);
console.log(`${passedCount} passed, ${failedCount} failed`);
process.exit(failed.length > 0 ? 1 : 0);

function command(program, args) {
  return spawnSync(program, args, { stdio: 'inherit' }).status === 0;
}

/** The script behind a command of an installed package. */
function bin(name) {
  const manifest = `node_modules/${name === 'tsc' ? 'typescript' : name}/package.json`;
  const { bin: entry } = JSON.parse(readFileSync(manifest, 'utf8'));
  return path.join(path.dirname(manifest), typeof entry === 'string' ? entry : entry[name]);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
