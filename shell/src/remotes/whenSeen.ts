/** How far below the screen a part begins to load, in pixels. */
const MARGIN = 300;

/**
 * Resolves once the visitor is about to see a part of the composed HTML, or focuses something in it.
 * @param marker the element around the part; it has no box of its own
 */
export function whenSeen(marker: HTMLElement): Promise<void> {
  const part = marker.firstElementChild;
  if (!part) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) see();
      },
      { rootMargin: `${MARGIN}px` },
    );
    const see = () => {
      observer.disconnect();
      part.removeEventListener('focusin', see);
      resolve();
    };
    observer.observe(part);
    part.addEventListener('focusin', see);
  });
}
