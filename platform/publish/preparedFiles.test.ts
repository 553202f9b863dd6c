/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Composed } from '../site/changeAndCompose';
import { localTarget, readSite } from '../site/siteFile';
import type { PublisherLease } from './lease';
import { type PublisherSource, publish } from './publish';
import type { RunAsPublisher } from './runAsPublisher';

const PICTURE = '/content/a1b2c3d4e5f6-320.webp';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(siteDir, 'content'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

interface Rows {
  poem: string;
  picture?: string;
}

/** Publishes rows, and returns what was uploaded and how the publications ended. */
async function publishRows(
  rows: Rows,
  makeContent: PublisherSource['make'],
  failed: Composed['failed'] = [],
) {
  const uploaded: string[] = [];
  const recorded: unknown[] = [];
  const run = (async (sql: string, parameters: unknown[] = []) => {
    if (sql.includes('as pending')) return [{ pending: [1], rows }];
    recorded.push(parameters[1]);
    return [];
  }) as RunAsPublisher;
  const lease: PublisherLease = {
    hold: async () => {},
    during: (work) => work(async () => {}),
    release: async () => {},
  };
  const target = {
    ...localTarget(siteDir),
    upload: async (files: string[]) => void uploaded.push(...files),
  };
  const source = { query: '', make: makeContent };
  await publish({
    ...{ run, lease, source, target },
    compose: async () => ({ written: [], failed }),
    composeContentPages: async () => ({ written: [], failed: [], changed: [], left: 0 }),
  });
  return { uploaded, recorded };
}

const make: PublisherSource['make'] = async (rows, folder) => {
  writeFileSync(path.join(folder, PICTURE), 'picture');
  return { content: { ...(rows as Rows) }, files: {}, failed: [] };
};

test('files that the content names are uploaded before it, once', async () => {
  const first = await publishRows({ poem: 'Sea', picture: PICTURE }, make);
  const { content } = readSite(siteDir);
  expect(first).toEqual({
    uploaded: [PICTURE, `/content/${content}.json`],
    recorded: ['[]'],
  });
  const second = await publishRows({ poem: 'Hill', picture: PICTURE }, make);
  expect(second.uploaded).toEqual([`/content/${readSite(siteDir).content}.json`]);
});

test('a row that cannot be made is recorded with its reason, and the rest is published', async () => {
  const failed = [{ table: 'poems', id: '7', name: 'Sea', reason: 'its picture is damaged' }];
  const { recorded } = await publishRows({ poem: 'Sea' }, async (rows) => ({
    content: { ...(rows as Rows) },
    files: {},
    failed,
  }));
  const reason = 'Sea: its picture is damaged';
  expect(recorded).toEqual([JSON.stringify([{ table_name: 'poems', row_id: '7', reason }])]);
  expect(readSite(siteDir).content).toMatch(/^[0-9a-f]{12}$/);
});

test('a source reads what is live when it has to keep the last good version of a row', async () => {
  await publishRows({ poem: 'Sea' }, make);
  const kept: unknown[] = [];
  await publishRows({ poem: 'Hill' }, async (rows, _, published) => {
    kept.push(published().content);
    return { content: { ...(rows as Rows) }, files: {}, failed: [] };
  });
  expect(kept).toEqual([{ poem: 'Sea' }]);
});

test('a page that cannot be composed is recorded by its address, and the rest is published', async () => {
  const failed = [{ address: '/sea', reason: 'it does not render' }];
  const { recorded } = await publishRows({ poem: 'Sea' }, make, failed);
  expect(recorded).toEqual([
    JSON.stringify([{ table_name: 'pages', row_id: '/sea', reason: 'it does not render' }]),
  ]);
});

test('a source that cannot make anything fails, with the rows that were read', async () => {
  const failing = publishRows({ poem: 'Sea' }, async () => {
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect(readSite(siteDir).content).toBeUndefined();
});
