import type { RemoteManifest, ShellRecord } from '../../../shared-contract/src/siteConfig';

/** The live shell must still, or already, mount remotes of this contract. */
export function contractMisfit(
  { contract }: Pick<RemoteManifest, 'contract'>,
  shell: Pick<ShellRecord, 'contracts'>,
): string[] {
  const { oldest, newest } = shell.contracts;
  if (contract >= oldest && contract <= newest) return [];
  return [`it is built for contract ${contract}; the live shell mounts ${oldest} to ${newest}`];
}
