import type { ShellRecord, SiteConfig } from '../../shared-contract/src/siteConfig';
import type { BuiltRemote } from './builtRemote';
import { contractMisfit } from './checks/contract';
import { forbiddenImports } from './checks/forbiddenImports';
import { missingModules } from './checks/offer';
import { takenNames } from './checks/routes';
import { rangeMisfits } from './checks/sharedRanges';
import { overBudget } from './checks/size';
import { undeclaredWidgets, widgetCycle } from './checks/widgetUse';

/** A release that must not go live, with every reason. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    app: string,
    readonly reasons: string[],
  ) {
    super([`${app} is not released:`, ...reasons.map((line) => `  - ${line}`)].join('\n'));
  }
}

/** @throws Refusal when there is any reason */
export function refuse(app: string, reasons: string[]) {
  if (reasons.length) throw new Refusal(app, reasons);
}

/** What the build alone tells; the same whatever else is live. */
export const buildProblems = (built: BuiltRemote): string[] => [
  ...missingModules(built),
  ...forbiddenImports(built),
  ...overBudget(built),
];

/** What only the site it joins can tell. Cheap, since it is asked while others wait their turn. */
export const siteProblems = (built: BuiltRemote, site: SiteConfig): string[] => [
  ...(site.shell ? contractMisfit(built, site.shell) : []),
  ...(site.shell ? rangeMisfits(built.requires, site.shell.provides) : []),
  ...takenNames(built.manifest, site),
  ...undeclaredWidgets(built, site),
  ...widgetCycle(built.manifest, site.remotes),
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
