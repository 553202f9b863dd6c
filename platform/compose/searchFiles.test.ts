/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SitePage } from './composedPages';
import { robots, sitemap, writeSearchFiles } from './searchFiles';

const page = (path: string, language: 'en' | 'es') => ({ path, language }) as SitePage;

test('a sitemap lists every page with its translations', () => {
  const text = sitemap('https://a.example', [page('/', 'en'), page('/contact', 'es')]);
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'https://a.example/',
    'https://a.example/es/contact',
  ]);
  expect(text).toContain('hreflang="es" href="https://a.example/es/"');
});

test('robots.txt names the sitemap only if the site has an origin', () => {
  expect(robots('https://a.example')).toContain('Sitemap: https://a.example/sitemap.xml');
  expect(robots('')).not.toContain('Sitemap');
});

test('a site without an origin loses the sitemap of its former origin', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'search-'));
  const file = path.join(siteDir, 'sitemap.xml');
  writeSearchFiles(siteDir, 'https://a.example', [], 'Shop');
  expect(existsSync(file)).toBe(true);
  writeSearchFiles(siteDir, '', [], 'Shop');
  expect(existsSync(file)).toBe(false);
  rmSync(siteDir, { recursive: true });
});
