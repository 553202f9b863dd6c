/** Defines the browser APIs that pages use and jsdom lacks. No media query matches by default. */
export function stubBrowserApis({ reducedMotion = false } = {}) {
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
    IntersectionObserver: InertObserver,
  });
}

/** jsdom has no layout, so no size ever changes. */
class InertObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
