/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rejectedSubjects, subjectError } from './commitSubjects';

test.each([
  'booking: keep the draft across pages',
  'tests, i18n, docs: use the field’s names',
  'mf-booking: store the draft',
  'shared-site: validate releases',
  `booking: ${'x'.repeat(63)}`,
])('accepts the subject %s', (subject) => {
  expect(subjectError(subject)).toBeUndefined();
});

test.each([
  'Keep the draft across pages',
  'Booking: keep the draft',
  'booking:keep the draft',
  'booking : keep the draft',
  'booking,tests: keep the draft',
  'booking: ',
  ': keep the draft',
  'fixup! booking: keep the draft',
])('rejects the form of the subject %s', (subject) => {
  expect(subjectError(subject)).toMatch(/form/);
});

test('rejects a subject of 73 characters and names its length', () => {
  expect(subjectError(`booking: ${'x'.repeat(64)}`)).toMatch(/^73 characters/);
});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'subjects-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function git(...args: string[]) {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...identity, '-c', 'commit.gpgsign=false', ...args], { cwd: folder });
}

function commit(subject: string, file: string) {
  writeFileSync(path.join(folder, file), subject);
  git('add', file);
  git('commit', '--quiet', '-m', subject);
}

test('checks the commits from the one that added the file to HEAD', () => {
  git('init', '--quiet');
  commit('An earlier subject', 'other');
  commit('Add the check', 'check');
  commit('docs: explain the check', 'other');
  commit('Change the check', 'check');
  expect(rejectedSubjects(folder, 'check')).toEqual([
    expect.stringMatching(/^[0-9a-f]+ Change the check\n {2}not of the form/),
    expect.stringMatching(/^[0-9a-f]+ Add the check\n/),
  ]);
});

test('checks neither merge commits nor a branch that began before the file was added', () => {
  git('init', '--quiet', '--initial-branch=main');
  commit('An earlier subject', 'other');
  git('branch', 'older');
  commit('gate: check commit subjects', 'check');
  git('switch', '--quiet', 'older');
  commit('A subject on an older branch', 'third');
  git('switch', '--quiet', 'main');
  git('merge', '--quiet', '--no-ff', '-m', 'Merge branch older', 'older');
  expect(rejectedSubjects(folder, 'check')).toEqual([]);
});

test('rejects nothing outside a repository', () => {
  expect(rejectedSubjects(folder, 'check')).toEqual([]);
});

test('rejects nothing where the first commit known to git contains the file', () => {
  git('init', '--quiet');
  commit('Import', 'check');
  commit('Another', 'other');
  expect(rejectedSubjects(folder, 'check')).toEqual([]);
});

test('rejects nothing while the file is not committed', () => {
  git('init', '--quiet');
  commit('An earlier subject', 'other');
  writeFileSync(path.join(folder, 'check'), '');
  expect(rejectedSubjects(folder, 'check')).toEqual([]);
});
