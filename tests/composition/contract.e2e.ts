import { changeSite } from '@shop/platform/site/siteFile';
import { CONTRACT_VERSION } from '../../shared-site/contract';
import { expect, test } from '../support/test';
import { plainPage, releaseFixture, withoutFixture } from './support/fixtureRemote';

test.use({ shop: 'contract', expectedErrors: [/./] });

for (const contract of [CONTRACT_VERSION - 1, CONTRACT_VERSION + 1]) {
  const details = contract < CONTRACT_VERSION ? { tag: '@prove' } : {};
  test(
    `a remote of contract ${contract} is rejected at release and not mounted`,
    details,
    async ({ page, site }) => {
      await expect(
        releaseFixture(site.siteDir, { code: plainPage('Never'), contract }),
      ).rejects.toThrow(`it is built for contract ${contract}`);

      await releaseFixture(site.siteDir, { code: plainPage('Fits') });
      await changeSite(site.siteDir, (config) => ({
        ...config,
        remotes: config.remotes.map((remote) =>
          remote.name === 'mf-fixture' ? { ...remote, live: { ...remote.live, contract } } : remote,
        ),
      }));
      try {
        await page.goto('/fixture');
        await expect(page.getByRole('alert')).toContainText('(770) 555-0123');
      } finally {
        await changeSite(site.siteDir, withoutFixture);
      }
    },
  );
}
