import path from 'node:path';
import { checkPages } from '../../platform/cli/check/checkPages';
import { webRoot } from '../../platform/disk/generations';
import { readSite } from '../../platform/disk/siteFile';
import { LANGUAGES, pathIn } from '../../platform/site/languages';
import { addressesWithoutHtml, findPage } from '../../platform/site/routes';
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
async function expectToPass(addresses: string[]) {
  const { shell, remotes } = readSite(siteDir);
  const released = [
    { name: 'shell', version: shell?.version ?? '' },
    ...remotes.map(({ name, live }) => ({ name, version: live.version })),
  ];
  expect(addresses.length).toBeGreaterThan(10);
  const problems = await checkPages({
    draft: siteDir,
    siteDir,
    released,
    isCanary: false,
    addresses,
  });
  expect(problems).toEqual([]);
}

test('a page of every kind passes --check, in alternating languages', async () => {
  const first = addressesByPage().flatMap(([address]) => address ?? []);
  await expectToPass(first.map((address, at) => pathIn(at % 2 ? 'es' : 'en', address)));
});

test('every page passes --check in both languages', { tag: '@prove' }, async () => {
  test.slow();
  const all = addressesByPage().flat();
  await expectToPass(LANGUAGES.flatMap((language) => all.map((url) => pathIn(language, url))));
});
