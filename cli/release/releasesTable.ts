import type { BuiltFrom, ReleaseEvent, Remote, SiteConfig } from '../../shared-site/schema';
import type { FindReport } from '../report/readReports';

type Part = Omit<Remote, 'live'> & { live: { version: string; built?: BuiltFrom } };

interface Options {
  /** Called for versions that are not in use. */
  findBuilt?: (app: string, version: string) => BuiltFrom | undefined;
  findReport?: FindReport | undefined;
  /** Default: all apps. */
  app?: string | undefined;
}

const formatMinute = (at: string) => at.slice(0, 16).replace('T', ' ');

function statusOf({ live, previous, canary }: Part, of: string): string {
  if (of === live.version) return 'live';
  if (of === canary?.release.version) return `canary, ${canary.percent} of 100 visitors`;
  return of === previous?.version ? 'previous: the fallback where the live version fails' : '';
}

function originOf({ at, by, commit, dirty, reason }: BuiltFrom): string {
  const from = commit && `from ${commit.slice(0, 12)}${dirty ? ' with uncommitted changes' : ''}`;
  const origin = [`built ${formatMinute(at)}`, by && `by ${by}`, from].filter(Boolean).join(' ');
  return reason ? `${origin}: ${reason}` : origin;
}

/** What happened to a canary, and why. */
const decisionOf = ({ at, action, percent, reason }: ReleaseEvent) =>
  reason ? [`    ${formatMinute(at)} ${action}${percent ? ` ${percent}%` : ''}: ${reason}`] : [];

/** The latest version first, each with its origin, the reasons of its changes and its reports. */
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

/** Times are in UTC. @throws when the site has no app of that name */
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
