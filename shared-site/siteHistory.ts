import { versionBase } from './contract';
import type { Release, ReleaseEvent, Remote, ShellRecord, SiteConfig } from './schema';

/** What tools and staff read of a release. A page has the menu of all remotes in its HTML. */
const OF_TOOLS = [
  'navigation',
  'prerender',
  'uses',
  'requires',
  'texts',
  'language',
  'built',
] as const satisfies (keyof Release)[];

type OfTools = Partial<Pick<Release, (typeof OF_TOOLS)[number]>>;
type OfVisitors = Partial<Omit<Release, keyof OfTools>>;

/** What no visitor needs of a site: the file that `site.json` names beside it. */
export interface SiteHistory {
  shell?: ShellRecord;
  /** By name. */
  remotes: Record<string, { live: OfTools; canary?: OfTools; history?: ReleaseEvent[] }>;
}

/** The content of `site.json`. A base that follows from name and version is left out. */
export interface VisitorSite extends Omit<SiteConfig, 'shell' | 'remotes'> {
  /** Digest in the name of the file of the history; absent where nothing has been released. */
  history?: string;
  remotes: {
    name: string;
    live: OfVisitors;
    previous?: OfVisitors;
    canary?: { release: OfVisitors; percent: number };
  }[];
}

/** Beside `site.json`, and written before it. */
export const historyFile = (digest: string) => `history.${digest}.json`;

const withoutBase = <Source extends OfVisitors>(name: string, { base, ...source }: Source) => ({
  ...source,
  ...(base && base !== versionBase(name, source.version ?? '') ? { base } : {}),
});

const withBase = <Source extends OfVisitors>(name: string, source: Source) => ({
  base: versionBase(name, source.version ?? ''),
  ...source,
});

function ofVisitors(name: string, release: Release): OfVisitors {
  const entries = Object.entries(withoutBase(name, release));
  return Object.fromEntries(entries.filter(([key]) => !OF_TOOLS.some((each) => each === key)));
}

const ofTools = (release: Release): OfTools =>
  Object.fromEntries(OF_TOOLS.flatMap((key) => (key in release ? [[key, release[key]]] : [])));

/** Divides a site into what visitors load and what they don't; `joinSite` puts both together again. */
export function splitSite(site: SiteConfig): { site: VisitorSite; history: SiteHistory } {
  const { shell, remotes, ...rest } = site;
  return {
    site: {
      ...rest,
      remotes: remotes.map(({ name, live, previous, canary }) => ({
        name,
        live: ofVisitors(name, live),
        ...(previous && { previous: withoutBase(name, previous) }),
        ...(canary && { canary: { ...canary, release: ofVisitors(name, canary.release) } }),
      })),
    },
    history: {
      ...(shell && { shell }),
      remotes: Object.fromEntries(
        remotes.map(({ name, live, canary, history }) => [
          name,
          {
            live: ofTools(live),
            ...(canary && { canary: ofTools(canary.release) }),
            ...(history && { history }),
          },
        ]),
      ),
    },
  };
}

/** @param history default: none is known, and no remote has a menu */
export function joinSite(
  { history: _, remotes, ...rest }: VisitorSite,
  { shell, remotes: known }: SiteHistory = { remotes: {} },
): SiteConfig {
  const whole = (name: string, release: OfVisitors, tools: OfTools = {}) =>
    ({ navigation: [], ...withBase(name, release), ...tools }) as unknown as Release;
  return {
    ...rest,
    ...(shell && { shell }),
    remotes: remotes.map(({ name, live, previous, canary }) => {
      const { live: tools, canary: canaryTools, history } = known[name] ?? {};
      return {
        name,
        live: whole(name, live, tools),
        ...(previous && { previous: withBase(name, previous) as Remote['previous'] }),
        ...(canary && { canary: { ...canary, release: whole(name, canary.release, canaryTools) } }),
        ...(history && { history }),
      } as Remote;
    }),
  };
}

/** How often a reader begins again whose history was replaced while it read. */
const ATTEMPTS = 3;

/**
 * Reads a site where files can be replaced between two requests.
 * @param read returns the parsed JSON of a file, or undefined where it does not exist
 * @returns undefined without `site.json`; what it contains is not validated
 * @throws when the history that `site.json` names does not exist
 */
export async function readWholeSite(read: (file: string) => Promise<unknown>): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const site = (await read('site.json')) as VisitorSite | undefined;
    if (!site?.history) return site;
    const history = await read(historyFile(site.history));
    if (history) return joinSite(site, history as SiteHistory);
    if (attempt === ATTEMPTS) throw new Error(`There is no ${historyFile(site.history)}`);
  }
}
