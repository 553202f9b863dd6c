/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import type { RemoteManifest } from '../../shared-site/schema';
import { type Built, createMovedBuild, digests } from '../../tests/support/movedBuild';
import { integrityOf } from '../machine/hashFiles';

const APP = 'mf-diagnostics';
const ENTRY = 'remoteEntry.js';

const copy = createMovedBuild(APP);
afterAll(copy.remove);

let first: Built;
beforeAll(() => {
  first = copy.build();
});

const containerOf = (built: Built) => /^var (\w+);/.exec(String(built[ENTRY]))?.[1] ?? '';

test('gives equal files in a folder of another depth, below settings for other browsers', () => {
  copy.move('deeper/place/second');
  writeFileSync(copy.file('../.browserslistrc'), 'ie 11');
  expect(digests(copy.build())).toEqual(digests(first));
});

test('gives equal files after a change of a comment', () => {
  const file = copy.file('shared-ui/src/index.ts');
  writeFileSync(file, `// A comment.\n${readFileSync(file, 'utf8')}`);
  expect(digests(copy.build())).toEqual(digests(first));
});

test('names container and classes after the offer in remote.json too', () => {
  const file = copy.file(`${APP}/remote.json`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as RemoteManifest;
  writeFileSync(file, JSON.stringify({ ...manifest, prerender: [] }));
  const second = copy.build();
  const container = containerOf(second);
  expect(container).toMatch(/^mf_diagnostics_[0-9a-f]{8}$/);
  expect(container).not.toBe(containerOf(first));
  const styles = Object.keys(second).filter((name) => name.endsWith('.css'));
  const classes = styles.flatMap((name) => String(second[name]).match(/\.mf-\w+-\w+/g));
  expect([...new Set(classes)]).toEqual([`.${container.replaceAll('_', '-')}`]);
});

test('the entry names the integrity of each script and style', () => {
  const files = Object.entries(first).filter(([name]) => /^static.*\.(js|css)$/.test(name));
  expect(files.length).toBeGreaterThan(3);
  for (const [, text] of files) {
    expect(String(first[ENTRY])).toContain(integrityOf(text));
  }
});
