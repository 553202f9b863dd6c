import { versionBase } from './contract';
import type { ReleaseRecord, RemoteEntry, RemoteSource } from './schema';

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
