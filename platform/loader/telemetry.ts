import { isVersion } from '@shop/shared-site/contract';
import type { Remote } from '@shop/shared-site/schema';

/** How long failures are collected after the first one was sent, in milliseconds. */
const COLLECT_MS = 4_000;
const MAX_EVENTS = 20;

/** No personal data. */
export interface LoaderEvent {
  remote: string;
  version: string;
  /** Pattern of the route, or the widget's name; never an address. */
  route: string;
  event: 'load' | 'failure' | 'crash';
  /** The error's name, without its message. */
  error?: string;
}

export type SendEvents = (events: LoaderEvent[]) => Promise<unknown>;

export interface TelemetryOptions {
  /** Loads what sends up to 20 events. Without it, no event is recorded. */
  report?: (() => Promise<SendEvents>) | undefined;
  whenIdle: (work: () => void) => void;
  /** Failures and crashes of a page that is being left are not recorded. */
  isLeaving?: (() => boolean) | undefined;
}

interface Place {
  remote: Remote;
  version: string;
  module: string;
}

type Occurrence = { event: 'load' } | { event: 'failure' | 'crash'; error: unknown };

/** Records a load once for each version, and every failure and crash. */
export type RecordEvent = (place: Place, occurrence: Occurrence) => void;

const routeOf = ({ live: { pages, widgets } }: Remote, module: string) =>
  pages.find((page) => page.module === module)?.path ??
  widgets.find((widget) => widget.module === module)?.name ??
  module;

/** The name of the innermost cause. Messages may contain what visitors typed. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown';
  if (error.cause instanceof Error) return nameOf(error.cause);
  return error.name.replace(/[^A-Za-z]/g, '').slice(0, 40);
}

/** Failures are sent at once, since visitors leave a broken page, and loads when the page is hidden. */
export function createTelemetry({ report, whenIdle, isLeaving }: TelemetryOptions): RecordEvent {
  let queue: LoaderEvent[] = [];
  let isCollecting = false;
  let sendsWhenHidden = false;
  let sendEvents: SendEvents | undefined;
  const loaded = new Set<string>();

  const loadReport = async () => {
    sendEvents ??= await report?.();
  };

  function send() {
    const events = queue.slice(0, MAX_EVENTS);
    if (events.length === 0 || !sendEvents) return;
    queue = [];
    // A report that does not arrive is dropped: it must not disturb the visitor.
    sendEvents(events).catch(() => undefined);
  }

  function sendFailures() {
    if (isCollecting) return;
    isCollecting = true;
    loadReport().then(send, () => undefined);
    setTimeout(() => {
      isCollecting = false;
      whenIdle(send);
    }, COLLECT_MS);
  }

  function sendWhenHidden() {
    if (sendsWhenHidden) return;
    sendsWhenHidden = true;
    // Once the page is hidden it is too late to fetch code.
    whenIdle(() => loadReport().catch(() => undefined));
    window.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') send();
    });
  }

  return ({ remote, version, module }, occurrence) => {
    // What a developer's own machine serves is not reported.
    if (!report || !isVersion(version)) return;
    const route = routeOf(remote, module);
    const event = { remote: remote.name, version, route, event: occurrence.event };
    if (occurrence.event === 'load') {
      const id = `${remote.name} ${version}`;
      if (loaded.has(id)) return;
      loaded.add(id);
      queue.push(event);
      sendWhenHidden();
    } else if (!isLeaving?.()) {
      queue.push({ ...event, error: nameOf(occurrence.error) });
      sendFailures();
    }
  };
}
