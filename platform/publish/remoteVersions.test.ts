/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeSite } from '../disk/siteFile';
import { exampleRelease, exampleRemote, exampleSite } from '../site/testing/exampleSite';
import { createVersionRecorder, remoteVersions } from './remoteVersions';

const versions = {
  live: '111111111111',
  previous: '222222222222',
  canary: '333333333333',
  earlier: '444444444444',
};
const remote = {
  ...exampleRemote('mf-shop', { version: versions.live }),
  previous: exampleRelease('mf-shop', { version: versions.previous }),
  canary: { release: exampleRelease('mf-shop', { version: versions.canary }), percent: 5 },
  history: [
    { at: '2026-03-01T12:00:00Z', action: 'released' as const, version: versions.earlier },
    { at: '2026-03-02T12:00:00Z', action: 'released' as const, version: versions.live },
  ],
};

test('the versions of a remote are those in use and those of its history, each once', () => {
  expect(remoteVersions(exampleSite(remote))).toEqual(
    Object.values(versions).map((version) => ({ remote: 'mf-shop', version })),
  );
});

test('a server of a developer’s own machine has no version', () => {
  const served = exampleRemote('mf-shop', { version: 'localhost:3002' });
  expect(remoteVersions(exampleSite(served))).toEqual([]);
});

describe('the recorder', () => {
  let siteDir: string;
  beforeEach(async () => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'versions-'));
    await changeSite(siteDir, () => exampleSite(remote));
  });
  afterEach(() => {
    rmSync(siteDir, { recursive: true });
    jest.restoreAllMocks();
  });

  test('records the versions once, and again when the site names others', async () => {
    const recorded: number[] = [];
    const record = createVersionRecorder(async (_, [json] = []) => {
      recorded.push((JSON.parse(String(json)) as unknown[]).length);
      return [];
    }, siteDir);
    await record();
    await record();
    expect(recorded).toEqual([4]);
    await changeSite(siteDir, () => exampleSite(exampleRemote('mf-shop', remote.live)));
    await record();
    expect(recorded).toEqual([4, 1]);
  });

  test('logs a failure once, and tries again with the next call', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const run = jest.fn(async (): Promise<never[]> => {
      throw new Error('function does not exist');
    });
    const record = createVersionRecorder(run, siteDir);
    await record();
    await record();
    expect(log.mock.calls).toEqual([
      ['  versions of remotes not recorded: function does not exist'],
    ]);
    run.mockImplementation(async () => []);
    await record();
    await record();
    expect(run).toHaveBeenCalledTimes(3);
  });
});
