/** Milliseconds: a page that is still there so long after `beforeunload` was not left, as with a download. */
const LEAVING_MS = 5_000;

interface LeaveWatch {
  /** Whether the visitor is leaving the page: the browser then aborts what it loads. */
  isLeaving(): boolean;
  /** While this load runs, notices the start of a navigation, at which Firefox aborts loads. */
  during<T>(load: Promise<T>): Promise<T>;
}

export function watchLeaving(): LeaveWatch {
  let leftAt = Number.NEGATIVE_INFINITY;
  let loads = 0;
  const leave = () => {
    leftAt = performance.now();
  };
  window.addEventListener('pagehide', leave);
  // Also restored from the back/forward cache.
  window.addEventListener('pageshow', () => {
    leftAt = Number.NEGATIVE_INFINITY;
  });
  return {
    isLeaving: () => performance.now() - leftAt < LEAVING_MS,
    async during(load) {
      // Only during loads: Firefox does not store a page with such a listener in its back/forward cache.
      window.addEventListener('beforeunload', leave);
      loads += 1;
      try {
        return await load;
      } finally {
        loads -= 1;
        if (loads === 0) window.removeEventListener('beforeunload', leave);
      }
    },
  };
}
