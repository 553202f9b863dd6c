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
import {
  continuePages,
  type PageComposer,
  publish,
  type RunAsPublisher,
} from '../../platform/publish/publish';
import { type Publisher, startPublisher } from '../../platform/publish/publisher';
import { createVersionKeeper } from '../../platform/publish/remoteVersions';
import { shopDay } from '../../shared-contract/src/shopCalendar';
import { openQueue, type Queue } from './openQueue';

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
  const source = createShopSource(uploadsFor(queue.run, siteDir, backend));
  const work = () => publish({ run: queue.run, source, target, ...composer });
  let first = Promise.resolve();
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
        console.error(`  not published: ${describeFailure(error)}`);
      });
      return first;
    },
    watch() {
      if (!hasQueue) return;
      publisher = startPublisher(queue.run, {
        publish: work,
        continuePages: () => continuePages({ target, ...composer }),
        keepVersions: createVersionKeeper(queue.run, target, { ...composer, dayOf: shopDay }),
      });
    },
    async stop() {
      stopRendering();
      await first;
      await publisher?.stop();
      await queue.close();
    },
  };
}
