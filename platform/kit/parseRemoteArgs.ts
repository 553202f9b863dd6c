import { nameConflicts, routeProblems } from '../../shared-site/addresses';
import { assertNoProblems } from '../../shared-site/assertNoProblems';
import type { RemoteManifest } from '../../shared-site/schema';

/** `fleet /fleet`, or only the name. @throws when such a remote is not allowed, with every reason */
export function parseRemoteArgs(
  [typedName = '', route]: string[],
  others: readonly RemoteManifest[],
) {
  const shortName = typedName.replace(/^mf-/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(shortName)) {
    throw new Error('The name must be lower case: npm run shop -- new-remote fleet /fleet');
  }
  const parsed = { name: `mf-${shortName}`, route: route ?? `/${shortName}` };
  const { name } = parsed;
  if (others.some((other) => other.name === name)) throw new Error(`${name} already exists`);
  const pages = [{ path: parsed.route, module: './page' }];
  const problems = routeProblems({ pages, prerender: [] });
  const remotes = others.map((live) => ({ name: live.name, live }));
  const taken = nameConflicts({ name, pages, widgets: [] }, { remotes });
  assertNoProblems(name, [...problems, ...taken], 'created');
  return parsed;
}
