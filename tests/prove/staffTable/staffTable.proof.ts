/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apps } from '@shop/platform/machine/apps';
import { root } from '@shop/platform/machine/paths';
import { copySite } from '@shop/platform/site/testing/copySite';
import { timeLimit } from '../../support/timeLimit';

/** Adds the table "loaner cars" with its section of the settings. docs/staff-tables.md explains it. */
const patch = path.join(import.meta.dirname, 'loanerCars.patch');
const MOST_FILES = 6;

const TEST_SITE = '.build/test-site';
const copy = mkdtempSync(path.join(tmpdir(), 'staff-table-'));

/** Runs a program in the copy. @throws with its output when it fails */
function run(program: string, ...args: string[]): string {
  const { NODE_ENV: _, JEST_WORKER_ID: __, PREPARED_SHOP: ___, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    env: { ...env, SITE_DIR: path.join(copy, TEST_SITE) },
  });
  if (status === 0) return stdout;
  throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

const runInstalled = (program: string, ...args: string[]) =>
  run(path.join(copy, 'node_modules/.bin', program), ...args);

/** Links installed packages; the links of the parts of this repository then lead into the copy. */
function linkPackages(folder: string) {
  const [source, target] = [path.join(root, folder), path.join(copy, folder)];
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source)) {
    const isCache = name.startsWith('.') && name !== '.bin';
    if (name === '@shop') {
      mkdirSync(path.join(target, name));
      for (const part of readdirSync(path.join(source, name))) {
        symlinkSync(readlinkSync(path.join(source, name, part)), path.join(target, name, part));
      }
    } else if (!isCache) symlinkSync(path.join(source, name), path.join(target, name));
  }
}

/** Copies the files that git knows or would add, as they are now. */
function copyRepository() {
  const { stdout } = spawnSync('git', ['ls-files', '-zco', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  const files = stdout.split('\0').filter((file) => file && existsSync(path.join(root, file)));
  for (const file of files) cpSync(path.join(root, file), path.join(copy, file));
  const workspaces = new Set(files.filter((file) => file.endsWith('/package.json')));
  const folders = [...workspaces].map((file) => path.join(path.dirname(file), 'node_modules'));
  for (const folder of ['node_modules', ...folders]) {
    if (existsSync(path.join(root, folder))) linkPackages(folder);
  }
}

beforeAll(() => {
  copyRepository();
  // One line around each change must fit: others edit the same files.
  run('git', 'apply', '-C1', patch);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a new table of staff changes at most six files, which its page of the docs names', () => {
  const changed = run('git', 'apply', '--numstat', '-z', patch).split('\0').filter(Boolean);
  expect(changed.length).toBeLessThanOrEqual(MOST_FILES);
  const page = readFileSync(path.join(root, 'docs/staff-tables.md'), 'utf8');
  const files = changed.map((line) => line.split('\t')[2]);
  expect(files.filter((file) => !page.includes(`**\`${file}\`**`))).toEqual([]);
});

test(
  'its baseline and its types are generated, and everything still compiles',
  () => {
    runInstalled('tsx', 'cli/verify/generate.ts');
    const cssModules = '{shell,mf-*,shared-*}/**/*.module.css';
    runInstalled('tcm', '-s', '-o', '.build/css-types', '-p', cssModules, '.');
    runInstalled('../typescript-7/bin/tsc', '--noEmit', '-p', 'tsconfig.json');
    runInstalled('biome', 'check', '--error-on-warnings', '.');
  },
  timeLimit(5 * 60_000),
);

test(
  'the checks of the database pass, and fail when a rule of the table is left out',
  () => {
    const output = runInstalled('tsx', 'supabase/tests/mutations.ts', 'loaner_cars');
    expect(output).toMatch(/^[1-9]\d* mutants, 0 survived$/m);
  },
  timeLimit(10 * 60_000),
);

test(
  'staff add, edit and remove a row in both languages',
  () => {
    const built = path.join(root, TEST_SITE);
    // `npm run prove` has built the others, which the change does not concern.
    const changed = existsSync(built) ? ['mf-admin'] : apps;
    if (existsSync(built)) {
      copySite(built, path.join(copy, TEST_SITE));
    }
    const release = `import('./platform/release/releaseApps.ts').then(({ releaseApps }) =>
    releaseApps(${JSON.stringify(changed)}, '${TEST_SITE}'))`;
    runInstalled('tsx', '-e', release);
    runInstalled(
      'playwright',
      'test',
      '-c',
      'tests',
      '--no-deps',
      '--project=features',
      'loanerCars',
    );
  },
  timeLimit(20 * 60_000),
);
