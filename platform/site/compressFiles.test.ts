/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles, hasCopies, withCopies, writeWithCopies } from './compressFiles';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'copies-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function readCopies(file: string) {
  const [plain, br, gz] = withCopies(file).map((name) => readFileSync(name));
  return [plain, br && brotliDecompressSync(br), gz && gunzipSync(gz)].map(String);
}

test.each(['short', 'x'.repeat(300 * 1024)])(
  'a text is replaced together with its copies',
  (text) => {
    const file = path.join(folder, 'sitemap.xml');
    writeWithCopies(file, 'earlier');
    writeWithCopies(file, text);
    expect(readCopies(file)).toEqual([text, text, text]);
    expect(readdirSync(folder)).toHaveLength(3);
  },
);

test('no copy of the earlier text is left when the replacement fails', () => {
  const file = path.join(folder, '_app.html');
  writeWithCopies(file, 'earlier');
  rmSync(file);
  // Nothing replaces a folder that is not empty.
  mkdirSync(path.join(file, 'content'), { recursive: true });
  expect(() => writeWithCopies(file, 'next')).toThrow();
  const copies = readdirSync(folder).filter((name) => /\.(br|gz)$/.test(name));
  expect(copies).toEqual([]);
});

test.each(withCopies('index.html'))('a missing %s is noticed', (name) => {
  const file = path.join(folder, 'index.html');
  writeWithCopies(file, 'text');
  expect(hasCopies(file)).toBe(true);
  rmSync(path.join(folder, name));
  expect(hasCopies(file)).toBe(false);
});

test('only files of text get copies', async () => {
  const texts = ['a.css', 'a.html', 'a.js', 'a.json', 'a.svg', 'a.txt', 'a.webmanifest', 'a.xml'];
  for (const name of [...texts, 'a.png', 'a.woff2']) writeFileSync(path.join(folder, name), name);
  await compressFiles(folder);
  const copied = readdirSync(folder).filter((name) => /\.(br|gz)$/.test(name));
  expect(copied.sort()).toEqual(texts.flatMap((name) => [`${name}.br`, `${name}.gz`]).sort());
  for (const name of texts) expect(readCopies(path.join(folder, name))).toEqual([name, name, name]);
});
