import type { Remote, SiteConfig } from '../site/schema';

type Part = Omit<Remote, 'live'> & { live: { version: string } };

const formatMinute = (at: string) => at.slice(0, 16).replace('T', ' ');

function statusOf({ live, previous, canary }: Part, of: string): string {
  if (of === live.version) return 'live';
  if (of === canary?.release.version) return `canary, ${canary.percent} of 100 visitors`;
  return of === previous?.version ? 'previous: the fallback where the live version fails' : '';
}

/** Each version has one line with its latest event, below its app, the latest first. */
function lines(part: Part): string[] {
  const latest = new Map((part.history ?? []).map((event) => [event.version, event]));
  const events = [...latest.values()].sort((a, b) => (a.at < b.at ? 1 : -1));
  return [
    part.name,
    ...events.map(({ at, action, version }) =>
      `  ${version}  ${formatMinute(at)}  ${action.padEnd(11)}  ${statusOf(part, version)}`.trimEnd(),
    ),
  ];
}

/**
 * The versions of a site's apps as text; times are in UTC.
 * @param app its name; default: all apps
 * @throws when the site has no app of that name
 */
export function releasesTable(site: SiteConfig, app?: string): string {
  const shell: Part[] = site.shell
    ? [{ name: 'shell', live: site.shell, history: site.shell.history }]
    : [];
  const all = [...shell, ...site.remotes];
  const parts = all.filter(({ name }) => !app || name === app);
  if (app && parts.length === 0) {
    const names = all.map(({ name }) => name).join(', ');
    throw new Error(`${app} is not on this site; there are: ${names || 'none'}`);
  }
  return parts.flatMap(lines).join('\n') || 'nothing has been released';
}
