import path from 'node:path';
import type { Browser } from '@playwright/test';
import { allowedSources } from '@shop/backend/shopPolicy';
import { checkPages } from '@shop/platform/check/checkPages';
import { webRoot } from '@shop/platform/site/generations';
import { readSite } from '@shop/platform/site/siteFile';
import { LANGUAGES, pathIn } from '../../shared-site/languages';
import { addressesWithoutHtml, findPage } from '../../shared-site/routes';
import { preparedShop } from '../support/preparedShop';
import { expect, test } from '../support/test';

const siteDir = webRoot(path.join(preparedShop.folder, preparedShop.site('composed')));

/** The addresses of each page of the site: those with HTML, or one that has none. */
const addressesByPage = () =>
  readSite(siteDir).remotes.flatMap(({ live }) => [
    ...live.pages.map((page) =>
      (live.prerender ?? []).filter((url) => findPage(live.pages, url) === page),
    ),
    ...addressesWithoutHtml(live).map((address) => [address]),
  ]);

/** Opens addresses as the release of all apps with `--check` does. */
async function expectToPass(browser: Browser, addresses: string[]) {
  const { shell, remotes } = readSite(siteDir);
  const released = [
    { name: 'shell', version: shell?.version ?? '' },
    ...remotes.map(({ name, live }) => ({ name, version: live.version })),
  ];
  const problems = await checkPages({
    draft: siteDir,
    siteDir,
    released,
    isCanary: false,
    addresses,
    ownAddresses: new Set(addresses),
    comparesLayout: true,
    browser,
    sources: allowedSources,
  });
  expect(problems).toEqual([]);
}

test('every third kind of page passes --check, in alternating languages', {
  tag: '@prove',
}, async ({ browser }) => {
  const first = addressesByPage().flatMap(([address]) => address ?? []);
  const alternating = first.map((address, at) => pathIn(at % 2 ? 'es' : 'en', address));
  const sample = alternating.filter((_, at) => at % 3 === 0);
  expect(sample.length).toBeGreaterThan(5);
  await expectToPass(browser, sample);
});

test('every page passes --check in both languages', { tag: '@prove' }, async ({ browser }) => {
  test.slow();
  const all = addressesByPage().flat();
  expect(all.length).toBeGreaterThan(10);
  await expectToPass(
    browser,
    LANGUAGES.flatMap((language) => all.map((url) => pathIn(language, url))),
  );
});
