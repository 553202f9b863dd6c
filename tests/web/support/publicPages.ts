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
