import { satisfies } from 'semver';
import { nameConflicts } from './addresses';
import type { Release, RemoteManifest, ShellAbilities, SiteConfig } from './schema';
import {
  removedWidgetsInUse,
  unknownWidgets,
  type WidgetDeclarations,
  widgetCycle,
} from './widgets';

/** The live shell must still, or already, mount remotes of this contract. */
function contractMismatch(
  { contract }: Pick<RemoteManifest, 'contract'>,
  { contracts }: Pick<ShellAbilities, 'contracts'>,
): string[] {
  const { oldest, newest } = contracts;
  if (contract >= oldest && contract <= newest) return [];
  return [`it is built for contract ${contract}; the live shell mounts ${oldest} to ${newest}`];
}

/**
 * Shared libraries that the shell provides in a version outside the range that a remote requires. The
 * browser would take them all the same, and the remote would break somewhere.
 */
function rangeMismatches(
  requires: Record<string, string>,
  provides: ShellAbilities['provides'],
): string[] {
  return Object.entries(requires).flatMap(([name, range]) => {
    const provided = provides[name];
    if (provided && satisfies(provided, range)) return [];
    return [`it needs ${name} ${range}; the shell provides ${provided ?? 'none'}`];
  });
}

type Version = Pick<Release, 'contract' | 'pages' | 'widgets' | 'uses' | 'requires'>;

/** What the live remotes offer and use. */
export const widgetDeclarations = ({
  remotes,
}: Pick<SiteConfig, 'remotes'>): WidgetDeclarations[] =>
  remotes.map(({ name, live }) => ({ ...live, name }));

/**
 * Why a version does not fit the site, by its record alone. This is enough for a version that was live
 * before; its build no longer exists.
 */
export function versionProblems(version: Version & { name: string }, site: SiteConfig): string[] {
  const live = widgetDeclarations(site);
  return [
    ...(site.shell ? contractMismatch(version, site.shell) : []),
    ...(site.shell ? rangeMismatches(version.requires ?? {}, site.shell.provides) : []),
    ...nameConflicts(version, site),
    ...unknownWidgets(version, live),
    ...removedWidgetsInUse(version, live),
    ...widgetCycle(version, live),
  ];
}

/**
 * Live remotes that a new shell would not mount.
 * @param except remotes that are released together with it
 */
export const shellProblems = (
  shell: ShellAbilities,
  site: SiteConfig,
  except: readonly string[],
): string[] =>
  site.remotes
    .filter(({ name }) => !except.includes(name))
    .flatMap(({ name, live }) => {
      const { oldest, newest } = shell.contracts;
      const { contract, requires = {} } = live;
      return [
        ...(contract >= oldest && contract <= newest
          ? []
          : [`${name} is built for contract ${contract}`]),
        ...rangeMismatches(requires, shell.provides).map((line) => `${name}: ${line}`),
      ];
    });
