/** @jest-environment node */
import { cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockDirectory } from './directoryLock';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rm(directory, { recursive: true }));

const claim = (text: string) => writeFile(path.join(directory, 'server.lock'), text);

/** A claim whose process has ended; its number belongs to this process by now. */
async function claimOfEndedProcess() {
  const { ino: inode } = await stat(directory);
  return claim(JSON.stringify({ pid: process.pid, started: 'another time', inode }));
}

test('rejects a directory in use, and grants it to the next process after its release', async () => {
  const release = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(
    `The data directory ${directory} is in use by process ${process.pid}; stop it first.`,
  );
  await release();
  await (await lockDirectory(directory))();
});

test('takes over from a process whose number belongs to another program by now', async () => {
  await claimOfEndedProcess();
  await (await lockDirectory(directory))();
});

test('takes over a claim whose writer died in the middle', async () => {
  await claim('{"pid": 1');
  await (await lockDirectory(directory))();
});

test('only one of several processes that find an abandoned claim gets it', async () => {
  await claimOfEndedProcess();
  const tries = Array.from({ length: 5 }, () => lockDirectory(directory));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('waits for a brief holder', async () => {
  const release = await lockDirectory(directory, { isBrief: true });
  jest.mocked(pause).mockImplementationOnce(release);
  await (await lockDirectory(directory))();
  expect(pause).toHaveBeenCalledTimes(1);
});

test('rejects a directory that a brief holder does not release', async () => {
  const release = await lockDirectory(directory, { isBrief: true });
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
  await release();
});

test('a copy of a directory in use is free', async () => {
  const release = await lockDirectory(directory);
  const copy = path.join(directory, 'copy');
  await cp(path.join(directory, 'server.lock'), path.join(copy, 'server.lock'), {
    recursive: true,
  });
  await (await lockDirectory(copy))();
  await release();
});
