import type { ShellRecord, SiteConfig } from '../../shared-contract/src/siteConfig';
import type { BuiltRemote } from './builtRemote';
import { buildProblems, refuse, shellProblems, siteProblems } from './checkRemote';
import { entryOf, recordOf } from './releaseRecord';

/** Not named yet: a version is named after the files that are published. */
const NEXT = 'next';

/**
 * Checks apps that are to be released together, each against the site as those before it leave it.
 * @param shell what the new shell can do, where one comes along
 * @param canary set when visitors keep the live remotes for the most part
 * @throws Refusal for the first app that does not fit; nothing has changed then
 */
export function refuseMisfits(
  remotes: readonly BuiltRemote[],
  shell: Pick<ShellRecord, 'contracts' | 'provides'> | undefined,
  site: SiteConfig,
  canary?: number,
) {
  let next = site;
  if (shell) {
    const names = remotes.map(({ manifest }) => manifest.name);
    refuse('shell', shellProblems(shell, site, names));
    next = { ...next, shell: { version: NEXT, history: [], ...shell } };
  }
  for (const built of remotes) {
    const { name } = built.manifest;
    refuse(name, [...buildProblems(built), ...siteProblems(built, next)]);
    if (canary !== undefined) continue;
    const others = next.remotes.filter((remote) => remote.name !== name);
    next = { ...next, remotes: [...others, entryOf(name, NEXT, recordOf(built))] };
  }
}
