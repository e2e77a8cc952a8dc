import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { noteChild } from './children';

const require = createRequire(path.join(process.cwd(), 'package.json'));

interface Options {
  /** Added to our own environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Keep the output back and show it only when the command fails. */
  readonly isQuiet?: boolean;
  /** Package of the command, when it is named differently. */
  readonly packageName?: string;
}

/** The script behind a package's command, started with this Node: no shell and no `npx` between us and it. */
export function toolScript(command: string, packageName = command): string {
  const manifest = path.join(process.cwd(), 'node_modules', packageName, 'package.json');
  const { bin }: { bin?: string | Record<string, string> } = JSON.parse(readFileSync(manifest, 'utf8'));
  const script = typeof bin === 'string' ? bin : bin?.[command];
  if (!script) throw new Error(`${packageName} has no command ${command}.`);
  return require.resolve(path.join(path.dirname(manifest), script));
}

/** Runs a package's command to its end. Rejects, with what it said, when it fails. */
export function runTool(command: string, args: readonly string[], options: Options = {}): Promise<void> {
  const child = noteChild(
    spawn(process.execPath, [toolScript(command, options.packageName), ...args], {
      env: { ...process.env, ...options.env },
      stdio: options.isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    }),
  );
  const said: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} failed (${code}).\n${Buffer.concat(said).toString()}`));
    });
  });
}
