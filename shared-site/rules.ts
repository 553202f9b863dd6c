import { satisfies } from 'semver';
import { nameConflicts } from './addresses';
import { staffRemotes } from './routes';
import type { Release, RemoteManifest, ShellAbilities, SiteConfig } from './schema';
import {
  removedWidgetsInUse,
  unknownWidgets,
  type WidgetDeclarations,
  widgetCycle,
} from './widgets';

function contractMismatch(
  { contract }: Pick<RemoteManifest, 'contract'>,
  shell: Pick<ShellAbilities, 'contract'>,
): string[] {
  if (contract === shell.contract) return [];
  return [`it is built for contract ${contract}; the live shell mounts ${shell.contract}`];
}

/** The browser would load a library outside the required range all the same, and the remote would break. */
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

type Version = Pick<Release, 'contract' | 'pages' | 'widgets' | 'uses' | 'requires' | 'layout'>;

/** A remote of visitors must not enter the origin of staff by declaring their layout. */
function entersStaffOrigin({ name, layout }: Version & { name: string }, site: SiteConfig) {
  const ofStaff = staffRemotes(site.remotes).map((remote) => remote.name);
  if (!site.staffOrigin || layout !== 'staff' || !ofStaff.length || ofStaff.includes(name))
    return [];
  return [
    `it has the layout "staff", and at ${site.staffOrigin} only ${ofStaff.join(', ')} may run`,
  ];
}

export const widgetDeclarations = ({
  remotes,
}: Pick<SiteConfig, 'remotes'>): WidgetDeclarations[] =>
  remotes.map(({ name, live }) => ({ ...live, name }));

/** Judges by its record alone, since the build of a version that was live before no longer exists. */
export function versionProblems(version: Version & { name: string }, site: SiteConfig): string[] {
  const live = widgetDeclarations(site);
  return [
    ...(site.shell ? contractMismatch(version, site.shell) : []),
    ...(site.shell ? rangeMismatches(version.requires ?? {}, site.shell.provides) : []),
    ...nameConflicts(version, site),
    ...unknownWidgets(version, live),
    ...removedWidgetsInUse(version, live),
    ...widgetCycle(version, live),
    ...entersStaffOrigin(version, site),
  ];
}

/** @param except remotes that are released together with the shell */
export const shellProblems = (
  shell: ShellAbilities,
  site: SiteConfig,
  except: readonly string[],
): string[] =>
  site.remotes
    .filter(({ name }) => !except.includes(name))
    .flatMap(({ name, live }) => {
      const { contract, requires = {} } = live;
      return [
        ...(contract === shell.contract ? [] : [`${name} is built for contract ${contract}`]),
        ...rangeMismatches(requires, shell.provides).map((line) => `${name}: ${line}`),
      ];
    });
