import { execFile } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { S3ServiceException } from '@aws-sdk/client-s3';
import { flush } from '../../disk/flush';
import { type Bucket, openBucket } from '../../release/targets/bucket';

const run = promisify(execFile);

/** The system's `tar` keeps links, and every system that Node.js runs on has it. */
async function tar(...args: string[]) {
  await run('tar', args).catch((error: NodeJS.ErrnoException & { stderr?: string }) => {
    if (error.code === 'ENOENT') throw new Error('The program tar is missing; install it.');
    throw new Error(`tar failed: ${(error.stderr || error.message).trim().split('\n')[0]}`);
  });
}

const TEMPORARY = 'tire-shop-backup-';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Numbers of the system's signals; a shell reports 128 + the number. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 };

/** Removes what killed processes of this account have left. */
function removeLeftovers() {
  const isLeftover = (folder: string) => {
    const found = lstatSync(folder, { throwIfNoEntry: false });
    if (!found?.isDirectory() || found.uid !== (process.getuid?.() ?? found.uid)) return false;
    return Date.now() - found.mtimeMs > DAY_MS;
  };
  readdirSync(tmpdir())
    .filter((name) => name.startsWith(TEMPORARY))
    .map((name) => path.join(tmpdir(), name))
    .filter(isLeftover)
    .forEach((folder) => {
      rmSync(folder, { recursive: true, force: true });
    });
}

/**
 * Does work in a temporary folder that only this account can read, and removes it: also when the process
 * exits before, or is stopped with SIGINT or SIGTERM.
 */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  removeLeftovers();
  const folder = mkdtempSync(path.join(tmpdir(), TEMPORARY));
  // A `tar` that is stopped at the same time may still write a file.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const exit = (signal: keyof typeof EXIT_CODES) => process.exit(EXIT_CODES[signal]);
  process.on('exit', remove).on('SIGINT', exit).on('SIGTERM', exit);
  try {
    return await work(folder);
  } finally {
    process.off('exit', remove).off('SIGINT', exit).off('SIGTERM', exit);
    remove();
  }
}

export const pack = (folder: string, file: string) => tar('-czf', file, '-C', folder, '.');

export async function unpack(file: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  await tar('-xzf', file, '-C', folder);
}

/** The object of an address such as `s3://bucket/folder/backup.tgz`; undefined for a path of this machine. */
function inBucket(address: string) {
  if (!address.startsWith('s3://')) return undefined;
  const { hostname: bucket, pathname } = new URL(address);
  const endpoint = process.env['S3_ENDPOINT'];
  return { bucket, store: openBucket({ bucket, prefix: '', endpoint }), key: pathname.slice(1) };
}

/** Whether the bucket has a site in its root or in a folder above the object. */
async function hasSite(store: Bucket, key: string): Promise<boolean> {
  const parents = key.split('/').map((_, depth, names) => names.slice(0, depth));
  const keys = parents.flatMap((parent) =>
    ['site.json', 'live/site.json'].map((name) => [...parent, name].join('/')),
  );
  const found = await Promise.all(
    keys.map((name) =>
      store.read(name).catch((error: unknown) => {
        // A key of the bucket's API that may use the backups' folder only.
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 403) return;
        throw error;
      }),
    ),
  );
  return found.some(Boolean);
}

/** @throws when the bucket serves the site of SITE_TARGET, or has a site at or above the object */
async function checkPrivate({ bucket, store, key }: NonNullable<ReturnType<typeof inBucket>>) {
  const site = process.env['SITE_TARGET'];
  if ((site && new URL(site).hostname === bucket) || (await hasSite(store, key))) {
    throw new Error(
      `${bucket} is the bucket of the site, which visitors can read: a backup holds secrets.`,
    );
  }
}

/**
 * Stores the file of a backup in a folder or a bucket.
 * @param address the folder, or `s3://bucket/folder`
 * @returns its address
 */
export async function storeBackup(file: string, address: string): Promise<string> {
  const full = `${address.replace(/\/$/, '')}/${path.basename(file)}`;
  const remote = inBucket(full);
  const bytes = await readFile(file);
  if (remote) {
    await checkPrivate(remote);
    await remote.store.write(remote.key, bytes);
    const stored = await remote.store.read(remote.key);
    if (!stored?.bytes.equals(bytes)) throw new Error(`${full} is not stored as it was sent.`);
    return full;
  }
  mkdirSync(address, { recursive: true });
  writeFileSync(`${full}.draft`, bytes, { mode: 0o600, flush: true });
  renameSync(`${full}.draft`, full);
  flush(address);
  return full;
}

/**
 * Finds the file of a backup.
 * @param address of the backup: a file, or `s3://bucket/folder/backup.tgz`
 * @param folder where one of a bucket is downloaded to
 * @returns the file
 */
export async function fetchBackup(address: string, folder: string): Promise<string> {
  const remote = inBucket(address);
  if (!remote) {
    if (existsSync(address) && statSync(address).isFile()) return address;
    throw new Error(`There is no backup ${address}`);
  }
  const stored = await remote.store.read(remote.key);
  if (!stored) throw new Error(`There is no backup ${address}`);
  const file = path.join(folder, 'downloaded.tgz');
  writeFileSync(file, stored.bytes);
  return file;
}
