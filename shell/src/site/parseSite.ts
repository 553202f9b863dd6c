import type { RemoteEntry, SiteConfig } from '@shop/shared-contract';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const listOf = (value: unknown, keys: string[]) =>
  Array.isArray(value)
    ? value.filter((item) => isRecord(item) && keys.every((key) => isText(item[key])))
    : [];

const isNavigation = (value: unknown) =>
  isRecord(value) && isText(value['path']) && isRecord(value['label']);

/** One remote, or nothing where its entry is unusable: one team's slip must not cost the others. */
function parseRemote(value: unknown): RemoteEntry[] {
  if (!isRecord(value)) return [];
  const { name, version, base, entry, contract, navigation } = value;
  if (!isText(name) || !isText(version) || !isText(base) || !isText(entry)) return [];
  return [
    {
      name,
      version,
      base,
      entry,
      contract: typeof contract === 'number' ? contract : 0,
      pages: listOf(value['pages'], ['path', 'module']),
      widgets: listOf(value['widgets'], ['name', 'module']),
      navigation: Array.isArray(navigation) ? navigation.filter(isNavigation) : [],
    },
  ];
}

/**
 * Reads a site configuration.
 * @throws when it is not one at all; a single malformed remote is left out
 */
export function parseSite(value: unknown): SiteConfig {
  if (!isRecord(value) || !isRecord(value['backend']) || !Array.isArray(value['remotes'])) {
    throw new Error('site.json is not a site configuration');
  }
  const { url, key } = value['backend'];
  return {
    contract: typeof value['contract'] === 'number' ? value['contract'] : 0,
    backend: { url: isText(url) ? url : '', key: isText(key) ? key : '' },
    sampleCatalogue: value['sampleCatalogue'] !== false,
    remotes: value['remotes'].flatMap(parseRemote),
  };
}
