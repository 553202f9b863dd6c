/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTENT_PAGES } from '../site/generations';
import { openContentPages } from './openContentPages';

const siteDir = mkdtempSync(path.join(tmpdir(), 'content-pages-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

function reported(unwritten: readonly string[], paths: number) {
  openContentPages(siteDir).report(unwritten, paths);
  return JSON.parse(readFileSync(path.join(siteDir, CONTENT_PAGES, 'content-pages.json'), 'utf8'));
}

test('counts a page of several languages once, and one of a single language too', () => {
  expect(reported(['/a', '/es/a', '/es/b'], 3)).toEqual({ written: 1, pages: 3 });
  expect(reported([], 3)).toEqual({ written: 3, pages: 3 });
});
