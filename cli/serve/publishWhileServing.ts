import { createShopSource } from '../../backend/content/shopSource';
import type { Backend } from '../../backend/lite/createBackend';
import { type UploadsBackend, uploadsFor } from '../../backend/pictures/uploads';
import { stopRendering } from '../../platform/compose/renderProcess';
import {
  type Composed,
  changeAndCompose,
  reportComposed,
} from '../../platform/disk/changeAndCompose';
import { describeFailure } from '../../platform/disk/describeFailure';
import { localTarget } from '../../platform/disk/siteFile';
import { createLease } from '../../platform/publish/lease';
import { continuePages, type PageComposer, publish } from '../../platform/publish/publish';
import { type Publisher, startPublisher } from '../../platform/publish/publisher';
import { createVersionKeeper } from '../../platform/publish/remoteVersions';
import type { RunAsPublisher } from '../../platform/publish/runAsPublisher';
import { shopDay } from '../../shared-contract/src/shopCalendar';
import { holderOf, openQueue, type Queue } from './openQueue';

interface Served {
  siteDir: string;
  backend: (Pick<Backend, 'asPublisher'> & UploadsBackend) | undefined;
  composer: PageComposer;
}

export interface Publishing {
  /** Composes the pages where there is no queue to read. */
  publishNow(): Promise<void>;
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
  let first = Promise.resolve();
  let hasFailed = false;
  let publisher: Publisher | undefined;
  if (!hasQueue) {
    console.info(
      '  Saves are not published: set PUBLISHER_DATABASE_URL or run npm run shop -- publish',
    );
  }
  return {
    publishNow() {
      const composed: Promise<Composed> = hasQueue
        ? work()
        : changeAndCompose(target, (site) => site, composer.compose);
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
