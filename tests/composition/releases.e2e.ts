import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allowedSources } from '../../backend/shopPolicy';
import { deploy } from '../../cli/release/deploy';
import { checkRelease } from '../../platform/check/checkRelease';
import { htmlFile } from '../../platform/disk/composeLedger';
import { webRoot } from '../../platform/disk/generations';
import { root } from '../../platform/disk/paths';
import { changeSite, localTarget, readSite } from '../../platform/disk/siteFile';
import { copySite } from '../../platform/disk/testing/copySite';
import { releaseRemote } from '../../platform/release/releaseApps';
import { rollBackApp } from '../../platform/release/rollBackApp';
import { borders } from '../../shared-site/borders';
import { preparedShop } from '../support/preparedShop';
import { expect, test } from '../support/test';
import { damagedFiles } from './support/damagedFiles';
import {
  buildFixture,
  composingFixtureOnly,
  type Fixture,
  plainPage,
  releaseFixture,
} from './support/fixtureRemote';

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

interface Deployed {
  check?: boolean;
  canary?: number;
}

/** Deploys a fixture as `npm run shop -- release` does, or with `--check` and `--canary`. */
const deployFixture = (fixture: Fixture, { check = false, canary }: Deployed = {}) =>
  deploy(
    (target) =>
      releaseRemote(buildFixture({ prerender: ['/fixture'], ...fixture }), target, { canary }),
    {
      apps: ['mf-fixture'],
      to: localTarget(siteDir),
      settings: {},
      check: (composed) =>
        checkRelease(
          ['mf-fixture'],
          composed,
          check ? { sources: allowedSources, isStrict: true, byToken: true } : undefined,
        ),
    },
  );

test('a release that loads too much at its start, or whose page throws, is rejected before it is live', {
  tag: '@prove',
}, async () => {
  await changeSite(siteDir, (site) => composingFixtureOnly(site));
  await deployFixture({ code: plainPage('Works') });
  const html = htmlFile(siteDir, '/es/fixture');
  const state = () =>
    [path.join(webRoot(siteDir), 'site.json'), html].map((file) => readFileSync(file, 'utf8'));
  const before = state();
  expect(before[1]).toContain('Works');

  await expect(
    deployFixture({ code: `export function Page() { throw new RangeError('a broken page'); }` }),
  ).rejects.toThrow(
    /mf-fixture is not released:\n {2}- \/fixture cannot be rendered: .*a broken page/,
  );
  expect(state()).toEqual(before);

  // Only what the code imports while it starts tells: the exposed module itself is small.
  const noise = randomBytes(120_000).toString('base64');
  const tooLarge = deployFixture({
    code: `import('./noise'); ${plainPage('Large')}`,
    files: { 'noise.ts': `export const noise = '${noise}';\nconsole.debug(noise.length);` },
    // A page without composed HTML has the same budget.
    pages: ['/fixture', '/fixture/private'].map((url) => ({ path: url, module: './page' })),
  });
  const error = String(await tooLarge.catch((reason: unknown) => reason));
  for (const page of ['/fixture', '/es/fixture', '/fixture/private', '/es/fixture/private']) {
    expect(error).toMatch(
      new RegExp(`- ${page} loads \\d+\\.\\d kB at its start; the budget is 90 kB`),
    );
  }
  expect(state()).toEqual(before);
});

test('a page that hydrates at the first press is rejected while a control in it does nothing', async () => {
  await changeSite(siteDir, (site) => composingFixtureOnly(site));
  const atPress = (control: string) =>
    deployFixture({
      code: `export const Page = () => <>${control}<h1>Read me</h1></>;`,
      pages: [{ path: '/fixture', module: './page', hydrate: 'press' }],
    });
  await expect(atPress('<button type="button">Play</button>')).rejects.toThrow(
    /mf-fixture is not released:\n {2}- \/fixture cannot be rendered: .*<button type="button"> “Play” does nothing/,
  );
  await atPress('<button type="button" data-loads>Play</button>');
  const html = readFileSync(htmlFile(siteDir, '/fixture'), 'utf8');
  expect(html).toMatch(/<script type="press" src="\/shell\//);
  expect(html).not.toMatch(/<script defer src="(?!\S+press\.js")/);
});

