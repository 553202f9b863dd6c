import { createShopSource } from '@shop/backend/content/shopSource';
import { createBackend } from '@shop/backend/lite/createBackend';
import { uploadsFor } from '@shop/backend/pictures/uploads';
import { accountRules } from '@shop/backend/shopPolicy';
import { stopRendering } from '@shop/platform/compose/renderProcess';
import { createLease } from '@shop/platform/publish/lease';
import { continuePages, publish, publishAll } from '@shop/platform/publish/publish';
import { startPublisher } from '@shop/platform/publish/publisher';
import { createVersionKeeper } from '@shop/platform/publish/remoteVersions';
import { reportComposed } from '@shop/platform/site/changeAndCompose';
import { readSettings } from '@shop/platform/site/siteSettings';
import { shopDay } from '../../shared-contract/src/values/shopTime';
import { createPageComposer } from '../compose/composeSite';
import { chooseTarget } from '../release/chooseTarget';
import { createCommand, main } from '../run';
import { holderOf, openQueue } from '../serve/openQueue';
import { optionsFromEnvironment } from '../serve/optionsFromEnvironment';
import { stopOnSignal } from '../start/stopOnSignal';

/** A server publishes by itself. */
function openBackend() {
  if (readSettings().backend) {
    throw new Error(
      'Set PUBLISHER_DATABASE_URL to the address of the database, as the role publisher.',
    );
  }
  const { dataDir, databaseUrl, projectDir } = optionsFromEnvironment();
  return createBackend({ dataDir, databaseUrl, projectDir, accountRules });
}

const command = createCommand(
  'publish',
  'Writes what staff have saved into the pages and content files of the site. PUBLISHER_DATABASE_URL names the database of a hosted project.',
)
  .option('--watch', 'stays, and writes again whenever staff save')
  .action(async ({ watch }: { watch?: boolean }) => {
    const backend = process.env['PUBLISHER_DATABASE_URL'] ? undefined : await openBackend();
    const queue = await openQueue(backend);
    const target = await chooseTarget();
    const lease = createLease(queue.run, {
      holder: holderOf(backend),
      writeStatus: target.writeStatus,
    });
    const close = async () => {
      await lease.release();
      await queue.close();
      await backend?.close();
    };
    const composer = createPageComposer();
    const options = {
      run: queue.run,
      lease,
      source: createShopSource(uploadsFor(queue.run, target.siteDir, backend)),
      target,
      ...composer,
    };
    const keepVersions = createVersionKeeper(queue.run, target, { ...composer, dayOf: shopDay });
    if (watch) {
      const publisher = startPublisher(options, {
        publish: () => publish(options),
        continuePages: () => continuePages(options),
        keepVersions,
        publishesFirst: true,
      });
      stopOnSignal(async () => {
        stopRendering();
        await publisher.stop();
        await close();
      });
      return;
    }
    try {
      // Also where publishing failed: a canary that fails must not stay.
      const composed = await publishAll(options).finally(keepVersions);
      reportComposed(composed);
      if (composed.failed.length) process.exitCode = 1;
    } finally {
      await close();
    }
  });

main(() => command.parseAsync());
