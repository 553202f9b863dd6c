import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { composeSite } from '@shop/cli/compose/composeSite';
import { deploy } from '@shop/cli/release/deploy';
import { buildApp } from '@shop/platform/build/buildApp';
import { checkRelease } from '@shop/platform/check/checkRelease';
import { distOf } from '@shop/platform/machine/paths';
import { readBuild, readManifest } from '@shop/platform/release/builtRemote';
import { releaseRemote } from '@shop/platform/release/releaseApps';
import { readRecord } from '@shop/platform/release/releaseRecord';
import { rollBackApp } from '@shop/platform/release/rollBackApp';
import { changeSite, localTarget } from '@shop/platform/site/siteFile';
import { copySite } from '@shop/platform/site/testing/copySite';
import { promote } from '../../shared-site/changes';
import type { Remote } from '../../shared-site/schema';
import { medians } from '../median';
import { benchDir } from '../variants/sources';

const APP = 'mf-diagnostics';
const REMOTES = 36;
const PAGES = 7;

/** The app's code and pages under another name. */
function teamRemote({ live }: Remote, index: number): Remote {
  const name = `mf-team${index}`;
  const [page] = live.pages;
  if (!page) throw new Error(`${APP} has no page`);
  const paths = Array.from({ length: PAGES }, (_, each) => `/team${index}/page${each}`);
  const label = { en: `Team ${index}`, es: `Equipo ${index}` };
  return {
    name,
    live: {
      ...live,
      base: live.base.replace(APP, name),
      pages: paths.map((each) => ({ ...page, path: each })),
      widgets: [],
      navigation: [{ place: 'header', label, path: paths[0] ?? '', order: 100 + index }],
      prerender: paths,
    },
  };
}

async function siteOfTeams(from: string): Promise<string> {
  const siteDir = path.join(benchDir, 'menus');
  rmSync(siteDir, { recursive: true, force: true });
  copySite(from, siteDir);
  await changeSite(siteDir, (site) => {
    const like = site.remotes.find(({ name }) => name === APP);
    if (!like) throw new Error(`the site has no ${APP}`);
    const teams = Array.from({ length: REMOTES - site.remotes.length }, (_, index) =>
      teamRemote(like, index),
    );
    for (const { live } of teams) {
      cpSync(path.join(siteDir, like.live.base), path.join(siteDir, live.base), {
        recursive: true,
      });
    }
    return { ...site, remotes: [...site.remotes, ...teams] };
  });
  await composeSite(siteDir);
  return siteDir;
}

/**
 * Milliseconds until a label of the menu is live on the pages of 36 remotes: released, rolled back, and promoted.
 * @param from a composed site, of which a copy is changed
 */
export async function measureMenus(from: string, rounds: number) {
  await buildApp(APP);
  const siteDir = await siteOfTeams(from);
  const manifest = readManifest(APP);
  const labelled = (label: string) =>
    readBuild(
      {
        ...manifest,
        navigation: manifest.navigation.map((entry) => ({
          ...entry,
          label: { en: label, es: `${label} (es)` },
        })),
      },
      distOf(APP),
    );
  const options = { apps: [APP], to: localTarget(siteDir), settings: {} };
  const release = (label: string, canary?: number) =>
    deploy((target) => releaseRemote(labelled(label), target, { canary }), {
      ...options,
      check: (composed) => checkRelease([APP], composed),
    });
  const measured: Record<string, number>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times = { label: 0, rollback: 0, promotion: 0 };
    const time = async (name: keyof typeof times, work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      times[name] = performance.now() - began;
    };
    await time('label', () => release(`Label ${round}`));
    await time('rollback', () => deploy((target) => rollBackApp(target, APP), options));
    await release(`Canary ${round}`, 10);
    await time('promotion', () =>
      deploy(
        ({ change }) =>
          change((site) => promote(site, APP, (name, of) => readRecord(siteDir, name, of))),
        options,
      ),
    );
    measured.push(times);
  }
  rmSync(siteDir, { recursive: true, force: true });
  return medians(measured);
}
