import { LANGUAGES } from './languages';
import { routesOverlap, sameRoute } from './routes';
import type { Offer, RemoteManifest } from './schema';

/** Addresses that the site itself answers, or keeps its files under. */
const reserved = [...LANGUAGES, 'rest', 'auth', 'healthz', 'releases', 'shell'].map(
  (name) => `/${name}`,
);

const PATH_RULE =
  'must be / or like /fleet, /fleet/:van or /fleet/*: small letters, digits and hyphens, no slash at the end';
const WELL_FORMED = /^\/$|^(\/([a-z0-9]+(-[a-z0-9]+)*|:[A-Za-z]\w*))*(\/\*)?$/;

export function pathProblem(path: string): string | undefined {
  if (path === '' || !WELL_FORMED.test(path)) return `the path "${path}" ${PATH_RULE}`;
  if (path === '/*') return 'the path "/*" would match the addresses of all other remotes';
  const taken = reserved.find((own) => routesOverlap(path, `${own}/*`));
  if (taken) return `the path ${path} would match ${taken}, which is reserved for the site`;
  if (path.startsWith('/mf-')) return `the path ${path} is reserved for the files of remotes`;
  return undefined;
}

export function routeProblems({
  pages,
  prerender,
  layout,
}: Pick<RemoteManifest, 'pages' | 'prerender' | 'layout'>): string[] {
  const isOwn = (url: string) =>
    WELL_FORMED.test(url) &&
    !/[:*]/.test(url) &&
    pages.some(({ path }) => pathProblem(path) === undefined && routesOverlap(path, url));
  return [
    ...pages.flatMap(({ path }) => pathProblem(path) ?? []),
    ...pages
      .filter(({ path }, index) =>
        pages.slice(0, index).some((before) => sameRoute(before.path, path)),
      )
      .map(({ path }) => `the path ${path} is declared twice`),
    ...prerender
      .filter((url) => !isOwn(url))
      .map((url) => `it prerenders ${url}, which none of its pages matches`),
    ...prerender
      .filter((url, index) => prerender.indexOf(url) !== index)
      .map((url) => `it prerenders ${url} twice`),
    // The policy of the staff layout allows none of the scripts in composed HTML.
    ...(layout === 'staff'
      ? prerender.map((url) => `it prerenders ${url}, but pages of staff have no composed HTML`)
      : []),
  ];
}

type Part = Pick<Offer, 'pages' | 'widgets'>;

/** A path or a widget's name that another remote already has, for all visitors or a canary's. */
export function nameConflicts(
  { name, pages, widgets }: Pick<RemoteManifest, 'name' | 'pages' | 'widgets'>,
  { remotes }: { remotes: readonly { name: string; live: Part; canary?: { release: Part } }[] },
): string[] {
  const others = remotes
    .filter((remote) => remote.name !== name)
    .flatMap(({ name: owner, live, canary }) => [
      { owner, ...live },
      ...(canary ? [{ owner, ...canary.release }] : []),
    ]);
  const problems = [
    ...pages.flatMap(({ path }) =>
      others.flatMap(({ owner, pages: theirs }) =>
        theirs
          .filter((page) => routesOverlap(page.path, path))
          .map((page) =>
            page.path === path
              ? `the path ${path} belongs to ${owner}`
              : `the path ${path} matches addresses of ${page.path}, which belongs to ${owner}`,
          ),
      ),
    ),
    ...widgets.flatMap((widget) =>
      others
        .filter((other) => other.widgets.some((entry) => entry.name === widget.name))
        .map(({ owner }) => `the widget ${widget.name} belongs to ${owner}`),
    ),
  ];
  return [...new Set(problems)];
}
