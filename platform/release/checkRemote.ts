import type {
  ReleaseEvent,
  RemoteEntry,
  ShellRecord,
  SiteConfig,
} from '../../shared-contract/src/siteConfig';
import type { BuiltRemote } from './builtRemote';
import { contractMisfit } from './checks/contract';
import { forbiddenImports } from './checks/forbiddenImports';
import { missingModules } from './checks/offer';
import { routeProblems, takenNames } from './checks/routes';
import { rangeMisfits } from './checks/sharedRanges';
import { overBudget } from './checks/size';
import { missedWidgets, undeclaredWidgets, unknownWidgets, widgetCycle } from './checks/widgetUse';

/** What somebody wanted to do; the history of a site tells of most of it. */
type Action = ReleaseEvent['action'] | 'retired' | 'made';

/** What must not be done, with every reason. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    app: string,
    readonly reasons: string[],
    action: Action = 'released',
  ) {
    super([`${app} is not ${action}:`, ...reasons.map((line) => `  - ${line}`)].join('\n'));
  }
}

/** @throws Refusal when there is any reason */
export function refuse(app: string, reasons: string[], action?: Action) {
  if (reasons.length) throw new Refusal(app, reasons, action);
}

/** What the build alone tells; the same whatever else is live. */
export const buildProblems = (built: BuiltRemote): string[] => [
  ...missingModules(built),
  ...routeProblems(built.manifest),
  ...forbiddenImports(built),
  ...overBudget(built),
];

/**
 * Why a version does not fit the site it joins, as far as its record tells: enough for one that was
 * live before, whose build is not at hand any more.
 */
export const versionProblems = (
  version: Pick<RemoteEntry, 'name' | 'contract' | 'pages' | 'widgets' | 'uses' | 'requires'>,
  site: SiteConfig,
): string[] => [
  ...(site.shell ? contractMisfit(version, site.shell) : []),
  ...(site.shell ? rangeMisfits(version.requires ?? {}, site.shell.provides) : []),
  ...takenNames(version, site),
  ...unknownWidgets(version, site.remotes),
  ...missedWidgets(version, site.remotes),
  ...widgetCycle(version, site.remotes),
];

/** What only the site it joins can tell. Cheap, since it is asked while others wait their turn. */
export const siteProblems = (built: BuiltRemote, site: SiteConfig): string[] => [
  ...versionProblems({ ...built.manifest, requires: built.requires }, site),
  ...undeclaredWidgets(built, site),
];

/**
 * Live remotes that a new shell would leave behind.
 * @param except remotes that are released together with it
 */
export const shellProblems = (
  { contracts, provides }: Pick<ShellRecord, 'contracts' | 'provides'>,
  site: SiteConfig,
  except: readonly string[],
): string[] =>
  site.remotes
    .filter(({ name }) => !except.includes(name))
    .flatMap(({ name, contract, requires = {} }) => [
      ...(contract >= contracts.oldest && contract <= contracts.newest
        ? []
        : [`${name} is built for contract ${contract}`]),
      ...rangeMisfits(requires, provides).map((line) => `${name}: ${line}`),
    ]);
