import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deploy } from '@shop/cli/release/deploy';
import { buildApp } from '@shop/platform/build/buildApp';
import { checkRelease } from '@shop/platform/check/checkRelease';
import { distOf } from '@shop/platform/machine/paths';
import { readBuild, readManifest } from '@shop/platform/release/builtRemote';
import { releaseRemote } from '@shop/platform/release/releaseApps';
import { rollBackApp } from '@shop/platform/release/rollBackApp';
import { localTarget } from '@shop/platform/site/siteFile';
import { copySite } from '@shop/platform/site/testing/copySite';
import { marked } from './limits';
import { median } from './median';
import { table } from './table';
import { benchDir } from './variants/sources';

const APP = 'mf-storefront';
const PAGES = 5;
/** A file that makes each build another version. */
const mark = path.join(distOf(APP), 'bench.txt');

/** Medians in milliseconds. */
export interface Releases {
  rounds: number;
  release: number;
  canary: number;
  rollback: number;
}

/** What a release limits, in seconds, on a machine that does nothing else. */
const atMost = { release: 10, canary: 10, rollback: 1 };

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** As a version that was never released. */
async function buildNext() {
  await buildApp(APP);
  const manifest = readManifest(APP);
  writeFileSync(mark, randomUUID());
  return readBuild({ ...manifest, prerender: manifest.prerender.slice(0, PAGES) }, distOf(APP));
}

/** Excludes the start of Node. @param from a composed site, of which a copy is changed */
export async function measureReleases(from: string, rounds: number): Promise<Releases> {
  const siteDir = path.join(benchDir, 'releases');
  rmSync(siteDir, { recursive: true, force: true });
  copySite(from, siteDir);
  const options = { apps: [APP], to: localTarget(siteDir), settings: {} };
  const release = (canary?: number) =>
    deploy(async (target) => releaseRemote(await buildNext(), target, { canary }), {
      ...options,
      check: (composed) => checkRelease([APP], composed),
    });
  // The pages beyond the first five are removed here, and are no part of what is measured.
  await release();
  const times = { release: [] as number[], canary: [] as number[], rollback: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.release.push(await milliseconds(() => release()));
    times.canary.push(await milliseconds(() => release(10)));
    times.rollback.push(
      await milliseconds(() => deploy((target) => rollBackApp(target, APP), options)),
    );
  }
  // A site that is built next takes this build as it is.
  rmSync(mark);
  return {
    rounds,
    release: median(times.release),
    canary: median(times.canary),
    rollback: median(times.rollback),
  };
}

export function releasesReport({ rounds, ...times }: Releases): string {
  const rows = Object.entries(atMost).map(([name, limit]) => {
    const seconds = times[name as keyof typeof atMost] / 1000;
    return [name, String(limit), marked(seconds.toFixed(1), seconds <= limit)];
  });
  return `## How long a release takes

Medians of ${rounds} ${rounds === 1 ? 'round' : 'rounds'} in seconds, from the command to the last written page, of one remote with
${PAGES} pages in two languages: with its build, without the start of Node.

${table(['', 'at most', 'seconds'], rows)}
`;
}
