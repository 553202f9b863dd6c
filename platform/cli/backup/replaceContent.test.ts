/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createDraft,
  finishReplacing,
  hasContent,
  isReplacing,
  replaceContents,
} from './replaceContent';

// Hundreds of replacements would wait for the disk.
jest.mock('../../disk/flush', () => ({ flush() {}, flushTree() {} }));

/** The steps that change a disk: how many are done before the process is killed. */
let stepsLeft = Number.POSITIVE_INFINITY;
const mockStep = () => {
  stepsLeft -= 1;
  if (stepsLeft < 0) throw new Error('killed');
};
jest.mock('node:fs', () => {
  const actual = jest.requireActual('node:fs');
  const names = ['renameSync', 'mkdirSync', 'rmSync', 'writeFileSync'];
  const killable = names.map((name) => [
    name,
    (...values: unknown[]) => {
      mockStep();
      return actual[name](...values);
    },
  ]);
  return { ...actual, ...Object.fromEntries(killable) };
});

let folder: string;
const inFolder = (...names: string[]) => path.join(folder, ...names);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'replace-'));
  jest.spyOn(console, 'info').mockImplementation();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

test('locks, sockets and what earlier restores left are no content', () => {
  for (const name of ['server.lock', '.server.lock', '.restore.json', 'operator.sock'])
    writeFileSync(inFolder(name), '');
  for (const name of ['restoring', 'replaced-2026']) mkdirSync(inFolder(name));
  expect(hasContent(folder)).toBe(false);
  expect(hasContent(inFolder('missing'))).toBe(false);
  writeFileSync(inFolder('secrets.json'), '');
  expect(hasContent(folder)).toBe(true);
});

test('a draft takes the place of what was there, which stays beside it', () => {
  writeFileSync(inFolder('secrets.json'), 'old');
  writeFileSync(inFolder('server.lock'), 'held');
  mkdirSync(inFolder('restoring'));
  writeFileSync(inFolder('restoring/left'), 'by a command that was stopped');
  writeFileSync(path.join(createDraft(folder), 'secrets.json'), 'new');
  replaceContents(folder, [folder], '2026');
  expect(readdirSync(folder).sort()).toEqual(['replaced-2026', 'secrets.json', 'server.lock']);
  expect(readFileSync(inFolder('secrets.json'), 'utf8')).toBe('new');
  expect(readFileSync(inFolder('replaced-2026/secrets.json'), 'utf8')).toBe('old');
});

test('an empty folder is filled, and nothing is moved aside', () => {
  writeFileSync(path.join(createDraft(folder), 'secrets.json'), 'new');
  replaceContents(folder, [folder], '2026');
  expect(readdirSync(folder)).toEqual(['secrets.json']);
});

test.each([
  ['{', /\.restore\.json is not JSON: .+\. Remove \S+\.restore\.json, and run npm run restore/],
  [
    '{ "time": "1", "moves": [{ "folder": "/gone", "names": [] }] }',
    /^A restore into \/gone was interrupted, and what it restored is gone\. If a disk is not mounted, mount it\. Otherwise: Remove \S+, and run npm run restore/,
  ],
])('the journal %s is an error with a way out', (journal, sentence) => {
  writeFileSync(inFolder('.restore.json'), journal);
  expect(() => finishReplacing(folder)).toThrow(sentence);
  expect(readdirSync(folder)).toEqual(['.restore.json']);
});

test('an empty folder in the place of a disk keeps the journal until the disk is there', () => {
  const moves = [{ folder: inFolder('data'), names: ['secrets.json'] }];
  writeFileSync(inFolder('.restore.json'), JSON.stringify({ time: '2026', moves }));
  mkdirSync(inFolder('data'));
  expect(() => finishReplacing(folder)).toThrow('If a disk is not mounted, mount it.');
  expect(isReplacing(folder)).toBe(true);
  writeFileSync(path.join(createDraft(inFolder('data')), 'secrets.json'), 'new');
  finishReplacing(folder);
  expect(readFileSync(inFolder('data/secrets.json'), 'utf8')).toBe('new');
  expect(isReplacing(folder)).toBe(false);
});

describe('a process that is killed', () => {
  const folders = () => [inFolder('data'), inFolder('site')];
  const put = (...names: string[]) => {
    const file = inFolder(...names);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, file.includes('restoring') ? 'new' : 'old');
  };
  function prepare() {
    rmSync(folder, { recursive: true });
    for (const name of ['pg/1', 'secrets.json', 'notes']) put('data', name);
    for (const name of ['pg/1', 'secrets.json']) put('data/restoring', name);
    for (const name of ['live', 'shell/1']) put('site', name);
    for (const name of ['live', 'content/1']) put('site/restoring', name);
  }
  const tree = (below: string, from = inFolder(below)) =>
    readdirSync(from, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => `${path.relative(from, file)} ${readFileSync(file, 'utf8')}`)
      .sort();
  const stateOf = () => folders().flatMap((at) => tree('', at));

  /** @returns whether it was killed */
  function killAfter(steps: number, work: () => void): boolean {
    stepsLeft = steps;
    try {
      work();
    } catch (error) {
      if (!(error instanceof Error && error.message === 'killed')) throw error;
      return true;
    } finally {
      stepsLeft = Number.POSITIVE_INFINITY;
    }
    return false;
  }
  const replace = () => replaceContents(inFolder('site'), folders(), '2026');
  const finish = () => isReplacing(inFolder('site')) && finishReplacing(inFolder('site'));

  test('leaves all folders as they were, or as they are to be after the next start', () => {
    prepare();
    const before = stateOf();
    replace();
    const after = stateOf();
    expect(after).toEqual([
      'pg/1 new',
      'replaced-2026/notes old',
      'replaced-2026/pg/1 old',
      'replaced-2026/secrets.json old',
      'secrets.json new',
      'content/1 new',
      'live new',
      'replaced-2026/live old',
      'replaced-2026/shell/1 old',
    ]);
    const outcomes: string[] = [];
    const killTwice = (first: number, second: number) => {
      prepare();
      if (!killAfter(first, replace)) return 'whole';
      const isDecided = isReplacing(inFolder('site'));
      const isKilledAgain = killAfter(second, finish);
      finish();
      const journal = '.restore.json.draft ';
      const state = stateOf().filter((line) => !line.startsWith(journal));
      expect({ first, second, state }).toEqual({
        first,
        second,
        state: isDecided ? after : before,
      });
      return isKilledAgain ? 'killed again' : 'finished';
    };
    for (let first = 0; outcomes.at(-1) !== 'whole'; first += 1) {
      for (let second = 0; ; second += 3) {
        outcomes.push(killTwice(first, second));
        if (outcomes.at(-1) !== 'killed again') break;
      }
    }
    expect(outcomes.filter((outcome) => outcome === 'killed again').length).toBeGreaterThan(20);
  });
});
