import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inputsDigest } from '@shop/platform/build/buildApp';
import { apps } from '@shop/platform/machine/apps';
import { readManifest } from '@shop/platform/release/builtRemote';
import { releaseApps } from '@shop/platform/release/releaseApps';
import {
  readStoredInputs,
  saveStoredInputs,
  storedInputsDir,
} from '@shop/platform/release/storedInputs';
import type { ComposedDraft } from '@shop/platform/site/changeAndCompose';
import { localTarget, readSite } from '@shop/platform/site/siteFile';
import { composingTarget } from '../release/composingTarget';
import { decideStart } from './decideStart';

// After an interrupted start, the missing apps would look as if they were never released.
const unfinished = (siteDir: string) => path.join(storedInputsDir(siteDir), 'unfinished');

/** Returns whether this start fills the site: it is empty, or was not filled to the end. */
export function beginFilling(siteDir: string): boolean {
  const isFilling = !readSite(siteDir).shell || existsSync(unfinished(siteDir));
  if (isFilling) {
    mkdirSync(storedInputsDir(siteDir), { recursive: true });
    writeFileSync(unfinished(siteDir), '');
  }
  return isFilling;
}

export const endFilling = (siteDir: string) => rmSync(unfinished(siteDir), { force: true });

const isOfStaff = (app: string) => app !== 'shell' && readManifest(app).layout === 'staff';

/** Home needs the apps of visitors alone, so that the first start releases them first. */
export const appsInSteps = (): { ofVisitors: string[]; ofStaff: string[] } => ({
  ofVisitors: apps.filter((app) => !isOfStaff(app)),
  ofStaff: apps.filter(isOfStaff),
});

/**
 * Fills a site; on one that is filled, releases the apps whose sources changed.
 * @throws ChangeRejectedError when an app does not fit or a page of it cannot be rendered; none goes
 *   live then
 */
export async function releaseChanged(
  siteDir: string,
  among: readonly string[],
  isFilling: boolean,
) {
  const site = readSite(siteDir);
  const changed = among.filter((app) => {
    const inputs = inputsDigest(app);
    const last = readStoredInputs(siteDir, app);
    const { release, line } = decideStart(site, { app, inputs, last }, isFilling);
    if (line) console.info(line);
    // Later edits are noticed on a site made elsewhere too.
    if (!release && !last) saveStoredInputs(siteDir, app, { inputs });
    return release;
  });
  const target = localTarget(siteDir);
  // The pages of a site that is filled are composed later, once its content is published.
  const check = async (composed: ComposedDraft) => {
    // It loads a browser and a DOM, which takes a second: the first start needs neither.
    const { checkRelease } = await import('@shop/platform/check/checkRelease');
    return checkRelease(changed, composed);
  };
  if (changed.length) {
    await releaseApps(
      changed,
      isFilling ? target : composingTarget(target, { check, starts: changed }),
    );
  }
}
