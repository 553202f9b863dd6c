import { readFileSync } from 'node:fs';
import { composeSite } from '@shop/cli/compose/composeSite';
import { htmlFile, readLedger } from '@shop/platform/site/composeLedger';
import { changeSite } from '@shop/platform/site/siteFile';
import type { NavigationEntry, SiteConfig } from '../../shared-site/schema';
import { expectHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

test.use({ shop: 'menus', html: 'composed' });

/** Another label for booking, and an entry before all others. */
const changed = (entry: NavigationEntry): NavigationEntry[] =>
  entry.path !== '/booking'
    ? [entry]
    : [
        { ...entry, label: { en: 'Book & “save” <now>', es: 'Reserve y $& ahorre' } },
        { ...entry, label: { en: 'Prices', es: 'Precios' }, path: '/tires/all', order: -1 },
      ];

const withOtherMenu = (site: SiteConfig): SiteConfig => ({
  ...site,
  remotes: site.remotes.map((remote) => ({
    ...remote,
    live: { ...remote.live, navigation: remote.live.navigation.flatMap(changed) },
  })),
});

/** Each page with its compressed copy. */
const pagesOf = (siteDir: string) =>
  Object.keys(readLedger(siteDir)).map((address) => {
    const file = htmlFile(siteDir, address);
    return { address, html: readFileSync(file, 'utf8'), br: readFileSync(`${file}.br`, 'base64') };
  });

test('a page whose menu changes gets it as text, exactly as it would be rendered, and hydrates', {
  tag: '@prove',
}, async ({ page, site: { siteDir } }) => {
  test.slow();
  await changeSite(siteDir, withOtherMenu);
  const { written } = await composeSite(siteDir);
  const replaced = pagesOf(siteDir);
  expect(written).toEqual(expect.arrayContaining(replaced.map(({ address }) => address)));

  for (const [address, label] of [
    ['/booking', 'Book & “save” <now>'],
    ['/es/booking', 'Reserve y $& ahorre'],
    ['/es/tires/all', 'Precios'],
  ] as const) {
    await page.goto(address);
    const menu = page.getByRole('navigation').first();
    await expect(menu.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expectHydrated(page);
    await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible();
  }

  await composeSite(siteDir, { everything: true });
  const rendered = new Map(pagesOf(siteDir).map((each) => [each.address, each]));
  for (const { address, html } of replaced) expect(html, address).toBe(rendered.get(address)?.html);
  // What is rendered is compressed better: only the first page of each language was.
  const same = replaced.filter(({ address, br }) => br === rendered.get(address)?.br);
  expect(same).toHaveLength(2);
});