const shipsAWorker = {
  'ships-a-worker/package.json': '{ "name": "ships-a-worker", "type": "module" }',
  'ships-a-worker/index.js': `export const start = (receive) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url));
    worker.onmessage = ({ data }) => receive(data);
    worker.postMessage(1);
  };`,
  'ships-a-worker/worker.js': "addEventListener('message', () => postMessage('it works'));",
};
const workerPage = `
  import { start } from 'ships-a-worker';
  import { useEffect, useState } from 'react';
  export function Page() {
    const [answer, receive] = useState('');
    useEffect(() => start(receive), []);
    useEffect(() => { if (answer) console.error(answer); }, [answer]);
    return <h1>Worker</h1>;
  }`;
const widgetPage = `
  import { Widget } from '@shop/shared-contract';
  export const Page = () => <Widget name="symptom-checker" props={{ headingLevel: 2 }} />;`;

test('a release is judged by the widgets and workers that its pages were seen to run', {
  tag: '@prove',
}, async () => {
  test.slow();
  await changeSite(siteDir, (site) => composingFixtureOnly(site));
  await expect(deployFixture({ code: widgetPage })).rejects.toThrow(
    '/fixture shows the widget symptom-checker, which "uses" in remote.json does not name',
  );
  await deployFixture({ code: widgetPage, uses: ['symptom-checker'] });
  // The names of widgets of others are words.
  await deployFixture({ code: `export const Page = () => <h1>{'symptom-checker'}</h1>;` });
  const works = deployFixture({ code: workerPage, packages: shipsAWorker }, { check: true });
  await expect(works).rejects.toThrow('/fixture logs an error in the browser: it works');
  const broken = { ...shipsAWorker, 'ships-a-worker/worker.js': "throw new Error('worker down');" };
  await expect(
    deployFixture({ code: workerPage, packages: broken }, { check: true }),
  ).rejects.toThrow('/fixture logs an error in the browser: Error: worker down');
});

/** What goes wrong only in a browser, by the address of the page that does it. */
const faultyPage = `
  import { useParams } from '@shop/shared-vendor';
  import { useEffect } from 'react';
  const effects = {
    styles() {
      const style = document.createElement('style');
      style.textContent = 'header { outline: 3px solid rgb(1, 2, 3) }';
      document.head.append(style);
    },
    removes: () => document.querySelector('footer p').remove(),
  };
  export function Page() {
    const { fault } = useParams();
    useEffect(() => effects[fault]?.(), [fault]);
    return <h1>{fault === 'differs' ? \`Drawn at \${Math.random()}\` : 'Works'}</h1>;
  }`;

const faults = {
  none: [],
  differs: ['logs an error in the browser: [shell] hydration'],
  styles: ['changes a style outside mf-fixture: div > header { outline-color: rgb(1, 2, 3) }'],
  removes: ['removes an element outside mf-fixture: div > footer > '],
};

test('with --check, a browser rejects a canary whose HTML does not hydrate, or whose code changes the layout', {
  tag: '@prove',
}, async () => {
  await changeSite(siteDir, (site) => composingFixtureOnly(site));
  const fixture = {
    pages: [{ path: '/fixture/:fault', module: './page' }],
    prerender: Object.keys(faults).map((fault) => `/fixture/${fault}`),
  };
  await deployFixture({ ...fixture, code: plainPage('Works') });
  const before = readFileSync(path.join(webRoot(siteDir), 'site.json'), 'utf8');
  const canary = deployFixture({ ...fixture, code: faultyPage }, { check: true, canary: 10 });
  const problems = String(await canary.catch((reason: unknown) => reason))
    .split(/\n +- /)
    .slice(1);
  const expected = Object.entries(faults).flatMap(([fault, sentences]) =>
    ['/es', ''].flatMap((folder) =>
      sentences.map((sentence) => `${folder}/fixture/${fault} ${sentence}`),
    ),
  );
  expect(problems).toHaveLength(expected.length);
  for (const line of expected) {
    expect(
      problems.some((problem) => problem.startsWith(line)),
      line,
    ).toBe(true);
  }
  expect(readFileSync(path.join(webRoot(siteDir), 'site.json'), 'utf8')).toBe(before);
});
