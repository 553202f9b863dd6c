/** @jest-environment node */

import { releaseBuilt } from '@shop/platform/release/releaseApps';
import { readSite } from '@shop/platform/site/siteFile';
import { createToySite } from '../testing/toySite';

let toySite: ReturnType<typeof createToySite>;
beforeEach(async () => {
  toySite = createToySite();
  await releaseBuilt({ shell: toySite.builtShell(), remotes: [] }, toySite.composing);
});
afterEach(() => {
  toySite.remove();
  jest.restoreAllMocks();
});

const marked = (text: string) => `<div data-remote="mf-weather" data-module="./page">${text}</div>`;

const copy = (from: string) => ({ from, loaded: true });
const federation = {
  __SHARE__: {
    shell: { default: { i18next: { '27.1.2': copy('shell'), '23.1.0': copy('mf_w') } } },
  },
};

/** What the code of a page does that no release may add, and the sentence of the rejection. */
const faults: Record<string, [code: string, problem: string]> = {
  'logs an error': ["console.error('no', 'sun');", 'logs an error: no sun'],
  'throws outside of the rendering': [
    "await new Promise((resolve) => { setTimeout(resolve, 5); setTimeout(() => { throw new Error('late'); }); });",
    'logs an error: Uncaught [Error: late]',
  ],
  'cannot be rendered': ["throw new Error('not today');", 'cannot be rendered: Error: not today'],
  'shows a widget that it does not declare': [
    "window.seen = { missingWidgets: ['map'] };",
    'shows the widget map, which "uses" in remote.json does not name',
  ],
  'runs another copy of a shared library': [
    `window.__FEDERATION__ = ${JSON.stringify(federation)};`,
    'runs i18next 23.1.0 of mf_w beside the shell’s copy',
  ],
};

const release = (name: string, sentence: string, code = '') =>
  releaseBuilt({ remotes: [toySite.builtRemote(name, sentence, code)] }, toySite.checking(name));

const live = () => readSite(toySite.siteDir).remotes.map(({ name }) => name);

const names = Object.keys(faults).map((_, index) => `mf-fault${index}`);
const faulty = () =>
  Object.values(faults).map(([code], index) =>
    toySite.builtRemote(`mf-fault${index}`, 'faulty', code),
  );

test('what the composer finds rejects a release, in both languages', async () => {
  const rejected = releaseBuilt({ remotes: faulty() }, toySite.checking(...names));
  const error = String(await rejected.catch((reason: unknown) => reason));
  const lines = Object.values(faults).flatMap(([, problem], index) =>
    ['', '/es'].map((folder) => `  - ${folder}/fault${index} ${problem}`),
  );
  expect(error.split('\n').slice(1).sort()).toEqual(lines.sort());
  expect(live()).toEqual([]);
});

test('what a page did before rejects no release of another team', async () => {
  const works = names.map((name) => toySite.builtRemote(name, 'works'));
  await releaseBuilt({ remotes: works }, toySite.composing);
  // As on a machine without these checks, or once other content is published.
  await releaseBuilt({ remotes: faulty() }, toySite.composing);
  // A shell is part of every page.
  const shell = toySite.builtShell('another shell');
  await releaseBuilt({ shell, remotes: [] }, toySite.checking('shell'));
  await release('mf-poems', 'a poem');
  expect(live()).toEqual([...names, 'mf-poems']);
});

test('a page that shows keys in both languages is rejected where it does not read the shell’s translations', async () => {
  const code = "window.seen = { unreadLocales: ['mf-weather ./page'] };";
  await expect(release('mf-weather', marked('title'), code)).rejects.toThrow(
    '/weather shows none of the translations of mf-weather ./page, whose code runs another copy of i18next',
  );
});

test('a page that shows one text in both languages is a warning, unless the remote names its language', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => {});
  await release('mf-weather', marked('Sun'));
  expect(info).toHaveBeenCalledWith(
    '  warning: /es/weather shows the same text as /weather in mf-weather ./page; a remote of one language names it as "language" in remote.json',
  );
  info.mockClear();
  const built = toySite.builtRemote('mf-weather', marked('Rain'));
  const manifest = { ...built.manifest, language: 'en' as const };
  await releaseBuilt({ remotes: [{ ...built, manifest }] }, toySite.checking('mf-weather'));
  expect(info.mock.calls.flat().join('\n')).not.toContain('warning');
});
