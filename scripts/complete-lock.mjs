/**
 * Some registries lack the optional packages of other platforms; an install from one leaves them out of the lock, and
 * `npm ci` then refuses it everywhere. Adds an entry for each, so that other platforms install theirs. Run after
 * changing dependencies: `npm run lock`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const OS = { darwin: 'darwin', linux: 'linux', win32: 'win32', android: 'android', freebsd: 'freebsd' };
Object.assign(OS, { openharmony: 'openharmony', windows: 'win32' });
const CPU = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32', 'arm'];

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
let added = 0;
for (const [place, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(place, name)) continue;
    lock.packages[`node_modules/${name}`] = { version: version.replace(/^[\^~]/, ''), ...platformOf(name) };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional packages of other platforms added to ${FILE}.`);

/** Whether `name` resolves from the package at `place`, as Node looks for it: upwards. */
function isLocked(place, name) {
  for (let at = place; at !== ''; at = parentOf(at)) {
    if (lock.packages[`${at}/node_modules/${name}`]) return true;
  }
  return `node_modules/${name}` in lock.packages;
}

function parentOf(place) {
  return place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')));
}

function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = words.map((word) => OS[word]).find(Boolean);
  const cpu = CPU.find((known) => words.includes(known)) ?? (words.includes('armv7') ? 'arm' : undefined);
  return { optional: true, ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }) };
}
