import type { RemoteEntry, RemoteSource } from '@shop/shared-contract';
import type { RemoteEvent } from '@shop/shared-data';
import { whenIdle } from '../whenIdle';

/** How long events of a visit are collected, in milliseconds: one request tells them all. */
const COLLECTED = 4_000;
const AT_MOST = 20;

let waiting: RemoteEvent[] = [];
let collecting = false;
let toldTrouble = false;

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
  waiting = [];
  if (events.length === 0) return;
  import('@shop/shared-data')
    .then(({ reportRemotes }) => reportRemotes(events))
    // A report that is lost is lost: no visitor shall notice.
    .catch(() => undefined);
}

/** However often a page fails, one request in so many milliseconds is enough. */
function collect() {
  if (collecting) return;
  collecting = true;
  setTimeout(() => {
    collecting = false;
    toldTrouble = false;
    whenIdle(send);
  }, COLLECTED);
}

type Happened = { event: 'load'; ms: number } | { event: 'failure' | 'crash'; error: unknown };

/**
 * Tells the owners of a remote how it fares: which remote, version and route, what happened, the
 * error's name. Nothing about the visitor. Loads are told in idle time; what goes wrong first is
 * told at once, since visitors leave a broken page quickly.
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
  if (happened.event !== 'load' && !toldTrouble) {
    toldTrouble = true;
    send();
  }
  collect();
}
