import type { StoredInputs } from '@shop/platform/release/storedInputs';
import type { SiteConfig } from '../../shared-site/schema';

export interface AppState {
  app: string;
  /** Digest of the sources as they are now. */
  inputs: string;
  /** What was last released to this site, or built, from here. */
  last?: StoredInputs | undefined;
}

export interface Decision {
  release: boolean;
  /** The line that is logged when the app is not released. */
  line: string;
}

const skip = (line: string): Decision => ({ release: false, line: `  ${line}` });

function canaryOf(site: SiteConfig, app: string) {
  return site.remotes.find(({ name }) => name === app)?.canary;
}

function liveVersion(site: SiteConfig, app: string) {
  const live = app === 'shell' ? site.shell : site.remotes.find(({ name }) => name === app)?.live;
  return live?.version;
}

/**
 * Releases only apps whose sources changed: releases, rollbacks and canaries stay as the owners left
 * them.
 * @param isFilling whether the site is empty, or was not filled to the end
 */
export function decideStart(site: SiteConfig, known: AppState, isFilling: boolean): Decision {
  const { app, inputs, last } = known;
  const command = `npm run shop -- release ${app}`;
  const live = liveVersion(site, app);
  if (!live) {
    if (isFilling) return { release: true, line: '' };
    return skip(`${app} is not on this site; ${command} adds it`);
  }
  const canary = canaryOf(site, app);
  if (canary) {
    const share = `${canary.release.version} runs for ${canary.percent} of 100 visitors`;
    return skip(`${app} ${live} is not changed: its canary ${share}`);
  }
  if (last && last.inputs !== inputs) return { release: true, line: '' };
  if (last?.version === live) return skip(`${app} ${live} (unchanged)`);
  return skip(`${app} ${live} stays live; ${command} releases the current sources`);
}
