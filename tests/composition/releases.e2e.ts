import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';
import { releaseRemote } from '@shop/platform/release/releaseApps';
import { rollBackApp } from '@shop/platform/release/rollBackApp';
import { localTarget, readSite } from '@shop/platform/site/siteFile';
import { copySite } from '@shop/platform/site/testing/copySite';
import { borders } from '../../shared-site/borders';
import { preparedShop } from '../support/preparedShop';
import { expect, test } from '../support/test';
import { damagedFiles } from './support/damagedFiles';
import { buildFixture, plainPage, releaseFixture } from './support/fixtureRemote';

let siteDir: string;
test.beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'releases-'));
  copySite(path.join(preparedShop.folder, preparedShop.site('bare')), siteDir);
});
test.afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

const versionOf = (name: string) =>
  readSite(siteDir).remotes.find((remote) => remote.name === name)?.live.version;

function team(name: string): ChildProcess {
  const script = 'tests/composition/support/releaseRepeatedly.ts';
  return spawn(process.execPath, ['--import', 'tsx', script, siteDir, name], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function hasReleased(child: ChildProcess) {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the team stopped')));
  await Promise.race([once(child.stdout ?? child, 'data'), ended]);
}

async function killed(child: ChildProcess) {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

for (const [rounds, details] of [
  [2, {}],
  [12, { tag: '@prove' }],
] as const) {
  const title = `${rounds} releases that are killed at any point leave the site complete, and the next one succeeds`;
  test(title, details, async () => {
    test.slow();
    for (let round = 0; round < rounds; round += 1) {
      const child = team('mf-killed');
      // At any point: after some releases, wherever the next one is by then.
      for (let released = 0; released <= round % 3; released += 1) await hasReleased(child);
      await new Promise((resolve) => setTimeout(resolve, round * 7));
      await killed(child);
      expect(damagedFiles(siteDir)).toEqual([]);
    }
    await releaseFixture(siteDir, { code: plainPage('After the kills') });
    expect(versionOf('mf-fixture')).toBeTruthy();
  });
}

test('two teams that release at the same instant are both live', async () => {
  const teams = ['mf-one', 'mf-two', 'mf-three'].map((name) =>
    buildFixture({
      name,
      pages: [{ path: `/${name.slice(3)}`, module: './page' }],
      code: plainPage(name),
    }),
  );
  const before = readSite(siteDir).remotes.length;
  const versions = await Promise.all(
    teams.map((built) => releaseRemote(built, localTarget(siteDir))),
  );
  expect(['mf-one', 'mf-two', 'mf-three'].map(versionOf)).toEqual(versions);
  expect(readSite(siteDir).remotes).toHaveLength(before + 3);
  expect(damagedFiles(siteDir)).toEqual([]);
});

test('only one of two remotes that release the same path at the same instant is accepted', {
  tag: '@prove',
}, async () => {
  const rivals = ['mf-one', 'mf-two'].map((name) => buildFixture({ name, code: plainPage(name) }));
  const outcomes = await Promise.allSettled(
    rivals.map((built) => releaseRemote(built, localTarget(siteDir))),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(String(refused?.reason)).toContain('the path /fixture belongs to');
});

test('a rollback builds nothing and is live at once', async () => {
  const target = localTarget(siteDir);
  const first = await releaseFixture(siteDir, { code: plainPage('One') });
  await releaseFixture(siteDir, { code: plainPage('Two') });
  await rollBackApp(target, 'mf-fixture');
  expect(versionOf('mf-fixture')).toBe(first);
  await expect(rollBackApp(target, 'mf-fixture')).rejects.toThrow('no version before the live one');
});

test('a dry run checks everything and changes nothing', async () => {
  const before = readSite(siteDir);
  const fits = buildFixture({ code: plainPage('Fits') });
  await releaseRemote(fits, localTarget(siteDir), { dryRun: true });
  const misfit = buildFixture({
    code: plainPage('Misfit'),
    ranges: { '@shop/shared-contract': '^9.0.0' },
  });
  await expect(releaseRemote(misfit, localTarget(siteDir), { dryRun: true })).rejects.toThrow(
    'it needs @shop/shared-contract ^9.0.0; the shell provides',
  );
  expect(readSite(siteDir)).toEqual(before);
});

test('an import that bypasses the facade fails the build with an error that names the correct import', () => {
  const code = `import { create } from 'zustand';\nexport const Page = () => String(create);`;
  expect(() => buildFixture({ code })).toThrow(`zustand: ${borders.facade.reason}`);
});

test('a rejected release does not change the live version', async () => {
  const live = await releaseFixture(siteDir, { code: plainPage('Live') });
  const misfit = { code: plainPage('Misfit'), ranges: { '@shop/shared-contract': '^9.0.0' } };
  await expect(releaseFixture(siteDir, misfit)).rejects.toThrow(
    'it needs @shop/shared-contract ^9.0.0',
  );
  expect(versionOf('mf-fixture')).toBe(live);
});
