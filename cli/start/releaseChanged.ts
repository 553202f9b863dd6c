import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inputsDigest } from '@shop/platform/build/buildApp';
import { apps } from '@shop/platform/machine/apps';
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

/**
 * Fills an empty site; on one that exists, releases the apps whose sources changed.
 * @throws ChangeRejectedError when an app does not fit or a page of it cannot be rendered; none goes
 *   live then
 */
export async function releaseChanged(siteDir: string) {
  const site = readSite(siteDir);
  // After an interrupted start, the missing apps would look as if they were never released.
  const unfinished = path.join(storedInputsDir(siteDir), 'unfinished');
  const isFilling = !site.shell || existsSync(unfinished);
  if (isFilling) {
    mkdirSync(storedInputsDir(siteDir), { recursive: true });
    writeFileSync(unfinished, '');
  }
  const changed = apps.filter((app) => {
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
  rmSync(unfinished, { force: true });
}
