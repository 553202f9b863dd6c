/** A row of the table remote_events. */
export interface CountedEvent {
  remote: string;
  version: string;
  route: string;
  event: string;
  error: string;
  times: number;
  load_ms: number;
}

interface RemoteTotals {
  loads: number;
  failures: number;
  crashes: number;
  loadMs: number;
  errors: Map<string, number>;
}

const emptyTotals = (): RemoteTotals => ({
  loads: 0,
  failures: 0,
  crashes: 0,
  loadMs: 0,
  errors: new Map(),
});

function addEvent(fare: RemoteTotals, { event, error, route, times, load_ms }: CountedEvent) {
  if (event === 'load') {
    fare.loads += times;
    fare.loadMs += load_ms;
    return;
  }
  if (event === 'failure') fare.failures += times;
  else fare.crashes += times;
  const where = `${error || 'Unknown'} on ${route}`;
  fare.errors.set(where, (fare.errors.get(where) ?? 0) + times);
}

const HEADING = ['remote', 'version', 'loads', 'failures', 'crashes', 'mean load'];

/** Loads, failures, crashes and mean load time by remote and version, with the errors below each. */
export function remotesTable(events: CountedEvent[]): string {
  const fares = new Map<string, RemoteTotals>();
  for (const event of events) {
    const key = `${event.remote} ${event.version}`;
    const fare = fares.get(key) ?? emptyTotals();
    addEvent(fare, event);
    fares.set(key, fare);
  }
  if (fares.size === 0) return 'No visit has been reported yet.';
  const lines = [...fares].sort().flatMap(([key, fare]) => {
    const mean = fare.loads ? `${Math.round(fare.loadMs / fare.loads)} ms` : '-';
    const cells = [...key.split(' '), fare.loads, fare.failures, fare.crashes, mean];
    const errors = [...fare.errors].sort((a, b) => b[1] - a[1]);
    return [row(cells), ...errors.map(([where, times]) => `    ${times} × ${where}`)];
  });
  return [row(HEADING), ...lines].join('\n');
}

const row = ([remote, version, ...numbers]: (string | number)[]) =>
  [
    String(remote).padEnd(18),
    String(version).padEnd(14),
    ...numbers.map((value) => String(value).padStart(10)),
  ].join('');
