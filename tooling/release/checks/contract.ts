import type { ShellRecord } from '../../../shared-contract/src/siteConfig';
import type { BuiltRemote } from '../builtRemote';

/** The live shell must still, or already, mount remotes of this contract. */
export function contractMisfit({ manifest }: BuiltRemote, shell: ShellRecord): string[] {
  const { oldest, newest } = shell.contracts;
  const { contract } = manifest;
  if (contract >= oldest && contract <= newest) return [];
  return [`it is built for contract ${contract}; the live shell mounts ${oldest} to ${newest}`];
}
