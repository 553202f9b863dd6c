/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleProgram } from './bundleProgram';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'workers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds files of an app whose entry is `index.js`. */
function build(files: Record<string, string>): string {
  for (const [name, text] of Object.entries({ 'worker.js': 'postMessage(1);', ...files })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const program = bundleProgram('platform/build/testing/findWorker.ts');
  return execFileSync(process.execPath, [program, folder], { encoding: 'utf8' }).trim();
}

const start = (name: string) => `new ${name}(new URL('./worker.js', import.meta.url));`;

test.each([
  ['a worker', { 'index.js': start('Worker') }],
  ['a shared worker', { 'index.js': start('SharedWorker') }],
  [
    'a service worker',
    { 'index.js': "navigator.serviceWorker.register(new URL('./worker.js', import.meta.url));" },
  ],
  [
    'a worker of a dependency of a dependency',
    {
      'index.js': "import 'first';",
      'node_modules/first/index.js': "import 'second';",
      'node_modules/second/index.js': start('Worker'),
      'node_modules/second/worker.js': 'postMessage(1);',
    },
  ],
  [
    'a worker in a chunk that is loaded later',
    { 'index.js': "import('./late.js');", 'late.js': start('Worker') },
  ],
])('finds %s', (_, files) => {
  expect(build(files)).toBe('true');
});

test.each([
  ['code in several chunks', { 'index.js': "import('./worker.js');" }],
  [
    'a text that looks like one',
    { 'index.js': `console.log(${JSON.stringify(start('Worker'))});` },
  ],
  [
    'a file that is named by its address',
    { 'index.js': "new URL('./worker.js', import.meta.url);" },
  ],
])('finds no worker in %s', (_, files) => {
  expect(build(files)).toBe('false');
});
