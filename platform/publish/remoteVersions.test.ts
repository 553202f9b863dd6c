/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleRelease, exampleRemote, exampleSite } from '../../shared-site/testing/exampleSite';
import { changeSite, localTarget, readSite } from '../site/siteFile';
import { createVersionKeeper, remoteVersions } from './remoteVersions';

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

describe('the keeper of a publisher', () => {
  let siteDir: string;
  beforeEach(async () => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'versions-'));
    await changeSite(siteDir, () => exampleSite(remote));
  });
  afterEach(() => {
    rmSync(siteDir, { recursive: true });
    jest.restoreAllMocks();
  });

  const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

  /** The statements that were run, and a database that answers with these visits. */
  function open(visits: object[] = [], target = localTarget(siteDir)) {
    const recorded: number[] = [];
    const composed: string[] = [];
    const reads = { visits: 0, cleanings: 0 };
    const run = async <Row>(sql: string, [json]: unknown[] = []): Promise<Row[]> => {
      if (sql.includes('remote_visits')) {
        reads.visits += 1;
        return visits as Row[];
      }
      if (sql.includes('forget_remote_reports')) {
        reads.cleanings += 1;
        return [];
      }
      recorded.push((JSON.parse(String(json)) as unknown[]).length);
      return [];
    };
    const compose = async (folder: string) => {
      composed.push(folder);
      return { written: [], failed: [] };
    };
    const keep = createVersionKeeper(run, target, { compose, dayOf });
    return { recorded, reads, composed, keep };
  }

  test('records the versions once, and again when the site names others', async () => {
    const { recorded, keep } = open();
    await keep();
    await keep();
    expect(recorded).toEqual([4]);
    await changeSite(siteDir, () => exampleSite(exampleRemote('mf-shop', remote.live)));
    await keep();
    expect(recorded).toEqual([4, 1]);
  });

  test('records what another machine has released, within a minute', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1e12);
    let released = exampleSite(remote);
    const bucket = { ...localTarget(siteDir), read: async () => released };
    const { recorded, keep } = open([], bucket);
    await keep();
    released = exampleSite(exampleRemote('mf-shop', remote.live));
    await keep();
    expect(recorded).toEqual([4]);
    now.mockReturnValue(1e12 + 60_000);
    await keep();
    expect(recorded).toEqual([4, 1]);
  });

  test('withdraws a canary that fails, with its pages, and looks once a minute', async () => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => {});
    const start = Date.parse('2026-03-03T12:00:00Z');
    const now = jest.spyOn(Date, 'now').mockReturnValue(start);
    await changeSite(siteDir, (site) => ({
      ...site,
      remotes: site.remotes.map(({ history = [], ...rest }) => {
        const at = new Date(start).toISOString();
        return {
          ...rest,
          history: [...history, { at, action: 'canary', version: versions.canary }],
        };
      }),
    }));
    const day = '2026-03-03';
    const visits = { remote: 'mf-shop', version: versions.canary, day, visits: 20, failed: 2 };
    const { reads, composed, keep } = open([visits]);
    const canary = () => readSite(siteDir).remotes[0]?.canary;
    await keep();
    visits.failed = 3;
    await keep();
    expect(reads.visits).toBe(1);
    expect(canary()).toBeDefined();
    expect(composed).toEqual([]);
    now.mockReturnValue(start + 60_000);
    await keep();
    expect(canary()).toBeUndefined();
    expect(composed).toHaveLength(1);
    expect(log).toHaveBeenCalledWith(
      `  mf-shop  canary ${versions.canary} withdrawn: the canary failed in 3 of 20 visits (15.0%)`,
    );
  });

  test('reads no visits on a site without a canary', async () => {
    await changeSite(siteDir, () => exampleSite(exampleRemote('mf-shop', remote.live)));
    const { reads, keep } = open();
    await keep();
    expect(reads.visits).toBe(0);
  });

  test('deletes old reports once an hour', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1e12);
    const { reads, keep } = open();
    await keep();
    now.mockReturnValue(1e12 + 3_599_000);
    await keep();
    expect(reads.cleanings).toBe(1);
    now.mockReturnValue(1e12 + 3_600_000);
    await keep();
    expect(reads.cleanings).toBe(2);
  });

  test('logs a failure once, and tries again with the next call', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const run = jest.fn(async (sql: string): Promise<never[]> => {
      if (sql.includes('record_remote_versions')) throw new Error('function does not exist');
      return [];
    });
    const compose = async () => ({ written: [], failed: [] });
    const keep = createVersionKeeper(run, localTarget(siteDir), { compose, dayOf });
    await keep();
    await keep();
    expect(log.mock.calls).toEqual([
      ['  versions of remotes not recorded: function does not exist'],
    ]);
    run.mockImplementation(async () => []);
    await keep();
    await keep();
    const records = run.mock.calls.filter(([sql]) => sql.includes('record_remote_versions'));
    expect(records).toHaveLength(3);
  });
});
