import type { BuiltFrom, ReleaseEvent, Remote, SiteConfig } from '../../shared-site/schema';
import type { FindReport } from '../report/readReports';

type Part = Omit<Remote, 'live'> & { live: { version: string; built?: BuiltFrom } };

interface Options {
  /** Reads where a version comes from that is not in use, if that was recorded. */
  findBuilt?: (app: string, version: string) => BuiltFrom | undefined;
  /** Reads what visits reported of a version. */
  findReport?: FindReport | undefined;
  /** The name of the only app to list; default: all apps. */
  app?: string | undefined;
}

/** An instant of the history as text, in UTC. */
const formatMinute = (at: string) => at.slice(0, 16).replace('T', ' ');

function statusOf({ live, previous, canary }: Part, of: string): string {
  if (of === live.version) return 'live';
  if (of === canary?.release.version) return `canary, ${canary.percent} of 100 visitors`;
  return of === previous?.version ? 'previous: the fallback where the live version fails' : '';
}

/** Where a version comes from: when it was built, by whom, from which commit and why. */
function originOf({ at, by, commit, dirty, reason }: BuiltFrom): string {
  const from = commit && `from ${commit.slice(0, 12)}${dirty ? ' with uncommitted changes' : ''}`;
  const origin = [`built ${formatMinute(at)}`, by && `by ${by}`, from].filter(Boolean).join(' ');
  return reason ? `${origin}: ${reason}` : origin;
}

/** What `--watch` did with a canary, and why. */
const decisionOf = ({ at, action, percent, reason }: ReleaseEvent) =>
  reason ? [`    ${formatMinute(at)} ${action}${percent ? ` ${percent} %` : ''}: ${reason}`] : [];

/**
 * Each version has a line with its latest event, below its app, the latest first, a line with its
 * origin and the decisions of `--watch` where these were recorded, and lines with its reports.
 */
function lines(part: Part, { findBuilt, findReport }: Options): string[] {
  const latest = new Map((part.history ?? []).map((event) => [event.version, event]));
  const events = [...latest.values()].sort((a, b) => (a.at < b.at ? 1 : -1));
  return [
    part.name,
    ...events.flatMap(({ at, action, version, team }) => {
      // What is in use names the build that was released last, a version's folder the first one.
      const inUse = [part.live, part.canary?.release].find((each) => each?.version === version);
      const built = inUse?.built ?? findBuilt?.(part.name, version);
      const event = `  ${version}  ${formatMinute(at)}  ${action.padEnd(11)}  ${statusOf(part, version)}`;
      const token = team ? `  (token of ${team})` : '';
      return [
        event.trimEnd() + token,
        ...(built ? [`    ${originOf(built)}`] : []),
        ...(part.history ?? []).filter((each) => each.version === version).flatMap(decisionOf),
        ...(findReport?.(part.name, version) ?? []).map((line) => `    ${line}`),
      ];
    }),
  ];
}

/**
 * The versions of a site's apps as text; times are in UTC.
 * @throws when the site has no app of that name
 */
export function releasesTable(site: SiteConfig, options: Options = {}): string {
  const { app } = options;
  const shell: Part[] = site.shell
    ? [{ name: 'shell', live: site.shell, history: site.shell.history }]
    : [];
  const all = [...shell, ...site.remotes];
  const parts = all.filter(({ name }) => !app || name === app);
  if (app && parts.length === 0) {
    const names = all.map(({ name }) => name).join(', ');
    throw new Error(`${app} is not on this site; there are: ${names || 'none'}`);
  }
  return parts.flatMap((part) => lines(part, options)).join('\n') || 'nothing has been released';
}
