import type { ReleaseEvent, Remote, SiteConfig } from './schema';

/**
 * How many events of an app the site configuration stores that made a version live, and how many others:
 * the steps of canaries displace no version to roll back to.
 */
const HISTORY_LENGTH = 20;

const madeLive = ({ action }: ReleaseEvent) => action !== 'canary' && action !== 'withdrawn';

export function appendEvent(
  history: ReleaseEvent[] = [],
  action: ReleaseEvent['action'],
  version: string,
  details: Pick<ReleaseEvent, 'percent' | 'reason'> = {},
  at = new Date(),
): ReleaseEvent[] {
  const events = [...history, { at: at.toISOString(), action, version, ...details }];
  const releases = events.filter(madeLive).slice(-HISTORY_LENGTH);
  const others = events.filter((event) => !madeLive(event)).slice(-HISTORY_LENGTH);
  return events.filter((event) => releases.includes(event) || others.includes(event));
}

/**
 * Records in each event that a change has added which team's token the release endpoint accepted.
 * @param before the site without the change
 * @param after the site with it
 */
export function signEvents(before: SiteConfig, after: SiteConfig, team: string): SiteConfig {
  const known = new Set([before.shell, ...before.remotes].flatMap((each) => each?.history ?? []));
  const sign = <App extends { history?: ReleaseEvent[] }>(app: App): App =>
    app.history
      ? { ...app, history: app.history.map((each) => (known.has(each) ? each : { ...each, team })) }
      : app;
  const { shell, remotes } = after;
  return { ...after, ...(shell ? { shell: sign(shell) } : {}), remotes: remotes.map(sign) };
}

/** When the canary that is running now began, at its first percentage, as an ISO instant. */
export function canaryStart({ canary, history = [] }: Remote): string | undefined {
  const isOther = ({ action, version }: ReleaseEvent) =>
    action !== 'canary' || version !== canary?.release.version;
  return history[history.findLastIndex(isOther) + 1]?.at;
}

/**
 * The versions that were live before the current one, the latest last. A version that was rolled back
 * is not among them: the loader must not fall back to it.
 */
export function earlierVersions(history: ReleaseEvent[] = []): string[] {
  const stack: string[] = [];
  for (const { action, version } of history.filter(madeLive)) {
    // A version that the history no longer names is older than all that it names.
    if (action === 'rolled back') stack.length = Math.max(stack.lastIndexOf(version), 0);
    if (stack.at(-1) !== version) stack.push(version);
  }
  return stack.slice(0, -1);
}

/** Says that an app has no version before the live one, and which others the history names. */
export function noEarlierVersion(app: string, history: ReleaseEvent[] = []): string {
  const made = history.filter(madeLive).map(({ version }) => version);
  const live = made.at(-1);
  const others = [...new Set(made)].filter((version) => version !== live);
  const sentence = `${app} has no version before the live one.`;
  if (others.length === 0) return sentence;
  return `${sentence} It was also live in ${others.join(', ')}: npm run shop -- rollback ${app} ${others.at(-1)}`;
}
