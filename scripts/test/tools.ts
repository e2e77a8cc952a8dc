import { spawn } from 'node:child_process';
import { toolScript } from '../config/run-tool';

/** What came of a check. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** How many of those that passed did so at the second try only. */
  readonly retried?: number;
  /** Why it did not run. */
  readonly skipped?: string;
  /** What it printed, when that was kept back. */
  readonly said?: string;
}

/** Runs a program to its end and keeps what it prints. It counts as one, passed or failed. */
export function runProgram(program: string, args: readonly string[], cwd?: string): Promise<Outcome> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ passed: 0, failed: 1, said: error.message }));
    child.once('close', (code) => resolve({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, said }));
  });
}

/** The same with a command of an installed package. */
export const runTool = (command: string, ...args: string[]): Promise<Outcome> =>
  runProgram(process.execPath, [toolScript(command), ...args]);
