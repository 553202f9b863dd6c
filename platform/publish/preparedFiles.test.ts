/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localTarget, readSite } from '../disk/siteFile';
import { type PublisherSource, publish, type RunAsPublisher } from './publish';

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
async function publishRows(rows: Rows, prepare: NonNullable<PublisherSource['prepare']>) {
  const uploaded: string[] = [];
  const recorded: unknown[] = [];
  const run = (async (sql: string, parameters: unknown[] = []) => {
    if (sql.startsWith('select')) return [{ pending: [1], rows }];
    recorded.push(sql.includes(`'failed'`) ? parameters[1] : 'published');
    return [];
  }) as RunAsPublisher;
  const target = {
    ...localTarget(siteDir),
    upload: async (files: string[]) => void uploaded.push(...files),
  };
  const source = {
    query: '',
    prepare,
    parse: (read: unknown) => ({ content: { ...(read as Rows) }, files: {} }),
  };
  await publish({
    ...{ run, source, target },
    compose: async () => ({ written: [], failed: [] }),
    composeContentPages: async () => ({ written: [], failed: [], changed: [], left: 0 }),
  });
  return { uploaded, recorded };
}

const make: NonNullable<PublisherSource['prepare']> = async (rows, folder) => {
  writeFileSync(path.join(folder, PICTURE), 'picture');
  return { rows, failed: [] };
};

test('files that the content names are uploaded before it, once', async () => {
  const first = await publishRows({ poem: 'Sea', picture: PICTURE }, make);
  const { content } = readSite(siteDir);
  expect(first).toEqual({
    uploaded: [PICTURE, `/content/${content}.json`],
    recorded: ['published'],
  });
  const second = await publishRows({ poem: 'Hill', picture: PICTURE }, make);
  expect(second.uploaded).toEqual([`/content/${readSite(siteDir).content}.json`]);
});

test('what cannot be made is recorded with its reason, and the rest is published', async () => {
  const failed = [{ address: 'The picture of Sea', reason: 'it is damaged' }];
  const { recorded } = await publishRows({ poem: 'Sea', picture: PICTURE }, async () => ({
    rows: { poem: 'Sea' },
    failed,
  }));
  expect(recorded).toEqual(['The picture of Sea: it is damaged']);
  expect(readSite(siteDir).content).toMatch(/^[0-9a-f]{12}$/);
});

test('a source that cannot prepare anything fails, with the rows that were read', async () => {
  const failing = publishRows({ poem: 'Sea' }, async () => {
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect(readSite(siteDir).content).toBeUndefined();
});
