/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readContent, writeContent } from '../site/contentFiles';
import { changeSite, localTarget, readSite } from '../site/siteFile';
import type { Target } from '../site/target';
import { createLease, type PublisherLease } from './lease';
import { type PublisherSource, publish } from './publish';
import type { RunAsPublisher } from './runAsPublisher';

/** The row of the database, which any connection of any pooler reads. */
let row: { holder: string; since: string; until: number };
let now: number;
let recorded: unknown[];

const run = (async (sql: string, parameters: unknown[] = []) => {
  if (sql.includes('lease_publisher')) {
    const [holder, seconds] = parameters as [string, number];
    if (row.holder === holder || row.until <= now) {
      const since = row.until > now ? row.since : `since ${now}`;
      row = { holder, since, until: now + seconds };
    }
    const work = { seen: `seen ${now}`, succeeded: null, failed: null, waits: null };
    const publishing = { ...work, holder, reason: 'Ann saved it.' };
    const state = { now: `now ${now}`, publishing, messages: { ...work, keeps: false } };
    return [{ lease: { ...row, state } }];
  }
  if (sql.includes('as pending')) return [{ pending: [1], rows: {} }];
  recorded.push(sql);
  return [];
}) as RunAsPublisher;

let siteDir: string;
beforeEach(() => {
  row = { holder: '', since: '', until: 0 };
  now = 1;
  recorded = [];
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(siteDir, 'content'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

/** Publishes a poem as one of several publishers; `compose` is what happens while pages are composed. */
function publishPoem(
  holder: string,
  poem: string,
  compose: () => Promise<void> = async () => {},
  target = localTarget(siteDir),
) {
  const make: PublisherSource['make'] = async () => ({ content: { poem }, files: {}, failed: [] });
  return publish({
    ...{ run, lease: createLease(run, { holder }), target, source: { query: '', make } },
    compose: () => compose().then(() => ({ written: [], failed: [] })),
    composeContentPages: async () => ({ written: [], failed: [], changed: [], left: 0 }),
  });
}
const live = () => readContent(siteDir, readSite(siteDir).content).content;

test('a publisher that finds another one at work reads and writes nothing', async () => {
  await publishPoem('first', 'Sea');
  await expect(publishPoem('second', 'Hill')).rejects.toThrow(
    /^Another publisher has been at work since .*: first\.$/,
  );
  expect(live()).toEqual({ poem: 'Sea' });
  expect(recorded).toHaveLength(1);
});

test('a lease that is given back is free, and one that is not renewed ends', async () => {
  const lease = createLease(run, { holder: 'first' });
  await lease.hold();
  await lease.release();
  await publishPoem('second', 'Hill');
  now += 60;
  await publishPoem('third', 'Lake');
  expect(live()).toEqual({ poem: 'Lake' });
});

test.each([
  ['still holds the lease', async () => {}],
  ['has given it back', (other: PublisherLease) => other.release()],
])(
  'makes nothing live where another publisher took the lease meanwhile, which %s',
  async (_, end) => {
    const interrupted = publishPoem('first', 'Sea', async () => {
      now += 60;
      const other = createLease(run, { holder: 'other' });
      await other.hold();
      await end(other);
    });
    await expect(interrupted).rejects.toThrow('Another publisher');
    expect(readSite(siteDir).content).toBeUndefined();
    // Neither published nor failed: the other one records it.
    expect(recorded).toEqual([]);
  },
);

test('does not write what it read first where another one publishes after it confirmed the lease', async () => {
  let attempts = 0;
  const target: Target = {
    ...localTarget(siteDir),
    change: (change, prepare) =>
      changeSite(siteDir, change, async (draft) => {
        await prepare?.(draft);
        attempts += 1;
        if (attempts > 1) return;
        // A publisher of another machine, which shares no folder.
        now += 60;
        await createLease(run, { holder: 'other' }).hold();
        const { digest } = await writeContent(siteDir, { content: { poem: 'Hill' }, files: {} });
        await changeSite(siteDir, (site) => ({ ...site, content: digest }));
      }),
  };
  const interrupted = publishPoem('first', 'Sea', undefined, target);
  await expect(interrupted).rejects.toThrow('Another publisher has published');
  expect(live()).toEqual({ poem: 'Hill' });
});

test('status.json has times and nothing else, and is written each minute and at the end', async () => {
  const written: string[] = [];
  const lease = createLease(run, {
    holder: 'first',
    writeStatus: async (text) => void written.push(text),
  });
  await lease.hold();
  await lease.during(async (confirm) => confirm());
  expect(written).toHaveLength(1);
  await lease.release();
  const work = { seen: 'seen 1', succeeded: null, failed: null, waits: null };
  const text = `${JSON.stringify({ time: 'now 1', publishing: work, messages: work })}\n`;
  expect(written).toEqual([text, text]);
});
