import { createShopSource } from '@shop/backend/content/shopSource';
import type { Backend } from '@shop/backend/lite/createBackend';
import { type UploadsBackend, uploadsFor } from '@shop/backend/pictures/uploads';
import { stopRendering } from '@shop/platform/compose/renderProcess';
import { describeFailure } from '@shop/platform/machine/describeFailure';
import { createLease } from '@shop/platform/publish/lease';
import { continuePages, type PageComposer, publish } from '@shop/platform/publish/publish';
import { type Publisher, startPublisher } from '@shop/platform/publish/publisher';
import { createVersionKeeper } from '@shop/platform/publish/remoteVersions';
import type { RunAsPublisher } from '@shop/platform/publish/runAsPublisher';
import {
  type Composed,
  changeAndCompose,
  reportComposed,
} from '@shop/platform/site/changeAndCompose';
import { localTarget } from '@shop/platform/site/siteFile';
import { shopDay } from '../../shared-contract/src/values/shopTime';
import { holderOf, openQueue, type Queue } from './openQueue';

interface Served {
  siteDir: string;
  backend: (Pick<Backend, 'asPublisher'> & UploadsBackend) | undefined;
  composer: PageComposer;
}

export interface Publishing {
  /**
   * Composes the pages where there is no queue to read.
   * @param pages composes them; default: all
   */
  publishNow(pages?: PageComposer): Promise<void>;
  watch(): void;
  stop(): Promise<void>;
}

/** Opens the queue when it is first read, and again after that failed. */
function openQueueLazily(backend: Pick<Backend, 'asPublisher'> | undefined) {
  let opening: Promise<Queue> | undefined;
  const run: RunAsPublisher = async (sql, parameters) => {
    opening ??= openQueue(backend).catch((error) => {
      opening = undefined;
      throw error;
    });
    return (await opening).run(sql, parameters);
  };
  return { run, close: async () => (await opening)?.close() };
}

/** The site is served even if publishing fails. */
export function publishWhileServing({ siteDir, backend, composer }: Served): Publishing {
  const queue = openQueueLazily(backend);
  const hasQueue = backend !== undefined || Boolean(process.env['PUBLISHER_DATABASE_URL']);
  const target = localTarget(siteDir);
  const lease = createLease(queue.run, {
    holder: holderOf(backend),
    writeStatus: target.writeStatus,
  });
  const source = createShopSource(uploadsFor(queue.run, siteDir, backend));
  const options = { run: queue.run, lease, source, target, ...composer };
  const work = () => publish(options);
  const publishFirst = async (pages: PageComposer) => {
    const published = await publish({ ...options, ...pages });
    changesAt = published.changesAt;
    return published;
  };
  let first = Promise.resolve();
  let hasFailed = false;
  let changesAt: number | undefined;
  let publisher: Publisher | undefined;
  if (!hasQueue) {
    console.info(
      '  Saves are not published: set PUBLISHER_DATABASE_URL or run npm run shop -- publish',
    );
  }
  return {
    publishNow(pages = composer) {
      const composed: Promise<Composed> = hasQueue
        ? publishFirst(pages)
        : changeAndCompose(target, (site) => site, pages.compose);
      hasFailed = false;
      first = composed.then(reportComposed, (error) => {
        hasFailed = true;
        console.error(`  not published: ${describeFailure(error)}`);
      });
      return first;
    },
    watch() {
      if (!hasQueue) return;
      publisher = startPublisher(options, {
        publish: work,
        continuePages: () => continuePages(options),
        keepVersions: createVersionKeeper(queue.run, target, { ...composer, dayOf: shopDay }),
        publishesFirst: hasFailed,
        changesAt,
      });
    },
    async stop() {
      stopRendering();
      await first;
      await publisher?.stop();
      await lease.release();
      await queue.close();
    },
  };
}
