import { routeProblems } from '../site/addresses';
import { versionProblems } from '../site/rules';
import type { SiteConfig } from '../site/schema';
import type { BuiltRemote } from './builtRemote';
import { forbiddenImports } from './checks/forbiddenImports';
import { missingModules } from './checks/offer';
import { overBudget } from './checks/size';
import { undeclaredWidgets } from './checks/undeclaredWidgets';

/** What is wrong with a build, whatever else is live. */
export const buildProblems = (built: BuiltRemote): string[] => [
  ...missingModules(built),
  ...routeProblems(built.manifest),
  ...forbiddenImports(built),
  ...overBudget(built),
];

/** Why a build does not fit the site that it joins. Cheap, since it runs while others wait. */
export const siteProblems = (built: BuiltRemote, site: SiteConfig): string[] => [
  ...versionProblems({ ...built.manifest, requires: built.requires }, site),
  ...undeclaredWidgets(built, site),
];
