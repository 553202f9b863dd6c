import { expect } from '@playwright/test';
import type { RunningSite } from '../../support/runningSite';

/** Paths of every page that the sitemap names, as crawlers learn of them. */
export async function publicPages(site: RunningSite): Promise<string[]> {
  const response = await fetch(`${site.origin}/sitemap.xml`);
  expect(response.headers.get('content-type')).toContain('xml');
  const text = await response.text();
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
    const { pathname } = new URL(address);
    return pathname;
  });
}

/** Every public page in one of the languages: every other one in Spanish. */
export async function alternatingPages(site: RunningSite): Promise<string[]> {
  const english = (await publicPages(site)).filter((path) => !/^\/es(\/|$)/.test(path));
  expect(english.length).toBeGreaterThan(20);
  return english.map((path, at) => (at % 2 ? `/es${path}` : path));
}
