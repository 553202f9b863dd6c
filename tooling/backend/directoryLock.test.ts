/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDirectory } from './directoryLock';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rm(directory, { recursive: true }));

const claim = (text: string) => writeFile(path.join(directory, 'server.lock'), text);

test('refuses a directory in use, and gives it to the next one after its release', async () => {
  const release = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(
    `The data directory ${directory} is in use by process ${process.pid}; stop it first.`,
  );
  await release();
  await (await lockDirectory(directory))();
});

test('takes over from a process whose number belongs to another program by now', async () => {
  await claim(JSON.stringify({ pid: process.pid, started: 'another time' }));
  await (await lockDirectory(directory))();
});

test('takes over a claim whose writer died in the middle', async () => {
  await claim('{"pid": 1');
  await (await lockDirectory(directory))();
});

test('of several that find an abandoned claim at once, one gets it', async () => {
  await claim(JSON.stringify({ pid: process.pid, started: 'another time' }));
  const tries = Array.from({ length: 5 }, () => lockDirectory(directory));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
