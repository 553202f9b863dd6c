/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { htmlFile, writeLedger } from '@shop/platform/site/composeLedger';
import { withCopies } from '@shop/platform/site/compressFiles';
import { changeSite, emptySite, localTarget, readSite } from '@shop/platform/site/siteFile';
import type { Target } from '@shop/platform/site/target';
import { retire } from '../../shared-site/changes';
import type { Remote } from '../../shared-site/schema';
import { layoutOnly } from '../testing/layoutOnly';
import { deploy } from './deploy';

let siteDir: string;
let logged: string[];
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  process.env['SITE_CONFIG'] = path.join(siteDir, 'site.config.json');
  logged = [];
  jest.spyOn(console, 'info').mockImplementation((line) => void logged.push(String(line)));
});
afterEach(() => {
  delete process.env['SITE_CONFIG'];
  jest.restoreAllMocks();
  rmSync(siteDir, { recursive: true });
});

const remote = (name: string, version: string): Remote => ({
  name,
  live: {
    ...{ version, contract: 1, base: `/${name}/${version}/`, entry: 'e.js', container: 'c' },
    ...{ pages: [{ path: '/van', module: './van' }], widgets: [], navigation: [] },
  },
});
const van = remote('mf-van', '1'.repeat(12));

/** A site with a shell, and a page that was composed of a remote. */
async function site(...remotes: Remote[]) {
  const target = localTarget(siteDir);
  await target.change(
    () => ({ ...emptySite, remotes }),
    async ({ folder }) => {
      writeFileSync(path.join(folder, '_app.html'), layoutOnly);
      mkdirSync(path.join(folder, 'van'));
      for (const file of withCopies(htmlFile(folder, '/van'))) writeFileSync(file, 'van');
      writeLedger(folder, {
        '/van': { common: '', menu: '', files: [], shown: [], content: '', contentFiles: [] },
      });
    },
  );
  return target;
}

/** A change that changes nothing, as a release of what is live already. */
const nothing = ({ change }: Target) => change((live) => live);
const hasPage = () => existsSync(htmlFile(siteDir, '/van'));

test('a deployment without changes finishes the pages of an interrupted one', async () => {
  await deploy(nothing, { apps: ['mf-van'], to: await site() });
  expect(logged).toContain('  nothing changed');
  expect(hasPage()).toBe(false);
});

test('a dry run refreshes nothing', async () => {
  await deploy(async () => {}, { apps: ['mf-van'], dryRun: true, to: await site() });
  expect(hasPage()).toBe(true);
});

test('a retired remote leaves the site with its pages', async () => {
  const to = await site(van);
  await deploy(({ change }) => change((live) => retire(live, 'mf-van')), { apps: ['mf-van'], to });
  expect(readSite(siteDir).remotes).toEqual([]);
  expect(hasPage()).toBe(false);
  expect(logged.join('\n')).toMatch(
    /mf-van {2}live: 1+ → nothing\n {2}mf-van {2}removed: page \/van/,
  );
});

test('does not list what another team releases at the same moment', async () => {
  const to = await site();
  const others = remote('mf-bus', '2'.repeat(12));
  const work = ({ change }: Target) => change((live) => ({ ...live, remotes: [van, others] }));
  await deploy(work, { apps: ['mf-van'], to });
  expect(logged.join()).toContain('mf-van  live: nothing →');
  expect(logged.join()).not.toContain('mf-bus');
});

test('rejects a site without a shell before the work begins', async () => {
  const work = jest.fn();
  const to = localTarget(siteDir);
  await expect(deploy(work, { apps: ['mf-van'], to })).rejects.toThrow(
    `There is no shell in ${siteDir} yet. First: npm run shop -- release shell`,
  );
  expect(work).not.toHaveBeenCalled();
});

test('writes the settings into the site together with the change', async () => {
  const to = await site(van);
  const change = jest.spyOn(to, 'change');
  const settings = { origin: 'https://shop.example' };
  await deploy(nothing, { apps: ['mf-van'], to, settings });
  expect(change).toHaveBeenCalledTimes(1);
  expect(readSite(siteDir)).toEqual({ ...emptySite, ...settings, remotes: [van] });
});

test('rejects a hosted backend without a public origin before the work begins', async () => {
  const to = await site();
  await changeSite(siteDir, (live) => ({ ...live, origin: 'http://localhost:3000' }));
  const work = jest.fn();
  const settings = { backend: { url: 'https://project.supabase.co', key: 'k' } };
  await expect(deploy(work, { apps: ['mf-van'], to, settings })).rejects.toThrow('PUBLIC_ORIGIN=');
  expect(work).not.toHaveBeenCalled();
});
