/** Defines the browser APIs that pages use and jsdom lacks. No media query matches by default. */
export function stubBrowserApis({ reducedMotion = false } = {}) {
  Element.prototype.scrollTo = () => {};
  Object.assign(window, {
    matchMedia: (media: string) => ({
      media,
      matches: reducedMotion && media.includes('reduced-motion'),
      addEventListener() {},
      removeEventListener() {},
    }),
    requestIdleCallback: (run: () => void) => setTimeout(run),
    cancelIdleCallback: clearTimeout,
    ResizeObserver: InertObserver,
    IntersectionObserver: SeenObserver,
  });
}

/** jsdom has no layout; whatever is observed counts as seen. */
class SeenObserver {
  constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.callback([{ isIntersecting: true }]);
  }
  disconnect() {}
}

/** No size ever changes. */
class InertObserver {
  observe() {}
  disconnect() {}
}
