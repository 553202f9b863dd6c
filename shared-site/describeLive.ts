import type { ReleaseEvent, SiteConfig } from './schema';

const madeLive = (version: string, history: readonly ReleaseEvent[] = []) =>
  history.findLast((event) => event.version === version && event.action !== 'canary');

/** Says which version of an app visitors get, since when, and of which team. */
export function describeLive({ shell, remotes }: SiteConfig, app: string): string {
  const remote = remotes.find(({ name }) => name === app);
  const live = app === 'shell' ? shell : remote && { ...remote.live, history: remote.history };
  if (!live) return `${app} has not been released yet`;
  const { at, action, team } = madeLive(live.version, live.history) ?? {};
  const by = team ? ` by ${team}` : '';
  const since = at ? `, ${action} ${at.slice(0, 16).replace('T', ' ')} UTC${by}` : '';
  const canary = remote?.canary
    ? `; its canary ${remote.canary.release.version} has ${remote.canary.percent}% of the visitors`
    : '';
  return `${app} ${live.version} is live${since}${canary}`;
}
