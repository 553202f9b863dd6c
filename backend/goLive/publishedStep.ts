import { createLease, LeaseError } from '@shop/platform/publish/lease';
import { publishAll } from '@shop/platform/publish/publish';
import type { RunAsPublisher } from '@shop/platform/publish/runAsPublisher';
import { reportComposed } from '@shop/platform/site/changeAndCompose';
import { createShopSource } from '../content/shopSource';
import { connectPublisher } from '../lite/connectPublisher';
import { uploadsFor } from '../pictures/uploads';
import { done, type GoLiveShop, type GoLiveStep, open, unknown } from './step';

/** A schedule that runs publishes a save within this time. */
const LONGEST_WAIT_MINUTES = 15;

const WAITING = `select count(*)::int as saves,
  coalesce(extract(epoch from now() - min(requested_at)) / 60, 0)::int as minutes
  from public.publications where state <> 'published' and row_id = ''`;

async function asPublisher<T>(
  { publisherUrl = '' }: GoLiveShop,
  work: (run: RunAsPublisher) => Promise<T>,
) {
  const { run, close } = await connectPublisher(publisherUrl);
  return work(run).finally(close);
}

export const publishedStep: GoLiveStep = {
  async inspect(shop) {
    if (!shop.publisherUrl)
      return unknown(
        'What is waiting to be published is not checked without PUBLISHER_DATABASE_URL.',
      );
    const { content } = await shop.target.read();
    const [waiting = { saves: 0, minutes: 0 }] = await asPublisher(shop, (run) =>
      run<{ saves: number; minutes: number }>(WAITING),
    );
    if (!content)
      return open('Nothing is published from this project: npm run shop -- publish does it.');
    if (waiting.minutes > LONGEST_WAIT_MINUTES) {
      return open(
        `A save has waited for ${waiting.minutes} minutes: see whether the schedule runs npm run shop -- publish (docs/templates/ci-site.yml).`,
      );
    }
    if (waiting.saves && shop.mayChange) {
      return open(
        `Saves that are not published: ${waiting.saves}. npm run shop -- publish publishes them.`,
      );
    }
    if (waiting.saves) return done(`Saves waiting for the schedule: ${waiting.saves}.`);
    return done(
      'What staff have saved is published; a schedule repeats npm run shop -- publish (docs/templates/ci-site.yml).',
    );
  },
  async apply(shop) {
    try {
      const composed = await asPublisher(shop, (run) => {
        const lease = createLease(run, { writeStatus: shop.target.writeStatus });
        return publishAll({
          run,
          lease,
          target: shop.target,
          ...shop.composer,
          source: createShopSource(uploadsFor(run, shop.target.siteDir, undefined)),
        }).finally(lease.release);
      });
      reportComposed(composed);
    } catch (error) {
      // What waits is published by the other one.
      if (!(error instanceof LeaseError)) throw error;
      console.info(`  ${error.message}`);
    }
  },
};
