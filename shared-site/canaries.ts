import { LANGUAGES, pathIn } from './languages';
import { sourceOf } from './releaseEntry';
import type { Remote, SiteConfig } from './schema';

/** How many groups visitors are divided into; a canary goes to those below its percentage. */
export const GROUPS = 100;

/** The cookie with the visitor's group, 0 to 99: it decides who gets a canary, and is no personal data. */
export const GROUP_COOKIE = 'group';

/** Whether a text is the share of a canary: a whole number of percent, from 1 to 99. */
export const isShare = (text: string) => /^[1-9]\d?$/.test(text);

export const CANARY_FOLDER = '.canary';

/** The folder with the HTML that the visitors of a remote's canary get. */
export const canaryFolder = (remote: string) => `/${CANARY_FOLDER}/${remote}`;

export const withoutCanaryFolder = (address: string) =>
  address.startsWith(canaryFolder('')) ? address.replace(/^(?:\/[^/]+){2}/, '') : address;

export function asCanary(remote: Remote): Remote {
  const { name, live, canary } = remote;
  return canary ? { name, live: canary.release, previous: sourceOf(live) } : remote;
}

export const siteWithCanary = (site: SiteConfig, name: string): SiteConfig => ({
  ...site,
  remotes: site.remotes.map((remote) => (remote.name === name ? asCanary(remote) : remote)),
});

/** Addresses in every language, without slashes at their ends. */
const addressesOf = ({ canary }: Remote): string[] =>
  (canary?.release.prerender ?? []).flatMap((url) =>
    LANGUAGES.map((language) => pathIn(language, url).replace(/\/$/, '')),
  );

/**
 * The folder with the HTML that a visitor gets for an address; empty for the site's own folder.
 * @param group undefined for a visitor who has none yet
 */
export function htmlFolder(
  { remotes }: Pick<SiteConfig, 'remotes'>,
  pathname: string,
  group: number | undefined,
): string {
  const address = pathname.replace(/\/+$/, '');
  const remote = remotes.find(
    (each) =>
      each.canary &&
      group !== undefined &&
      group < each.canary.percent &&
      addressesOf(each).includes(address),
  );
  return remote ? canaryFolder(remote.name) : '';
}

export const variesByGroup = (site: Pick<SiteConfig, 'remotes'>, pathname: string) =>
  htmlFolder(site, pathname, 0) !== '';

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The groups below a percentage as the source of a regular expression: `(?:[0-9]|1[0-9])`. */
function groupsBelow(percent: number): string {
  const groups = Array.from({ length: Math.min(percent, GROUPS) }, (_, group) => group);
  return `(?:${groups.join('|')})`;
}

/** What `htmlFolder` decides, as regular expressions that match a group, a space and an address. */
export const canaryPatterns = ({ remotes }: Pick<SiteConfig, 'remotes'>) =>
  remotes.flatMap((remote) => {
    const addresses = addressesOf(remote).map(literal);
    if (!remote.canary || addresses.length === 0) return [];
    const groups = groupsBelow(remote.canary.percent);
    return [
      {
        folder: canaryFolder(remote.name),
        addresses: `(?:${addresses.join('|')})/*`,
        pattern: `^${groups} (?:${addresses.join('|')})/*$`,
      },
    ];
  });
