import type { RemoteEntry } from '@shop/site/schema';

/** How long failures are collected after the first one was sent, in milliseconds. */
const COLLECTED = 4_000;
const AT_MOST = 20;

/** What happened to a remote. No personal data. */
export interface RemoteEvent {
  remote: string;
  /** Digest of twelve characters. */
  version: string;
  /** Pattern of the route, or the widget's name; never an address. */
  route: string;
  event: 'load' | 'failure' | 'crash';
  /** The error's name, without its message. */
  error?: string;
  /** How long the load took, in milliseconds. */
  ms?: number;
}

export type SendEvents = (events: RemoteEvent[]) => Promise<unknown>;

export interface TelemetryOptions {
  /** Loads the function that sends up to 20 events. Without it, no event is recorded. */
  report?: (() => Promise<SendEvents>) | undefined;
  /** Runs work once the page is loaded and the browser is idle. */
  whenIdle: (work: () => void) => void;
}

/** Where something happened: in which version of a remote, in which of its exposed modules. */
interface Place {
  remote: RemoteEntry;
  version: string;
  module: string;
}

const routeOf = ({ pages, widgets }: RemoteEntry, module: string) =>
  pages.find((page) => page.module === module)?.path ??
  widgets.find((widget) => widget.module === module)?.name ??
  module;

/** The name of the innermost cause. Messages may contain what visitors typed. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown';
  if (error.cause instanceof Error) return nameOf(error.cause);
  return error.name.replace(/[^A-Za-z]/g, '').slice(0, 40);
}

/**
 * Reports to the owners of a remote what happens to it. Failures are sent at once, since visitors leave
 * a broken page; loads when the page is hidden, so that a healthy visit makes no request for them.
 */
export function createTelemetry({ report, whenIdle }: TelemetryOptions) {
  let queue: RemoteEvent[] = [];
  let isCollecting = false;
  let sendsWhenHidden = false;
  let sendEvents: SendEvents | undefined;
  const loaded = new Set<string>();

  const loadReport = async () => {
    sendEvents ??= await report?.();
  };

  function send() {
    const events = queue.slice(0, AT_MOST);
    if (events.length === 0 || !sendEvents) return;
    queue = [];
    // A report that does not arrive is dropped: it must not disturb the visitor.
    sendEvents(events).catch(() => undefined);
  }

  /** Sends the first failure at once; those that follow soon share a request. */
  function sendFailures() {
    if (isCollecting) return;
    isCollecting = true;
    loadReport().then(send, () => undefined);
    setTimeout(() => {
      isCollecting = false;
      whenIdle(send);
    }, COLLECTED);
  }

  function sendWhenHidden() {
    if (sendsWhenHidden) return;
    sendsWhenHidden = true;
    // Once the page is hidden it is too late to fetch code.
    whenIdle(() => loadReport().catch(() => undefined));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') send();
    });
  }

  /** @returns whether the event was recorded: what a developer's own machine serves is not reported */
  function record(place: Place, details: Pick<RemoteEvent, 'event' | 'ms' | 'error'>) {
    const { remote, version, module } = place;
    if (!report || !/^[0-9a-f]{12}$/.test(version)) return false;
    queue.push({ remote: remote.name, version, route: routeOf(remote, module), ...details });
    return true;
  }

  return {
    /** Records a load, once for each module: after that it is cached. */
    recordLoad(place: Place, milliseconds: number) {
      const id = [place.remote.name, place.version, place.module].join(' ');
      if (loaded.has(id)) return;
      loaded.add(id);
      if (record(place, { event: 'load', ms: Math.round(milliseconds) })) sendWhenHidden();
    },

    /** Records that a module could not be loaded, or that it threw an error while it was in use. */
    recordError(place: Place, event: 'failure' | 'crash', error: unknown) {
      if (record(place, { event, error: nameOf(error) })) sendFailures();
    },
  };
}
