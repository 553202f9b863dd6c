// The first file of every command. Plain JavaScript without packages: on a fresh clone there are none.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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

if (args.length && ['start', 'test', 'verify'].includes(command)) {
  fail(`npm ${command} takes no arguments. npx jest mf-booking runs the unit tests of one app.`);
}

/** The commands for which an owner's machine needs no compilers of types, linters and tests. */
const WITHOUT_DEVELOPMENT = ['start', 'shop'];

/** Passes each signal on, so that the program ends by itself. `onEnd` receives its exit code. */
function run(program, args, onEnd) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit' });
  const forward = (signal) => child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  child.on('error', ({ message }) => fail(message));
  child.on('exit', (code) => {
    process.off('SIGINT', forward).off('SIGTERM', forward);
    onEnd(code ?? 1);
  });
}

const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Installs what is missing, and removes no package. `onEnd` is called once all are there. */
function installPackages(onEnd) {
  const record = path.join(root, 'node_modules/.package-lock.json');
  const installed = existsSync(record) ? read('node_modules/.package-lock.json').packages : {};
  const isThere = ([name, { version, link }]) =>
    link ? installed[name]?.link : installed[name]?.version === version;
  // Optional ones are of other systems.
  const packages = Object.entries(read('package-lock.json').packages).filter(
    ([name, { optional }]) => name.includes('node_modules/') && !optional,
  );
  const hasDevelopment = packages.some((each) => each[1].dev && isThere(each));
  // It formats what it writes.
  const isNewRemote = args[0] === 'new-remote';
  const isPart = WITHOUT_DEVELOPMENT.includes(command) && !isNewRemote && !hasDevelopment;
  const wanted = packages.filter(([, { dev, devOptional }]) => !isPart || !(dev || devOptional));
  if (wanted.every(isThere)) return onEnd();
  console.info('Installing packages (about a minute the first time) …');
  // Not `npm ci`: it would begin with removing what is installed.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const install = ['install', '--no-fund', '--no-audit', '--no-save', '--loglevel=error'];
  const omit = isPart ? ['--omit=dev'] : ['--include=dev'];
  run(npm, [...install, ...omit], (code) => {
    if (code !== 0) fail('npm install failed; its messages are above.');
    onEnd();
  });
}

const programs = { bench: 'bench/bench.ts', shop: 'cli/shop.ts' };
const script = path.join(root, programs[command] ?? `cli/commands/${command}.ts`);

const first = path.join(root, 'backend/lite/hideKnownWarning.cjs');

installPackages(() => {
  const node = ['--require', first, '--import', 'tsx', script, ...args];
  run(process.execPath, node, (code) => process.exit(code));
});
