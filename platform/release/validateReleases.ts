import { routeProblems } from '../../shared-site/addresses';
import { assertNoProblems } from '../../shared-site/assertNoProblems';
import { startCanary } from '../../shared-site/changes';
import { shellProblems, versionProblems } from '../../shared-site/rules';
import type { ShellAbilities, SiteConfig } from '../../shared-site/schema';
import type { BuiltRemote } from './builtRemote';
import { forbiddenImports } from './forbiddenImports';
import { globalStyles } from './globalStyles';
import { overBudget } from './sizeBudget';
import { nextRelease } from './storeVersion';

function missingModules({ manifest, exposes }: BuiltRemote): string[] {
  return [...manifest.pages, ...manifest.widgets]
    .filter(({ module }) => !(module in exposes))
    .map((entry) => {
      const what = 'path' in entry ? `the page ${entry.path}` : `the widget ${entry.name}`;
      return `${what} names ${entry.module}, which the build does not expose`;
    });
}

export const buildProblems = (built: BuiltRemote): string[] => [
  ...missingModules(built),
  ...routeProblems(built.manifest),
  ...forbiddenImports(built),
  ...overBudget(built),
  ...globalStyles(built),
];

/** Must be fast: it runs again at each attempt to change the site. */
export const siteProblems = ({ manifest, requires }: BuiltRemote, site: SiteConfig): string[] =>
  versionProblems({ ...manifest, requires }, site);

/** Its files are not stored yet. */
const NEXT = 'next';

/**
 * Checks each app against the site as those before it leave it.
 * @param canary set when most visitors keep the live remotes
 * @returns the remotes in an order in which each fits, since one may offer what another one shows, and the site as it
 *   would be
 * @throws ChangeRejectedError for the first app that does not fit; nothing has changed then
 */
export function validateReleases(
  remotes: readonly BuiltRemote[],
  shell: ShellAbilities | undefined,
  site: SiteConfig,
  canary?: number,
): { ordered: BuiltRemote[]; next: SiteConfig } {
  let next = site;
  if (shell) {
    const names = remotes.map(({ manifest }) => manifest.name);
    assertNoProblems('shell', shellProblems(shell, site, names));
    next = { ...next, shell: { version: NEXT, history: [], ...shell } };
  }
  for (const built of remotes) assertNoProblems(built.manifest.name, buildProblems(built));
  const waiting = [...remotes];
  const ordered: BuiltRemote[] = [];
  while (waiting.length) {
    const fitting = waiting.findIndex((built) => siteProblems(built, next).length === 0);
    const [built] = waiting.splice(Math.max(fitting, 0), 1);
    if (!built) break;
    const { name } = built.manifest;
    assertNoProblems(name, siteProblems(built, next));
    ordered.push(built);
    const live = nextRelease(built);
    const others = next.remotes.filter((remote) => remote.name !== name);
    next =
      canary === undefined
        ? { ...next, remotes: [...others, { name, live }] }
        : startCanary(next, name, live, canary);
  }
  return { ordered, next };
}
