import { expect, type Page } from '@playwright/test';
import type { RunningSite } from '../../support/runningSite';

/** A picture that messengers show, which take no SVG, and at once. */
export async function expectPicture(page: Page, site: RunningSite, path: string, sizes: string) {
  const response = await fetch(site.origin + path);
  expect(response.headers.get('content-type'), path).toMatch(/^image\/(png|jpeg)$/);
  expect((await response.arrayBuffer()).byteLength, path).toBeLessThan(100_000);
  const measured = await page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, path);
  expect(measured, path).toBe(sizes);
}
