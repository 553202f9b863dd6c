import { existsSync } from 'node:fs';
import path from 'node:path';
import { LeaseError, type PublisherLease } from '@shop/platform/publish/lease';
import { publish } from '@shop/platform/publish/publish';
import type { RunAsPublisher } from '@shop/platform/publish/runAsPublisher';
import { CONTENT_PAGES } from '@shop/platform/site/generations';
import type { Target } from '@shop/platform/site/target';
import { expect, test } from '../support/test';
import { bucketForTests } from './support/bucketMachines';

const { bucket, machine } = bucketForTests();

/** The lease of a machine that cannot see that it has lost it. */
const lease: PublisherLease = {
  hold: async () => {},
  during: (work) => work(async () => {}),
  release: async () => {},
};
const run = (async (sql: string) =>
  sql.includes('as pending') ? [{ pending: [1], rows: {} }] : []) as RunAsPublisher;

const publishPoem = (target: Target, poem: string) =>
  publish({
    ...{ run, lease, target },
    source: { query: '', make: async () => ({ content: { poem }, files: {}, failed: [] }) },
    compose: async () => ({ written: [], failed: [] }),
    composeContentPages: async () => ({ written: [], failed: [], changed: [], left: 0 }),
  });

test('of two publishers of a bucket the one that read first never replaces what the other has published', async () => {
  const [one, two] = [machine('one'), machine('two')];
  await publishPoem(one, 'Sea');
  const { content: before } = await one.read();
  bucket().interruptWrite('/site/site.json', () => publishPoem(two, 'Lake'));
  await expect(publishPoem(one, 'Hill')).rejects.toThrow(LeaseError);
  const { content: after } = await one.read();
  expect(after).not.toBe(before);
  expect(after).toBe((await two.read()).content);
  // The next run of the first one reads again.
  await publishPoem(one, 'Hill');
  expect((await two.read()).content).not.toBe(after);
});

test('status.json is written into the bucket, and no machine pulls it', async () => {
  const [one, two] = [machine('one'), machine('two')];
  await publishPoem(one, 'Sea');
  await one.writeStatus('{"time":"now"}\n');
  await two.pull();
  await publishPoem(two, 'Lake');
  const written = bucket().operations.filter(({ key }) => key === '/site/status.json');
  expect(written.map(({ bytes }) => String(bytes))).toEqual(['{"time":"now"}\n']);
  for (const folder of ['live', CONTENT_PAGES]) {
    expect(existsSync(path.join(two.siteDir, folder, 'status.json'))).toBe(false);
  }
});
