import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { toolScript } from '../config/run-tool';
import type { Outcome } from './tools';

const jestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numRuntimeErrorTestSuites: z.number(),
    testResults: z.array(
      z.object({
        assertionResults: z.array(z.object({ status: z.string(), invocations: z.number().optional() })),
      }),
    ),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    retried: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1).length,
  }));

const playwrightReport = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    retried: stats.flaky,
  }));

/** Runs Jest's tests of some projects (jest.config.mjs), shown as they run. */
export function runJest(folder: string, ...projects: readonly string[]): Outcome {
  const report = path.join(folder, `jest-${projects.join('-')}.json`);
  const args = ['--selectProjects', ...projects, '--json', `--outputFile=${report}`];
  return runCounting('jest', args, report, jestReport);
}

/** Runs the browser tests, shown as they run. */
export function runPlaywright(folder: string): Outcome {
  const report = path.join(folder, 'browser.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(report), TEST_RUN: String(process.pid) };
  return runCounting('playwright', ['test'], report, playwrightReport, env);
}

function runCounting(
  command: string,
  args: readonly string[],
  report: string,
  schema: z.ZodType<Outcome>,
  env: Readonly<Record<string, string>> = {},
): Outcome {
  const { status } = spawnSync(process.execPath, [toolScript(command), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const outcome = existsSync(report)
    ? schema.parse(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1 };
  // a runner that failed outside of any test
  return { ...outcome, failed: status === 0 ? outcome.failed : Math.max(outcome.failed, 1) };
}
