import { routeProblems, takenNames } from '../../site/addresses';
import { refuse } from '../../site/refusal';
import type { RemoteManifest } from '../../site/schema';

/**
 * Reads which remote is asked for: `fleet /fleet`, or only its name.
 * @param others the remotes that are there
 * @throws when there can be no such remote, with every reason
 */
export function askedRemote([said = '', route]: string[], others: readonly RemoteManifest[]) {
  const word = said.replace(/^mf-/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word)) {
    throw new Error('Name it in lower case: npm run new-remote -- fleet /fleet');
  }
  const asked = { name: `mf-${word}`, route: route ?? `/${word}` };
  const { name } = asked;
  if (others.some((other) => other.name === name)) throw new Error(`${name} exists`);
  const pages = [{ path: asked.route, module: './page' }];
  const problems = routeProblems({ pages, prerender: [] });
  refuse(
    name,
    [...problems, ...takenNames({ name, pages, widgets: [] }, { remotes: others })],
    'made',
  );
  return asked;
}
