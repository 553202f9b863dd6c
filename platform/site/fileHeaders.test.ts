/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DIGEST_PATTERN } from '../../shared-site/contract';
import { root } from '../machine/paths';
import { copySuffixes, withCopies } from './compressFiles';
import { fileHeaders } from './fileHeaders';

/** The rows of the table in docs/serving: which files, for example, and their caching. */
const documented = readFileSync(path.join(root, 'docs/serving/README.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [^-]/.test(line))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')))
  .map(([, files = '', example = '', caching = '']) => ({ files, example, caching }));

test('the table in the documentation has a row for each kind of file', () => {
  expect(documented.map(({ files }) => files)).toEqual([
    ...['/<app>/<version>/…', '/content/<digest>.json', '/content/<digest>-<width>.webp'],
    ...['*.html', 'site.json', 'all others'],
  ]);
});

test.each(documented)('$files is cached as documented, also when compressed', (row) => {
  for (const file of withCopies(row.example.slice(1))) {
    const headers = fileHeaders(file);
    expect(headers['Cache-Control']).toBe(row.caching);
    const allowed = row.caching.includes('immutable') ? '*' : undefined;
    expect(headers['Access-Control-Allow-Origin']).toBe(allowed);
  }
});

test.each([
  ['shell/3f2a9c0d1b2e/index.html', 'no-cache'],
  ['es/tires/all/index.html', 'no-cache'],
  ['media/clips/intro.mp4', 'no-cache'],
  ['content/latest.json', 'no-cache'],
  ['mf-booking/3f2a9c0d1b2e/static/site.json', 'public, max-age=31536000, immutable'],
])('%s has Cache-Control: %s', (file, caching) => {
  expect(fileHeaders(file)['Cache-Control']).toBe(caching);
});

test.each([
  ['docs/serving/nginx.conf', `/${DIGEST_PATTERN}/.+`],
  ['docs/serving/nginx.conf', `content/${DIGEST_PATTERN}(?:\\.json|-[0-9]{3,4}\\.webp))$`],
  ['supabase/schemas/270_reports.sql', `'^${DIGEST_PATTERN}$'`],
])('%s contains the pattern %s', (file, pattern) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toContain(pattern);
});

test('a compressed file has the type of its content, and its encoding', () => {
  const type = 'text/html; charset=utf-8';
  expect(fileHeaders('index.html')).toMatchObject({ 'Content-Type': type });
  expect(fileHeaders('index.html')).not.toHaveProperty('Content-Encoding');
  for (const [encoding, suffix] of Object.entries(copySuffixes)) {
    const headers = fileHeaders(`index.html${suffix}`);
    expect(headers).toMatchObject({ 'Content-Type': type, 'Content-Encoding': encoding });
  }
});

test('a file of an unknown type is sent as bytes', () => {
  expect(fileHeaders('.nginx-pages.conf')['Content-Type']).toBe('application/octet-stream');
});
