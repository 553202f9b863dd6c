/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverArguments } from '@shop/platform/server/testing/serverProcess';
import { htmlFile, writeLedger } from '@shop/platform/site/composeLedger';
import { emptySite, localTarget, readSite } from '@shop/platform/site/siteFile';
import type { Remote } from '../../shared-site/schema';
import { layoutOnly } from '../testing/layoutOnly';

const folder = mkdtempSync(path.join(tmpdir(), 'retire-'));
const siteDir = path.join(folder, 'site');
const env = {
  ...process.env,
  SITE_DIR: siteDir,
  SITE_CONFIG: path.join(folder, 'site.config.json'),
  SITE_TARGET: '',
};
afterAll(() => rmSync(folder, { recursive: true }));

const remote = (name: string, route: string): Remote => ({
  name,
  live: {
    ...{ version: '1'.repeat(12), contract: 1, base: `/${name}/`, entry: 'e.js', container: 'c' },
    ...{ pages: [{ path: route, module: './page' }], widgets: [], navigation: [] },
  },
});

/** A site with two remotes, of which one links to the other one. */
beforeEach(async () => {
  mkdirSync(siteDir, { recursive: true });
  const entry = { common: '', menu: '', files: [], shown: [], content: '', contentFiles: [] };
  await localTarget(siteDir).change(
    () => ({ ...emptySite, remotes: [remote('mf-van', '/van'), remote('mf-bus', '/bus')] }),
    async ({ folder: draft }) => {
      writeFileSync(path.join(draft, '_app.html'), layoutOnly);
      mkdirSync(path.join(draft, 'bus'), { recursive: true });
      const link = '<a href="/van">Van</a>';
      writeFileSync(htmlFile(draft, '/bus'), `<main>${link}${link}</main>`);
      writeLedger(draft, { '/bus': entry });
    },
  );
});

const names = () => readSite(siteDir).remotes.map(({ name }) => name);

/** Runs the command without a terminal. */
function retire(...args: string[]) {
  const program = serverArguments('cli/commands/retire.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...program, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('without a terminal, a remote that others link to is retired only with --yes', () => {
  const refused = retire('mf-van');
  expect(refused.output).toBe(
    [
      'These lead to pages of mf-van:',
      '  mf-bus  2 links on 1 page (/bus)',
      'Retire mf-van anyway? Confirm it with --yes, or use a terminal.\n',
    ].join('\n'),
  );
  expect(refused.status).toBe(1);
  expect(names()).toEqual(['mf-van', 'mf-bus']);

  const confirmed = retire('mf-van', '--yes');
  expect(confirmed.output).toContain('  mf-bus  2 links on 1 page (/bus)\n');
  expect(names()).toEqual(['mf-bus']);
});

test('a remote that no page links to is retired without a question', () => {
  expect(retire('mf-bus').output).not.toContain('lead to pages');
  expect(names()).toEqual(['mf-van']);
});

test.each([
  [[], "missing required argument 'remote'", 2],
  [['shell'], 'The shell cannot be retired', 1],
  [['mf-fleet'], 'mf-fleet has not been released yet', 1],
])('rejects %j', (args, sentence, exitCode) => {
  const { status, output } = retire(...args);
  expect(output).toContain(sentence);
  expect(status).toBe(exitCode);
});
