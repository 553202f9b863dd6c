/** @jest-environment node */
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { git } from '@shop/platform/machine/git';
import { root } from '@shop/platform/machine/paths';
import { textOf } from './support/testTables';
import { timeLimit } from './support/timeLimit';

/** Under these names functions take what people type, paste or follow. */
const NAMES =
  'text|typed|markdown|phone|name|address|line|folded|word|hash|search|size|destination';
const FUNCTION = new RegExp(
  `^export (?:function (?!use)(\\w+)|const (\\w+) =) ?\\(\\s*(?:${NAMES}): string(?: \\| \\w+)*[,)](?!.*: Promise<)`,
  'gm',
);

/** What a function takes after the text. */
const FURTHER: Record<string, readonly unknown[]> = {
  bayName: [String],
  fill: [{}],
  insertMarkdown: [{ start: 0, end: 0 }, '# A heading'],
  isMuchLonger: ['a'],
  keepsPlaceholders: ['a', false],
  serviceId: [[]],
  toSlug: [60],
};

/** What takes no text of people, or one that is short by then. */
const OTHER: Record<string, string> = {
  createSmtp: 'takes a setting of the operator',
  createTwilio: 'takes a setting of the operator',
  downloadFile: 'takes a name of ours, and the text is not parsed',
  fold: 'takes what parseSearch has cut, and texts of stored products',
  indexedWords: 'takes texts of stored products',
  publicAddress: 'takes a path of ours',
  rememberUpload: 'takes an address of ours',
  releaseOf: 'takes the name of a remote',
  richText: 'takes what isTooNested accepts; the publisher parses with a limit of time',
  streetOf: 'takes a stored setting',
};

const LENGTH = 400_000;
/** What is fast takes a fiftieth; the square of the length takes several times as long. */
const LIMIT_MS = timeLimit(10_000);

const PIECES = [
  ...['a', '1', ' ', ',', '.', '@', '-', '_', '/', '(', '[', '{{', '*', '"', '\n', '> ', '&', '#'],
  ...['\u0301\u0316', '\u200b', 'a.', 'a@a.', ' ext. 1', '225/65R17 ', '225/', 'aB1'],
];
const TEXTS = PIECES.flatMap((piece) => {
  const text = piece.repeat(LENGTH / piece.length);
  return [text, `${text}\u00a1`];
});

const parsers = git(root, 'ls-files', 'shell', 'mf-*', 'shared-*', 'backend')
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|proof)\.|testSupport|\/testing\/|goLive/.test(file),
  )
  .flatMap((file) =>
    [...textOf(file).matchAll(FUNCTION)].map(([, named, assigned]) => ({
      file,
      name: named ?? assigned ?? '',
    })),
  );

test('each function that takes no long text of people exists', () => {
  const names = parsers.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...Object.keys(FURTHER), ...Object.keys(OTHER)]));
});

test.each(parsers.filter(({ name }) => !(name in OTHER)))(
  '$name of $file answers to 400,000 characters, or refuses them',
  ({ file, name }) => {
    const parse: (...values: unknown[]) => unknown = require(path.join(root, file))[name];
    for (const text of TEXTS) {
      // Only a context of Node.js can end a computation.
      const run = () => parse(text, ...(FURTHER[name] ?? []));
      try {
        runInNewContext('run()', { run }, { timeout: LIMIT_MS });
      } catch (error) {
        const { code, message, name: kind } = error as NodeJS.ErrnoException;
        const isRefusal = !code && kind === 'Error';
        if (!isRefusal) throw new Error(`${JSON.stringify(text.slice(0, 9))}: ${kind}, ${message}`);
      }
    }
  },
);
