import { createShopSource } from '../../backend/content/shopSource';
import { createBackend } from '../../backend/lite/createBackend';
import { uploadsFor } from '../../backend/pictures/uploads';
import { accountRules } from '../../backend/shopPolicy';
import { stopRendering } from '../../platform/compose/renderProcess';
import { reportComposed } from '../../platform/disk/changeAndCompose';
import { readSettings } from '../../platform/disk/siteSettings';
import { continuePages, publish, publishAll } from '../../platform/publish/publish';
import { type Publisher, startPublisher } from '../../platform/publish/publisher';
import { createVersionKeeper } from '../../platform/publish/remoteVersions';
import { shopDay } from '../../shared-contract/src/shopCalendar';
import { createPageComposer } from '../compose/composeSite';
import { optionsFromEnvironment } from '../optionsFromEnvironment';
import { chooseTarget } from '../release/chooseTarget';
import { createCommand, main } from '../run';
import { openQueue } from '../serve/openQueue';
import { stopOnSignal } from '../start/stopOnSignal';

/** A server publishes by itself. */
function openBackend() {
  if (readSettings().backend) {
    throw new Error(
      'Set PUBLISHER_DATABASE_URL to a direct connection to the database as the role publisher.',
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
    const close = async () => {
      await queue.close();
      await backend?.close();
    };
    const target = await chooseTarget();
    const composer = createPageComposer();
    const options = {
      run: queue.run,
      source: createShopSource(uploadsFor(queue.run, target.siteDir, backend)),
      target,
      ...composer,
    };
    const keepVersions = createVersionKeeper(queue.run, target, { ...composer, dayOf: shopDay });
    // Also where publishing failed: a canary that fails must not stay.
    const first = publishAll(options).finally(keepVersions);
    let publisher: Publisher | undefined;
    if (watch) {
      stopOnSignal(async () => {
        stopRendering();
        await first.catch(() => undefined);
        await publisher?.stop();
        await close();
      });
    }
    try {
      const composed = await first;
      reportComposed(composed);
      if (composed.failed.length) process.exitCode = 1;
    } finally {
      if (!watch) await close();
    }
    if (watch) {
      publisher = startPublisher(queue.run, {
        publish: () => publish(options),
        continuePages: () => continuePages(options),
        keepVersions,
      });
    }
  });

main(() => command.parseAsync());
