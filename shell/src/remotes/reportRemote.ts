import type { RemoteEntry, RemoteSource } from '@shop/shared-contract';
import type { RemoteEvent } from '@shop/shared-data';
import { whenIdle } from '../whenIdle';

/** How long failures are collected after the first one was sent, in milliseconds. */
const COLLECTED = 4_000;
const AT_MOST = 20;

let waiting: RemoteEvent[] = [];
let collecting = false;
let report: typeof import('@shop/shared-data').reportRemotes | undefined;

/** The pattern of the page or the name of the widget that a module is; never an address. */
const routeOf = ({ pages, widgets }: RemoteEntry, module: string) =>
  pages.find((page) => page.module === module)?.path ??
  widgets.find((widget) => widget.module === module)?.name ??
  module;

/** The name of what went wrong at the bottom of it. Messages may hold what visitors typed. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown';
  if (error.cause instanceof Error) return nameOf(error.cause);
  return error.name.replace(/[^A-Za-z]/g, '').slice(0, 40);
}

function send() {
  const events = waiting.slice(0, AT_MOST);
  if (events.length === 0 || !report) return;
  waiting = [];
  // A report that is lost is lost: no visitor shall notice.
  report(events).catch(() => undefined);
}

async function loadReport() {
  report ??= (await import('@shop/shared-data')).reportRemotes;
}

/** Sends a failure at once: visitors leave a broken page. Those that follow soon share a request. */
function sendFailures() {
  if (collecting) return;
  collecting = true;
  loadReport().then(send, () => undefined);
  setTimeout(() => {
    collecting = false;
    whenIdle(send);
  }, COLLECTED);
}

let sendsWhenHidden = false;

/** Sends loads when the visitor leaves the page or hides it: a healthy visit asks the backend nothing. */
function sendWhenHidden() {
  if (sendsWhenHidden) return;
  sendsWhenHidden = true;
  // Once the page is hidden it is too late to fetch code.
  whenIdle(() => loadReport().catch(() => undefined));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

type Happened = { event: 'load'; ms: number } | { event: 'failure' | 'crash'; error: unknown };

/**
 * Reports to the owners of a remote how it fares: which remote, version and route, what happened, the
 * error's name. Nothing about the visitor. Failures are sent at once, loads when the page is hidden.
 */
export function reportRemote(
  remote: RemoteEntry,
  { version }: Pick<RemoteSource, 'version'>,
  module: string,
  happened: Happened,
) {
  // Not the composer's, nor what a developer runs on a machine of their own.
  if (window.composeWith || !/^[0-9a-f]{12}$/.test(version)) return;
  waiting.push({
    remote: remote.name,
    version,
    route: routeOf(remote, module),
    event: happened.event,
    ...(happened.event === 'load'
      ? { ms: Math.round(happened.ms) }
      : { error: nameOf(happened.error) }),
  });
  if (happened.event === 'load') sendWhenHidden();
  else sendFailures();
}
