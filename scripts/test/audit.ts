import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Outcome } from './tools';

const ARGUMENTS = ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=30000'];

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
  metadata: z.object({ dependencies: z.object({ prod: z.number() }) }),
});
const refusalSchema = z.object({ message: z.string() });

const isGrave = ({ severity }: { readonly severity: string }): boolean =>
  severity === 'high' || severity === 'critical';

/**
 * Whether a package that the shop runs with has a known hole, high or critical, as the registry's advisories tell. Skipped,
 * and saying so, where no registry can be asked: a machine without a network passes its checks.
 * @param registry another than npm's own settings name
 */
export async function auditPackages(registry?: string): Promise<Outcome> {
  const args = registry === undefined ? ARGUMENTS : [...ARGUMENTS, `--registry=${registry}`];
  const npm = spawn('npm', args, { stdio: ['ignore', 'pipe', 'ignore'], shell: process.platform === 'win32' });
  const gone = new Promise<string>((resolve) => npm.once('error', (error) => resolve(JSON.stringify(error))));
  return auditOutcome(await Promise.race([text(npm.stdout), gone]));
}

/** @param said by `npm audit --json` */
export function auditOutcome(said: string): Outcome {
  const answer: unknown = parsed(said);
  const report = reportSchema.safeParse(answer);
  if (!report.success) {
    const reason = refusalSchema.safeParse(answer).data?.message ?? 'npm gave no report';
    return { passed: 0, failed: 0, skipped: `no advisories to be had: ${reason}` };
  }
  const grave = Object.entries(report.data.vulnerabilities).filter(([, each]) => isGrave(each));
  if (grave.length === 0) return { passed: 1, failed: 0 };
  const lines = grave.map(([name, { severity }]) => `${name}: ${severity}\n`);
  return { passed: 0, failed: grave.length, said: lines.join('') };
}

function parsed(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return null;
  }
}
