import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allowedSources } from '@shop/backend/shopPolicy';
import { deploy } from '@shop/cli/release/deploy';
import { checkRelease } from '@shop/platform/check/checkRelease';
import { releaseRemote } from '@shop/platform/release/releaseApps';
import { htmlFile } from '@shop/platform/site/composeLedger';
import { webRoot } from '@shop/platform/site/generations';
import { changeSite, localTarget } from '@shop/platform/site/siteFile';
import { copySite } from '@shop/platform/site/testing/copySite';
import { preparedShop } from '../support/preparedShop';
import { expect, test } from '../support/test';
import {
  buildFixture,
  composingFixtureOnly,
  type Fixture,
  plainPage,
} from './support/fixtureRemote';

let siteDir: string;
test.beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'release-checks-'));
  copySite(path.join(preparedShop.folder, preparedShop.site('bare')), siteDir);
});
test.afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

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

test('a page that hydrates at the first press is rejected while a control in it does nothing', {
  tag: '@prove',
}, async () => {
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
  expect(html).toMatch(/id="press">.*\["script",\{"src":"\/shell\//);
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
