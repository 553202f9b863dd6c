import type { Published } from '../../release/publishedHere';
import type { SiteConfig } from '../../site/schema';

/** The state of an app when `npm start` begins. */
export interface Known {
  app: string;
  /** Digest of its sources as they are now. */
  inputs: string;
  /** What was last published to this site, or built, from here. */
  last?: Published | undefined;
}

export interface Decision {
  publish: boolean;
  /** The line that is logged when the app is not published. */
  line: string;
}

const leave = (line: string): Decision => ({ publish: false, line: `  ${line}` });

function canaryOf(site: SiteConfig, app: string) {
  return site.remotes.find(({ name }) => name === app)?.canary;
}

function liveVersion(site: SiteConfig, app: string) {
  const live = app === 'shell' ? site.shell : site.remotes.find(({ name }) => name === app)?.live;
  return live?.version;
}

/**
 * Decides whether `npm start` publishes an app. On a site that exists, releases, rollbacks and
 * canaries stay as its owners left them. Only apps whose sources changed since are published.
 * @param isFilling whether the site is empty, or was not filled to the end
 */
export function decideStart(site: SiteConfig, known: Known, isFilling: boolean): Decision {
  const { app, inputs, last } = known;
  const command = `npm run release -- ${app}`;
  const live = liveVersion(site, app);
  if (!live) {
    if (isFilling) return { publish: true, line: '' };
    return leave(`${app} is not on this site and stays away; ${command} puts it there`);
  }
  const canary = canaryOf(site, app);
  if (canary) {
    const share = `${canary.release.version} runs for ${canary.percent} of 100 visitors`;
    return leave(`${app} ${live} is left alone: its canary ${share}`);
  }
  if (last && last.inputs !== inputs) return { publish: true, line: '' };
  if (last?.version === live) return leave(`${app} ${live} (unchanged)`);
  return leave(`${app} ${live} stays live as it is; ${command} puts these sources there`);
}
