/** What browsers have and jsdom lacks, as far as pages touch it: a visitor with no preferences. */
export function fillBrowserGaps({ reducedMotion = false } = {}) {
  Object.assign(window, {
    matchMedia: (media: string) => ({
      media,
      matches: reducedMotion && media.includes('reduced-motion'),
      addEventListener() {},
      removeEventListener() {},
    }),
    requestIdleCallback: (run: () => void) => setTimeout(run),
    cancelIdleCallback: clearTimeout,
    ResizeObserver: Unmoving,
    IntersectionObserver: Unmoving,
  });
}

/** Nothing has a size here, so nothing changes it. */
class Unmoving {
  observe() {}
  unobserve() {}
  disconnect() {}
}
