import { pathOf } from './languages';
import type { Layout, PageEntry, Release } from './schema';

interface Pattern {
  /** In lower case; a parameter, which matches any text, is undefined. */
  segments: (string | undefined)[];
  isOpen: boolean;
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

function parsePattern(path: string): Pattern {
  const all = segmentsOf(path.toLowerCase());
  const isOpen = all.at(-1) === '*';
  return {
    segments: (isOpen ? all.slice(0, -1) : all).map((segment) =>
      segment.startsWith(':') ? undefined : segment,
    ),
    isOpen,
  };
}

/** Whether there is an address that matches both routes: `/tires/:category`, `/tires/all`. */
export function routesOverlap(one: string, other: string): boolean {
  const [short, long] = [parsePattern(one), parsePattern(other)].sort(
    (a, b) => a.segments.length - b.segments.length,
  ) as [Pattern, Pattern];
  const fits = short.segments.every((segment, index) => {
    const opposite = long.segments[index];
    return segment === undefined || opposite === undefined || segment === opposite;
  });
  return fits && (short.isOpen || short.segments.length === long.segments.length);
}

export const sameRoute = (one: string, other: string) =>
  JSON.stringify(parsePattern(one)) === JSON.stringify(parsePattern(other));

/** Decodes each segment as React Router does: a malformed address stays as it is. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replace(/\//g, '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** Matches in any letter case, and with or without slashes at the end. */
export function matchesRoute(path: string, pathname: string): boolean {
  const { segments, isOpen } = parsePattern(path);
  // As in React Router, only `*` matches an empty segment that is not at the end.
  const parts = decodePath(pathname).toLowerCase().replace(/\/+$/, '').split('/').slice(1);
  if (isOpen ? parts.length < segments.length : parts.length !== segments.length) return false;
  return segments.every((segment, index) => {
    const part = parts[index];
    return part !== '' && (segment === undefined || segment === part);
  });
}

/** A literal segment weighs more than a parameter, and a parameter more than `*`. */
const weightOf = ({ path }: PageEntry) => {
  const { segments, isOpen } = parsePattern(path);
  return segments.reduce((sum, segment) => sum + (segment === undefined ? 4 : 11), isOpen ? -1 : 0);
};

/** Takes a path without the folder of a language. */
export const findPage = <Page extends PageEntry>(
  pages: readonly Page[],
  pathname: string,
): Page | undefined =>
  pages
    .filter(({ path }) => matchesRoute(path, pathname))
    .sort((a, b) => weightOf(b) - weightOf(a))[0];

/**
 * Whether a page's HTML works alone until something is pressed. The page for unknown addresses has no remotes.
 * @param pathname without the folder of a language
 */
export const hydratesAtPress = (
  { remotes }: { remotes: readonly { live: Pick<Release, 'pages'> }[] },
  pathname: string,
): boolean =>
  remotes.length === 0 ||
  findPage(
    remotes.flatMap(({ live }) => live.pages),
    pathname,
  )?.hydrate === 'press';

/**
 * The one address of the page at this address: that to which its route leads, and otherwise itself in small letters.
 * @param pathname without the folder of a language
 * @returns undefined where no page has the address
 */
export function oneAddress(
  { remotes }: { remotes: readonly { live: Pick<Release, 'pages'> }[] },
  pathname: string,
): string | undefined {
  const page = findPage(
    remotes.flatMap(({ live }) => live.pages),
    pathname,
  );
  return page && (page.redirect ?? pathname.toLowerCase());
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Where a remote names its public addresses, a pattern with parameters matches no others. Addresses that the
 * content names are not among these: each has a file.
 */
function addressesOf({ path, fromContent }: PageEntry, prerender: readonly string[]): string[] {
  if (fromContent) return [];
  const named = path.includes(':') ? prerender.filter((url) => matchesRoute(path, url)) : [];
  if (named.length) return named.map((url) => literal(url));
  const { segments, isOpen } = parsePattern(path);
  const fixed = segments.map((segment) => `/${segment === undefined ? '[^/]+' : literal(segment)}`);
  return [fixed.join('') + (isOpen ? '(?:/.*)?' : '')];
}

/** The folder of the HTML that addresses without a route get. */
export const UNKNOWN_FOLDER = '/.unknown';

type Routes = { remotes: readonly { live: WithPages; canary?: { release: WithPages } }[] };
type WithPages = Pick<Release, 'pages'>;

const routesOf = ({ remotes }: Routes): string[] =>
  remotes.flatMap(({ live, canary }) =>
    [...live.pages, ...(canary?.release.pages ?? [])].map(({ path }) => path),
  );

/** Whether a remote answers an address, if only to say that it has nothing there. Takes a path without a language. */
export const hasRoute = (site: Routes, pathname: string): boolean =>
  routesOf(site).some((path) => matchesRoute(path, pathname));

/** The source of a regular expression for what `hasRoute` accepts, in any letter case. */
export const routePattern = (site: Routes): string => {
  const addresses = routesOf(site).flatMap((path) => addressesOf({ path, module: './' }, []));
  return addresses.length ? `(?:${addresses.join('|')})/*` : '(?!)';
};

type PublicPages = Pick<Release, 'pages' | 'prerender'>;

/** The source of a regular expression for addresses without a language, in any letter case. */
export function pagePattern(remotes: readonly { live: PublicPages }[]): string {
  const addresses = remotes.flatMap(({ live: { pages, prerender = [] } }) =>
    pages.flatMap((page) => addressesOf(page, prerender)),
  );
  return addresses.length ? `(?:${addresses.join('|')})/*` : '(?!)';
}

/** The values of parameters are their names. */
export const addressesWithoutHtml = ({ pages, prerender = [] }: PublicPages): string[] =>
  pages
    .filter((page) => !prerender.some((url) => findPage(pages, url) === page))
    .map(({ path }) => path.replace(/\/\*$/, '').replaceAll(':', ''));

/** Whether it is for the content to name this address. Takes a path without a language. */
export const isNamedByContent = (
  { remotes }: { remotes: readonly { live: Pick<Release, 'pages'> }[] },
  pathname: string,
): boolean =>
  remotes.some(({ live: { pages } }) =>
    pages.some(({ path, fromContent }) => fromContent && matchesRoute(path, pathname)),
  );

type Remotes = readonly { live: PublicPages & Pick<Release, 'layout'> }[];

/** `pathname` is as in the address bar: percent-encoded, with the folder of a language. */
export const pageStatus = ({ remotes }: { remotes: Remotes }, pathname: string): 200 | 404 =>
  new RegExp(`^${pagePattern(remotes)}$`, 'i').test(decodePath(pathOf(pathname))) ? 200 : 404;

export const staffRemotes = <Remote extends Remotes[number]>(remotes: readonly Remote[]) =>
  remotes.filter(({ live }) => live.layout === 'staff');

/** The server chooses the policy by it, and the shell what it shows. Takes a path without a language. */
export const layoutOf = ({ remotes }: { remotes: Remotes }, pathname: string): Layout =>
  staffRemotes(remotes).some(({ live }) =>
    live.pages.some(({ path }) => matchesRoute(path, pathname)),
  )
    ? 'staff'
    : 'site';
