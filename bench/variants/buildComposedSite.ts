import type { Backend } from '@shop/backend/lite/createBackend';
import { createPageComposer } from '@shop/cli/compose/composeSite';
import { apps } from '@shop/platform/machine/apps';
import { createLease } from '@shop/platform/publish/lease';
import { publishAll } from '@shop/platform/publish/publish';
import { releaseApps } from '@shop/platform/release/releaseApps';
import { changeSite, localTarget } from '@shop/platform/site/siteFile';
import { contentSource } from '../../shared-data/src/content/contentSource';

/** Every app is released, and every public page composed to HTML, those of the seeded articles too. */
export async function buildComposedSite(siteDir: string, { asPublisher, publishableKey }: Backend) {
  const backend = { url: '', key: publishableKey };
  await changeSite(siteDir, (site) => ({ ...site, backend }));
  await releaseApps(apps, siteDir);
  const lease = createLease(asPublisher);
  await publishAll({
    ...{ run: asPublisher, lease },
    ...{ source: contentSource, target: localTarget(siteDir) },
    ...createPageComposer(),
  });
  // A bench publishes into copies of the site, as another publisher.
  await lease.release();
}
