import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Backend } from '@shop/backend/lite/createBackend';
import { compress } from '@shop/platform/site/compressFiles';
import { webRoot } from '@shop/platform/site/generations';
import type { Browser } from 'playwright-core';
import { measureLoad } from '../load/measureLoad';
import { medians } from '../median';
import { serveWithBackend } from '../serveSites';
import { composeTime, siteWithRemotes } from './growthSite';
import { measureLists } from './measureLists';
import { measureMenus } from './measureMenus';

/** Figures by name. */
export type Cost = Record<string, number>;

export interface Growth {
  rounds: number;
  /** Home by number of registered remotes. */
  remotes: Record<string, Cost>;
  /** The staff's list of messages by number of rows. */
  lists: Record<string, Cost>;
  /** Milliseconds by number of URLs: home, products and articles in two languages. */
  compose: Record<string, number>;
  /** Milliseconds by change of the menu, at 36 remotes; absent until it was measured. */
  menus?: Cost;
}

const counts = { remotes: [1, 4, 16, 64], rows: [2_000, 20_000] };
const addedArticles = [25, 250];

/** Alternates the sizes, so that other work of the machine affects all alike. */
async function measureRemotes(browser: Browser, from: string, backend: Backend, rounds: number) {
  const sites = [];
  for (const count of counts.remotes) {
    const { siteDir } = await siteWithRemotes(from, count);
    const bytes = (file: string) => readFileSync(path.join(webRoot(siteDir), file));
    sites.push({
      count,
      served: await serveWithBackend(siteDir, backend),
      sizes: {
        'site.json, compressed (bytes)': compress(bytes('site.json')).length,
        "home's HTML, compressed (bytes)": bytes('index.html.br').length,
      },
      loads: [] as Awaited<ReturnType<typeof measureLoad>>['first'][],
    });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { served, loads } of round % 2 ? sites.toReversed() : sites) {
      loads.push((await measureLoad(browser, `${served.origin}/`, false)).first);
    }
  }
  const costs = sites.map(({ count, sizes, loads }) => [
    count,
    {
      ...medians(
        loads.map(({ fcp, lcp, interactive, requests }) => ({
          'FCP (ms)': fcp,
          'LCP (ms)': lcp,
          'interactive (ms)': interactive,
          requests,
        })),
      ),
      ...sizes,
    },
  ]);
  for (const { served } of sites) await served.close();
  return Object.fromEntries(costs) as Record<string, Cost>;
}

async function measureComposing(from: string, rounds: number): Promise<Cost> {
  const measured: Cost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times: Cost = {};
    for (const added of addedArticles) {
      const { urls, composeMs } = await composeTime(from, added);
      times[urls] = composeMs;
    }
    measured.push(times);
  }
  return medians(measured);
}

/** @param from folder of the composed site */
export async function measureGrowth(
  browser: Browser,
  from: string,
  backend: Backend,
  rounds: number,
  report: (line: string) => void = console.info,
): Promise<Growth> {
  report('  remotes');
  const remotes = await measureRemotes(browser, from, backend, rounds);
  report('  composing');
  const compose = await measureComposing(from, rounds);
  report('  menus');
  const menus = await measureMenus(from, rounds);
  const { origin, close } = await serveWithBackend(from, backend);
  report("  staff's lists");
  const lists = await measureLists(browser, origin, backend, { counts: counts.rows, rounds });
  await close();
  return { rounds, remotes, lists, compose, menus };
}
