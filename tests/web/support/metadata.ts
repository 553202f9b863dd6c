import type { Page } from '@playwright/test';
import { validStructuredData } from '../../../shared-ui/src/page/testSupport/structuredData';

/** The metadata of a page for search engines and messengers. */
export const readMetadata = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((each) => each.getAttribute(attribute));
    return {
      lang: document.documentElement.lang,
      titles: [...document.head.querySelectorAll('title')].map((title) => title.textContent),
      descriptions: all('meta[name="description"]', 'content'),
      robots: all('meta[name="robots"]', 'content'),
      canonical: all('link[rel="canonical"]', 'href'),
      alternates: Object.fromEntries(
        [...document.head.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      ),
      type: all('meta[property="og:type"]', 'content'),
      picture: all('meta[property="og:image"]', 'content'),
      pictureSize: [
        ...all('meta[property="og:image:width"]', 'content'),
        ...all('meta[property="og:image:height"]', 'content'),
      ].join('x'),
      pictureText: all('meta[property="og:image:alt"]', 'content'),
      shared: {
        titles: all('meta[property="og:title"]', 'content'),
        descriptions: all('meta[property="og:description"]', 'content'),
        addresses: all('meta[property="og:url"]', 'content'),
      },
      files: {
        icon: all('link[rel="icon"]', 'href'),
        touchIcon: all('link[rel="apple-touch-icon"]', 'href'),
        manifest: all('link[rel="manifest"]', 'href'),
      },
    };
  });

/** The structured data (schema.org) of a page, validated by a schema. */
export const readStructuredData = async (page: Page): Promise<Record<string, unknown>[]> =>
  validStructuredData(
    await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? ''))),
  );
