import type { Release, ReleaseSource, Remote, SiteConfig } from '@shop/shared-contract';
import { versionBase } from '@shop/shared-site/contract';
import type { PageSite } from '@shop/shared-site/pageSite';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const listOf = (value: unknown, keys: string[]) =>
  Array.isArray(value)
    ? value.filter((item) => isRecord(item) && keys.every((key) => isText(item[key])))
    : [];

const navigationIn = (value: unknown) =>
  Array.isArray(value)
    ? value.filter((item) => isRecord(item) && isText(item['path']) && isRecord(item['label']))
    : [];

function parseSource(name: string, value: unknown): ReleaseSource | undefined {
  if (!isRecord(value)) return undefined;
  const { version, base, entry, container, contract, integrity, digests } = value;
  if (!isText(version) || !isText(entry) || !isText(container)) return undefined;
  return {
    version,
    base: isText(base) ? base : versionBase(name, version),
    entry,
    container,
    contract: typeof contract === 'number' ? contract : 0,
    ...(isText(integrity) ? { integrity } : {}),
    ...(isText(digests) ? { digests } : {}),
  };
}

function parseRelease(name: string, value: unknown): Release | undefined {
  const source = parseSource(name, value);
  if (!source || !isRecord(value)) return undefined;
  const { pages, widgets, navigation, layout } = value;
  return {
    ...source,
    pages: listOf(pages, ['path', 'module']),
    widgets: listOf(widgets, ['name', 'module']),
    navigation: navigationIn(navigation),
    ...(layout === 'staff' ? { layout } : {}),
  };
}

function parseCanary(name: string, value: unknown): Pick<Remote, 'canary'> {
  if (!isRecord(value) || typeof value['percent'] !== 'number') return {};
  const release = parseRelease(name, value['release']);
  return release ? { canary: { release, percent: value['percent'] } } : {};
}

/** One remote, or none where its entry is malformed: a mistake of one team must not affect the others. */
function parseRemote(value: unknown): Remote[] {
  if (!isRecord(value)) return [];
  const { name } = value;
  if (!isText(name)) return [];
  const live = parseRelease(name, value['live']);
  if (!live) return [];
  const previous = parseSource(name, value['previous']);
  return [
    {
      name,
      live,
      ...(previous ? { previous } : {}),
      ...parseCanary(name, value['canary']),
    },
  ];
}

/** @throws when it is no configuration at all; a malformed remote is omitted */
export function parseSite(value: unknown): SiteConfig {
  if (!isRecord(value) || !isRecord(value['backend']) || !Array.isArray(value['remotes'])) {
    throw new Error('site.json is not a site configuration');
  }
  const { origin, staffOrigin, content } = value;
  const { url, key } = value['backend'];
  return {
    contract: typeof value['contract'] === 'number' ? value['contract'] : 0,
    backend: { url: isText(url) ? url : '', key: isText(key) ? key : '' },
    ...(isText(origin) ? { origin } : {}),
    ...(isText(staffOrigin) ? { staffOrigin } : {}),
    ...(isText(content) ? { content } : {}),
    remotes: value['remotes'].flatMap(parseRemote),
  };
}

/** @throws as `parseSite` */
export const parsePageSite = (value: unknown): PageSite => ({
  ...parseSite(value),
  navigation: navigationIn((value as Record<string, unknown>)['navigation']),
});
