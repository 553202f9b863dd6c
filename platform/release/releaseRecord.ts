import { readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  Offer,
  RemoteEntry,
  RemoteRecord,
  RemoteSource,
} from '../../shared-contract/src/siteConfig';
import type { BuiltRemote } from './builtRemote';

/** Lies in a version's folder and says all that is needed to put the version live again. */
export const RECORD_FILE = 'release.json';

/** One version of a remote, wherever its folder is. */
export type ReleaseRecord = Offer &
  Omit<RemoteRecord, 'history'> &
  Omit<RemoteSource, 'version' | 'base'>;

export function recordOf({ manifest, entry, container, integrity, requires }: BuiltRemote) {
  const { contract, pages, widgets, navigation, prerender, uses = [] } = manifest;
  const record: ReleaseRecord = {
    contract,
    entry,
    container,
    integrity,
    pages,
    widgets,
    navigation,
    prerender,
    uses,
    requires,
  };
  return record;
}

export const versionBase = (app: string, version: string) => `/${app}/${version}/`;

/**
 * Reads what a version's folder says about it.
 * @throws when there is no such version (any more)
 */
export function readRecord(siteDir: string, remote: string, version: string): ReleaseRecord {
  const file = path.join(siteDir, remote, version, RECORD_FILE);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ReleaseRecord;
  } catch (cause) {
    throw new Error(`There is no version ${version} of ${remote} to put live`, { cause });
  }
}

/** A version as the site configuration lists it. */
export const entryOf = (name: string, version: string, record: ReleaseRecord): RemoteEntry => ({
  name,
  version,
  base: versionBase(name, version),
  ...record,
});

/** Of an entry only where its files are. */
export const sourceOf = (entry: RemoteSource): RemoteSource => {
  const { version, contract, base, entry: file, container, integrity } = entry;
  return { version, contract, base, entry: file, container, ...(integrity ? { integrity } : {}) };
};
