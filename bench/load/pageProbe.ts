export interface PageTimes {
  fcp: number;
  lcp: number;
  cls: number;
  /** Milliseconds beyond 50 of every long task since the first paint. */
  blocking: number;
  longestTask: number;
  /** Tasks of more than 50 ms since the first paint. */
  longTasks: number;
  /** When the page handled presses: React had taken over its heading, or it works alone; 0 before. */
  interactive: number;
}

declare global {
  interface Window {
    pageTimes: PageTimes;
    /** The page's heading, once the page's own component is committed by React. */
    liveHeading: () => string | undefined;
  }
}

interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
}

/**
 * Runs in the page before its own scripts. Interactive means the same in every variant: the heading of
 * the page's component belongs to React's committed tree, so that a click is handled.
 */
export function pageProbe() {
  const times: PageTimes = {
    ...{ fcp: 0, lcp: 0, cls: 0, interactive: 0 },
    ...{ blocking: 0, longestTask: 0, longTasks: 0 },
  };
  window.pageTimes = times;

  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    times.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) times.cls += value;
  });
  observe('longtask', ({ duration }) => {
    times.blocking += duration - 50;
    times.longTasks += 1;
    times.longestTask = Math.max(times.longestTask, duration);
  });

  const property = (element: Element, prefix: string): unknown => {
    const key = Object.keys(element).find((name) => name.startsWith(prefix));
    return key && Reflect.get(element, key);
  };
  const holds = (fiber: Fiber | null, element: Element): boolean => {
    for (let next = fiber; next; next = next.sibling) {
      if (next.stateNode === element || holds(next.child, element)) return true;
    }
    return false;
  };
  window.liveHeading = () => {
    const heading = document.querySelector('main h1');
    const root = document.getElementById('root');
    // React marks an element when it starts to work on it; only the committed tree counts.
    if (!heading || !root || !property(heading, '__reactFiber$')) return undefined;
    const container = property(root, '__reactContainer$') as { stateNode: { current: Fiber } };
    return holds(container.stateNode.current, heading) ? (heading.textContent ?? '') : undefined;
  };
  /** A page that hydrates at the first press handles its menus once its script has run, before `load`. */
  const worksAlone = () =>
    document.readyState === 'complete' && document.getElementById('press') !== null;
  const timer = setInterval(() => {
    if (window.liveHeading() === undefined && !worksAlone()) return;
    times.interactive = performance.now();
    clearInterval(timer);
  }, 8);
}
