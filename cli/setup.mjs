// The first file of every command. Plain JavaScript without packages: on a fresh clone there are none.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Not import.meta.dirname: the Node that is refused below may not have it.
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [command = 'start', ...args] = process.argv.slice(2);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`);
}

/** The commands that need the packages for development too: compilers of types, linters, tests. */
const DEVELOPMENT = [
  ...['test', 'prove', 'verify', 'bench', 'borders', 'pictures'],
  ...['newRemote', 'splitRemote', 'archiveVersions', 'sizes'],
];
const PART = ' without development';

/** Installs the lockfile's packages unless they are: all of them once a command needed all. */
function installPackages() {
  const lockfile = readFileSync(path.join(root, 'package-lock.json'));
  const all = createHash('sha256').update(lockfile).digest('hex');
  const stamp = path.join(root, 'node_modules/.installed-lockfile');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : PART;
  const needsAll = DEVELOPMENT.includes(command) || !installed.endsWith(PART);
  const wanted = needsAll ? all : all + PART;
  if (installed === wanted) return;
  console.info('Installing packages (about a minute the first time) …');
  // Not `npm ci`: it would begin with removing what `npm start` installed.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const install = ['install', '--no-fund', '--no-audit', '--no-save', '--loglevel=error'];
  const omit = needsAll ? [] : ['--omit=dev'];
  const { status } = spawnSync(npm, [...install, ...omit], { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail('npm install failed; its messages are above.');
  writeFileSync(stamp, wanted);
}

installPackages();
const script = path.join(root, 'cli/commands', `${command}.ts`);
if (!existsSync(script)) fail(`There is no command ${command}.`);

const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
  cwd: root,
  stdio: 'inherit',
});
const forward = (signal) => child.kill(signal);
process.on('SIGINT', forward).on('SIGTERM', forward);
child.on('exit', (code) => process.exit(code ?? 1));
