import { versionBase } from './contract';
import type { Release, ReleaseRecord, ReleaseSource } from './schema';

/** A version of a remote as the site configuration lists it. */
export const releaseOf = (name: string, version: string, record: ReleaseRecord): Release => ({
  version,
  base: versionBase(name, version),
  ...record,
});

/** Of a release only where its files are. */
export const sourceOf = (release: ReleaseSource): ReleaseSource => {
  const { version, contract, base, entry, container, integrity, digests } = release;
  return {
    ...{ version, contract, base, entry, container },
    ...(integrity ? { integrity } : {}),
    ...(digests ? { digests } : {}),
  };
};
