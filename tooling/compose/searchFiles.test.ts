import type { Page } from './composedPages';
import { originOf, robots, sitemap } from './searchFiles';

const page = (path: string, language: 'en' | 'es') => ({ path, language }) as Page;

test('a sitemap lists every page with its translations', () => {
  const text = sitemap('https://a.example', [page('/', 'en'), page('/contact', 'es')]);
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'https://a.example/',
    'https://a.example/es/contact',
  ]);
  expect(text).toContain('hreflang="es" href="https://a.example/es/"');
});

test('crawlers learn of the sitemap once somebody has said where the site is', () => {
  expect(robots('https://a.example')).toContain('Sitemap: https://a.example/sitemap.xml');
  expect(robots('')).not.toContain('Sitemap');
});

test('an origin is an address', () => {
  expect(originOf('https://a.example/en/')).toBe('https://a.example');
  expect(originOf('')).toBe('');
  expect(() => originOf('a.example')).toThrow('PUBLIC_ORIGIN is not an address: a.example');
});
