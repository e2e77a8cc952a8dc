import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

/** Oldest Node that the packages run on. */
const NODE = [20, 19];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Installs the packages of the lock file when they are missing or other ones; told to stop, it ends the installation first.
 * Plain Node: runs before any package is there.
 */
export async function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < NODE[0] || (major === NODE[0] && minor < NODE[1])) {
    console.error(`Node ${NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log('Installing packages (npm ci)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const run = spawn(npm, ['ci', '--include=dev', '--no-fund', '--no-audit'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const end = () => run.kill('SIGTERM');
  for (const signal of SIGNALS) process.on(signal, end);
  const [code] = await once(run, 'close');
  for (const signal of SIGNALS) process.off(signal, end);
  if (code !== 0) {
    console.error('npm ci failed: see above.');
    process.exit(1);
  }
}

/** Compares the lock with npm's own record of what it put into node_modules. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf('package-lock.json')).every(
    // packages of other platforms are in the lock, not in the folder
    ([name, { version, optional }]) => name === '' || optional || installed[name]?.version === version,
  );
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
