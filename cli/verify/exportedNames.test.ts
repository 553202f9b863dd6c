/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '@shop/platform/machine/git';
import { root } from '@shop/platform/machine/paths';

const TEST =
  /\.(test|proof|types|d)\.tsx?$|testSupport|\/testing\/|\/tests\/|^platform\/kit\/files\//;
const EXPORT =
  /^export (?:async )?(?:const|function|class|abstract class|interface|type|enum) ([A-Za-z_]\w*)/gm;

/** What two files may export under one name. */
const SHARED: Record<string, string> = {
  en: 'each namespace has its texts',
  es: 'each namespace has its texts',
};

/** Synonyms of the glossary that the code uses in a sense of its own, or that a library names. */
const OTHER_SENSE =
  'module interface protocol block fragment slot frame skin global quota limit build revision bundle ship old last ' +
  'backup event hit session beta preview experiment confirm cancel abort revert undo delete disable gateway app build ' +
  'generate deployment version manifest cache index state context store activate deploy sync job notification asset ' +
  'media upload messages words texts text overlay edit dictionary catalog strings item element option preference ' +
  'configuration info metadata toast alert message order visit time hour place lift resource station holiday status ' +
  'progress step calendar availability cart total inquiry purge queue user guest employees users desk host owner export ' +
  'snapshot plugin chrome container feed dump library api proposal';

/** Names with such a synonym in another sense. */
const OTHER_NAMES: Record<string, string> = {
  ItemPage: 'the page of one product, one of the content pages',
  ShopData: 'the shop as structured data (schema.org)',
};

const sources = git(root, 'ls-files', '*.ts', '*.tsx').filter(
  (file) =>
    /^(shell|mf-[a-z]+|shared-[a-z]+|platform|backend|cli)\//.test(file) && !TEST.test(file),
);

const exported = sources.flatMap((file) => {
  // What a generator writes is within a template.
  const source = file.startsWith('cli/verify/generate')
    ? ''
    : readFileSync(path.join(root, file), 'utf8');
  return [...source.matchAll(EXPORT)].map(([, name = '']) => ({ name, file }));
});

test('finds what files export', () => {
  expect(exported.length).toBeGreaterThan(1500);
});

test('no two files export one name', () => {
  const places = new Map<string, string[]>();
  for (const { name, file } of exported) places.set(name, [...(places.get(name) ?? []), file]);
  const twice = [...places].filter(([name, files]) => files.length > 1 && !(name in SHARED));
  expect(Object.fromEntries(twice)).toEqual({});
});

const wordsOf = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();

/** The last column of the glossary's tables: what a term is not called, but for what is so in one sense only. */
const synonyms = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| **'))
  .flatMap((line) => (line.split('|').at(-2) ?? '').split(','))
  .map((synonym) => synonym.trim().toLowerCase())
  .filter((synonym) => /^[a-z -]+$/.test(synonym));

test('no exported name has a synonym that the glossary rules out', () => {
  expect(synonyms.length).toBeGreaterThan(80);
  const ruledOut = synonyms.filter((synonym) => !OTHER_SENSE.split(' ').includes(synonym));
  const found = exported.flatMap(({ name, file }) => {
    const synonym = ruledOut.find((each) => ` ${wordsOf(name)} `.includes(` ${each} `));
    return synonym && !(name in OTHER_NAMES) ? [`${name} (${synonym}) in ${file}`] : [];
  });
  expect(found).toEqual([]);
});
