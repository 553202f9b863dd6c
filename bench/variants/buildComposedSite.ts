import type { Backend } from '../../backend/lite/createBackend';
import { createPageComposer } from '../../cli/compose/composeSite';
import { apps } from '../../platform/disk/apps';
import { changeSite, localTarget } from '../../platform/disk/siteFile';
import { createLease } from '../../platform/publish/lease';
import { publishAll } from '../../platform/publish/publish';
import { releaseApps } from '../../platform/release/releaseApps';
import { contentSource } from '../../shared-data/src/content/contentSource';

/** Every app is released, and every public page composed to HTML, those of the seeded articles too. */
export async function buildComposedSite(siteDir: string, { asPublisher, publishableKey }: Backend) {
  const backend = { url: '', key: publishableKey };
  await changeSite(siteDir, (site) => ({ ...site, backend }));
  await releaseApps(apps, siteDir);
  await publishAll({
    ...{ run: asPublisher, lease: createLease(asPublisher) },
    ...{ source: contentSource, target: localTarget(siteDir) },
    ...createPageComposer(),
  });
}
