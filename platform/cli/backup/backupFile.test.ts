/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../disk/paths';
import { listen, stopListening } from '../../server/listen';
import { storeBackup } from './backupFile';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backup-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A file with secrets is in the temporary folder of this process, which then waits. */
const waiting = `
import { writeFileSync } from 'node:fs';
import { inTemporaryFolder } from '${path.join(root, 'platform/cli/backup/backupFile.ts')}';
inTemporaryFolder(async (folder) => {
  writeFileSync(folder + '/secrets.json', '');
  process.stdout.write(folder);
  await new Promise((resolve) => setTimeout(resolve, 600_000));
});`;

async function startWaiting() {
  const script = path.join(folder, 'waiting.mts');
  writeFileSync(script, waiting);
  const env = { ...process.env, TMPDIR: folder };
  const started = spawn(process.execPath, ['--import', 'tsx', script], { cwd: root, env });
  const [output] = await once(started.stdout, 'data');
  return { started, temporary: String(output) };
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('removes the temporary folder at %s', async (signal, code) => {
  const { started, temporary } = await startWaiting();
  expect(readdirSync(temporary)).toEqual(['secrets.json']);
  started.kill(signal);
  expect(await once(started, 'exit')).toEqual([code, null]);
  expect(existsSync(temporary)).toBe(false);
});

test('removes what a killed process left once it is a day old', async () => {
  const names = ['tire-shop-backup-old', 'tire-shop-backup-new', 'backup-other'];
  for (const name of names) {
    mkdirSync(path.join(folder, name));
    if (name.endsWith('-new')) continue;
    utimesSync(path.join(folder, name), new Date(0), new Date(0));
  }
  const { started } = await startWaiting();
  started.kill();
  await once(started, 'exit');
  expect(names.filter((name) => existsSync(path.join(folder, name)))).toEqual(names.slice(1));
});

test('stores a backup in a folder, where only its owner can read it', async () => {
  const file = path.join(folder, 'backup-1.tgz');
  writeFileSync(file, 'content');
  const target = path.join(folder, 'target');
  expect(await storeBackup(file, `${target}/`)).toBe(path.join(target, 'backup-1.tgz'));
  expect(readdirSync(target)).toEqual(['backup-1.tgz']);
  expect(readFileSync(path.join(target, 'backup-1.tgz'), 'utf8')).toBe('content');
  expect(statSync(path.join(target, 'backup-1.tgz')).mode & 0o777).toBe(0o600);
});

describe('in a bucket', () => {
  const objects = new Map<string, string>();
  /** Requests for other folders are forbidden to the key. */
  let isRestricted = false;
  const bucket = createServer(async (request, response) => {
    const key = new URL(request.url ?? '', 'http://bucket').pathname;
    if (request.method === 'PUT') {
      objects.set(key, Buffer.concat(await request.toArray()).toString());
      response.end();
      return;
    }
    const body = objects.get(key);
    response.statusCode = body === undefined ? (isRestricted ? 403 : 404) : 200;
    response.end(body);
  });
  const before = { ...process.env };
  beforeAll(async () => {
    process.env['S3_ENDPOINT'] = `http://127.0.0.1:${await listen(bucket, 0, '127.0.0.1')}`;
    process.env['AWS_ACCESS_KEY_ID'] = 'key';
    process.env['AWS_SECRET_ACCESS_KEY'] = 'secret';
  });
  afterAll(async () => {
    process.env = before;
    await stopListening(bucket);
  });
  beforeEach(() => {
    objects.clear();
    isRestricted = false;
  });

  const store = () => {
    const file = path.join(folder, 'backup-1.tgz');
    writeFileSync(file, 'content');
    return storeBackup(file, 's3://shop/a/b');
  };

  test.each(['site.json', 'live/site.json', 'a/site.json', 'a/b/live/site.json'])(
    'rejects one with %s',
    async (key) => {
      objects.set(`/shop/${key}`, '{}');
      await expect(store()).rejects.toThrow('shop is the bucket of the site');
      expect([...objects.keys()]).toEqual([`/shop/${key}`]);
    },
  );

  test.each([false, true])('stores a backup; with a restricted key: %s', async (restricted) => {
    isRestricted = restricted;
    expect(await store()).toBe('s3://shop/a/b/backup-1.tgz');
    expect(objects.get('/shop/a/b/backup-1.tgz')).toBe('content');
  });
});
