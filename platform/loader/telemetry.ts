import { isVersion } from '@shop/shared-site/contract';
import type { Remote } from '@shop/shared-site/schema';

/** How long failures are collected after the first one was sent, in milliseconds. */
const COLLECT_MS = 4_000;
const MAX_EVENTS = 20;

/**
 * How a visitor reached a page: as the first page of a browser that has no group yet (`new`) or has one
 * (`first`), or by navigation in the app. Only visits of one kind are compared with each other.
 */
export type Start = 'new' | 'first' | 'app';

/** The worst web vitals of a page so far, as the library web-vitals names and measures them. */
export type Vitals = Partial<Record<'LCP' | 'INP' | 'CLS', number>>;

/**
 * Called when a vital has become worse, with the `remote`, `version` and `module` of the page on the screen,
 * or without where that is loaded and not rendered yet.
 */
export type OnVital = (
  place: Readonly<Record<string, string | undefined>>,
  name: keyof Vitals,
  value: number,
) => void;

/** What happened to a remote. No personal data. */
export interface LoaderEvent extends Vitals {
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
  /** Absent where the visit is not compared with others. */
  start?: Start;
}

export type SendEvents = (events: LoaderEvent[]) => Promise<unknown>;

export interface TelemetryOptions {
  /** Loads the function that sends up to 20 events. Without it, no event is recorded. */
  report?: (() => Promise<SendEvents>) | undefined;
  /** How the page that needs a module was reached; `isPage` is false for a widget. */
  start?: ((isPage: boolean) => Start | undefined) | undefined;
  /** Loads what measures web vitals; without it, none are reported. */
  watchVitals?: ((onVital: OnVital) => Promise<unknown>) | undefined;
  /** Runs work once the page is loaded and the browser is idle. */
  whenIdle: (work: () => void) => void;
}

/** Where something happened: in which version of a remote, in which of its exposed modules. */
interface Place {
  remote: Remote;
  version: string;
  module: string;
}

type Occurrence = { event: 'load'; ms: number } | { event: 'failure' | 'crash'; error: unknown };

/** Records a load once for each module, which is cached after that, and every failure and crash. */
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

/**
 * Reports to the owners of a remote what happens to it. Failures are sent at once, since visitors leave
 * a broken page; loads when the page is hidden, so that a healthy visit makes no request for them.
 */
export function createTelemetry({
  report,
  start,
  watchVitals,
  whenIdle,
}: TelemetryOptions): RecordEvent {
  let queue: LoaderEvent[] = [];
  let isCollecting = false;
  let sendsWhenHidden = false;
  let sendEvents: SendEvents | undefined;
  const loaded = new Map<string, LoaderEvent>();
  let latest: LoaderEvent | undefined;
  /** The vitals that this browser measures: those of a later page are 0 until one becomes worse. */
  const measured: Vitals = {};

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

  /** Sends the first failure at once; those that follow soon share a request. */
  function sendFailures() {
    if (isCollecting) return;
    isCollecting = true;
    loadReport().then(send, () => undefined);
    setTimeout(() => {
      isCollecting = false;
      whenIdle(send);
    }, COLLECT_MS);
  }

  const onVital: OnVital = ({ remote, version, module }, name, value) => {
    measured[name] = 0;
    const event = version ? loaded.get(`${remote} ${version} ${module}`) : latest;
    if (event) event[name] = value;
  };

  function sendWhenHidden() {
    if (sendsWhenHidden) return;
    sendsWhenHidden = true;
    // Once the page is hidden it is too late to fetch code.
    whenIdle(() => Promise.all([loadReport(), watchVitals?.(onVital)]).catch(() => undefined));
    // After the listeners of the document: those of web-vitals measure until then.
    window.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') send();
    });
  }

  return ({ remote, version, module }, occurrence) => {
    // What a developer's own machine serves is not reported.
    if (!report || !isVersion(version)) return;
    const route = routeOf(remote, module);
    const began = start?.(route.startsWith('/'));
    const event = {
      ...{ remote: remote.name, version, route, event: occurrence.event },
      ...(began ? { start: began } : {}),
    };
    if (occurrence.event === 'load') {
      const id = `${remote.name} ${version} ${module}`;
      if (loaded.has(id)) return;
      const load = { ...event, ms: Math.round(occurrence.ms), ...measured };
      loaded.set(id, load);
      latest = load;
      queue.push(load);
      sendWhenHidden();
    } else {
      queue.push({ ...event, error: nameOf(occurrence.error) });
      sendFailures();
    }
  };
}
