/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtFrom } from './builtFrom';

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(repository, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();

function write(name: string, text = '') {
  const file = path.join(repository, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function commitAll() {
  git('init', '--quiet');
  git('config', 'user.name', 'Ana Pérez');
  git('config', 'user.email', 'ana@shop.example');
  git('add', '.');
  git('commit', '--quiet', '--message', 'van: show prices', '--message', 'The body.');
}

const read = (reason?: string) => builtFrom('mf-van', path.join(repository, 'van/dist'), reason);

test('records commit, author, time and the subject of the commit as the reason', () => {
  write('van/src/page.ts');
  commitAll();
  const before = new Date().toISOString();
  const { at, ...built } = read();
  expect(built).toEqual({
    commit: git('rev-parse', 'HEAD'),
    dirty: false,
    by: 'Ana Pérez',
    reason: 'van: show prices',
  });
  expect(at >= before && at <= new Date().toISOString()).toBe(true);
});

test('records the reason that is given', () => {
  write('van/src/page.ts');
  commitAll();
  expect(read('A customer asked.').reason).toBe('A customer asked.');
});

test('records changed and new sources of the app as dirty, and no other file', () => {
  write('van/src/page.ts');
  write('README.md');
  commitAll();
  write('README.md', 'changed');
  expect(read().dirty).toBe(false);
  write('van/src/new.ts');
  expect(read().dirty).toBe(true);
  rmSync(path.join(repository, 'van/src/new.ts'));
  write('van/src/page.ts', 'changed');
  expect(read().dirty).toBe(true);
});

test('records no commit without a repository, nor that of a repository around the sources', () => {
  write('van/src/page.ts');
  expect(read('A try.')).toMatchObject({ reason: 'A try.' });
  expect(read()).not.toHaveProperty('commit');
  expect(read()).not.toHaveProperty('reason');
  rmSync(path.join(repository, 'van'), { recursive: true });
  write('other.ts');
  commitAll();
  write('van/src/page.ts');
  expect(read()).not.toHaveProperty('commit');
});
