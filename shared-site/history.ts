import type { ReleaseEvent, Remote, SiteConfig } from './schema';

/** For events that made a version live, and for the others, which displace no version to roll back to. */
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

export function signEvents(before: SiteConfig, after: SiteConfig, team: string): SiteConfig {
  const known = new Set([before.shell, ...before.remotes].flatMap((each) => each?.history ?? []));
  const sign = <App extends { history?: ReleaseEvent[] }>(app: App): App =>
    app.history
      ? { ...app, history: app.history.map((each) => (known.has(each) ? each : { ...each, team })) }
      : app;
  const { shell, remotes } = after;
  return { ...after, ...(shell ? { shell: sign(shell) } : {}), remotes: remotes.map(sign) };
}

/** An ISO instant. */
export function canaryStart({ canary, history = [] }: Remote): string | undefined {
  const isOther = ({ action, version }: ReleaseEvent) =>
    action !== 'canary' || version !== canary?.release.version;
  return history[history.findLastIndex(isOther) + 1]?.at;
}

/** The latest is last. A version that was rolled back is left out: the loader must not fall back to it. */
export function earlierVersions(history: ReleaseEvent[] = []): string[] {
  const stack: string[] = [];
  for (const { action, version } of history.filter(madeLive)) {
    // A version that the history no longer names is older than all that it names.
    if (action === 'rolled back') stack.length = Math.max(stack.lastIndexOf(version), 0);
    if (stack.at(-1) !== version) stack.push(version);
  }
  return stack.slice(0, -1);
}

export function noEarlierVersion(app: string, history: ReleaseEvent[] = []): string {
  const made = history.filter(madeLive).map(({ version }) => version);
  const live = made.at(-1);
  const others = [...new Set(made)].filter((version) => version !== live);
  const sentence = `${app} has no version before the live one.`;
  if (others.length === 0) return sentence;
  return `${sentence} It was also live in ${others.join(', ')}: npm run shop -- rollback ${app} ${others.at(-1)}`;
}
