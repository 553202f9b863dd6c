import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openBucket } from '../../release/targets/bucket';

const run = promisify(execFile);

/** The system's `tar` keeps links, and every system that Node.js runs on has it. */
async function tar(...args: string[]) {
  await run('tar', args).catch((error: NodeJS.ErrnoException & { stderr?: string }) => {
    if (error.code === 'ENOENT') throw new Error('The program tar is missing; install it.');
    throw new Error(`tar failed: ${(error.stderr || error.message).trim().split('\n')[0]}`);
  });
}

/** Does work in a temporary folder that only this account can read, and removes it. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
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
  const site = process.env['SITE_TARGET'];
  if (site && new URL(site).hostname === bucket) {
    throw new Error(
      `${bucket} is the bucket of the site, which visitors can read: a backup holds secrets.`,
    );
  }
  const endpoint = process.env['S3_ENDPOINT'];
  return { store: openBucket({ bucket, prefix: '', endpoint }), key: pathname.slice(1) };
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
    await remote.store.write(remote.key, bytes);
    const stored = await remote.store.read(remote.key);
    if (!stored?.bytes.equals(bytes)) throw new Error(`${full} is not stored as it was sent.`);
    return full;
  }
  mkdirSync(address, { recursive: true });
  writeFileSync(`${full}.draft`, bytes, { mode: 0o600 });
  renameSync(`${full}.draft`, full);
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
