import { versionBase } from './contract';
import type { Release, ReleaseRecord, ReleaseSource } from './schema';

export const releaseOf = (name: string, version: string, record: ReleaseRecord): Release => ({
  version,
  base: versionBase(name, version),
  ...record,
});

/** Picks the fields that say where the files are. */
export const sourceOf = (release: ReleaseSource): ReleaseSource => {
  const { version, contract, base, entry, container, integrity, digests } = release;
  return {
    version,
    contract,
    base,
    entry,
    container,
    ...(integrity ? { integrity } : {}),
    ...(digests ? { digests } : {}),
  };
};
