/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SitePage } from './composedPages';
import { robots, sitemaps, writeSearchFiles } from './searchFiles';

const page = (path: string, language: 'en' | 'es') => ({ path, language }) as SitePage;

test('a sitemap lists every page with its translations, and no page that is missing', () => {
  const pages = [page('/', 'en'), page('/', 'es'), page('/blog/frenos', 'es')];
  const files = sitemaps('https://a.example', pages);
  expect(Object.keys(files)).toEqual(['sitemap.xml']);
  const text = files['sitemap.xml'] ?? '';
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'https://a.example/',
    'https://a.example/es/',
    'https://a.example/es/blog/frenos',
  ]);
  expect(text).toContain('hreflang="es" href="https://a.example/es/"');
  expect(text).not.toContain('"https://a.example/blog/frenos"');
});

test('a sitemap says when a page changed, where that is known', () => {
  const pages = [{ ...page('/', 'en'), changed: '2026-11-29' }, page('/contact', 'en')];
  const text = sitemaps('https://a.example', pages)['sitemap.xml'] ?? '';
  expect(text.match(/<loc>[^<]*<\/loc>(<lastmod>.*?<\/lastmod>)?/g)).toEqual([
    '<loc>https://a.example/</loc><lastmod>2026-11-29</lastmod>',
    '<loc>https://a.example/contact</loc>',
  ]);
});

test('more than 50,000 pages are in several sitemaps, which one lists', () => {
  const pages = Array.from({ length: 50_001 }, (_, n) => page(`/${n}`, 'en'));
  const files = sitemaps('https://a.example', pages);
  const locations = (name: string) =>
    [...(files[name] ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
  expect(locations('sitemap.xml')).toEqual([
    'https://a.example/sitemap-1.xml',
    'https://a.example/sitemap-2.xml',
  ]);
  expect(locations('sitemap-1.xml')).toHaveLength(50_000);
  expect(locations('sitemap-2.xml')).toEqual(['https://a.example/50000']);
});

test('robots.txt names the sitemap only if the site has an origin', () => {
  expect(robots('https://a.example')).toContain('Sitemap: https://a.example/sitemap.xml');
  expect(robots('')).not.toContain('Sitemap');
});

test('a site without an origin loses the sitemaps of its former origin', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'search-'));
  const file = path.join(siteDir, 'sitemap.xml');
  await writeSearchFiles(siteDir, 'https://a.example', { pages: [], siteName: 'Shop' });
  expect(existsSync(file)).toBe(true);
  const many = Array.from({ length: 50_001 }, (_, n) => ({ ...page(`/${n}`, 'en'), folder: '' }));
  await writeSearchFiles(siteDir, 'https://a.example', { pages: many, siteName: 'Shop' });
  await writeSearchFiles(siteDir, '', { pages: [], siteName: 'Shop' });
  expect(readdirSync(siteDir).filter((name) => name.startsWith('sitemap'))).toEqual([]);
  rmSync(siteDir, { recursive: true });
});
