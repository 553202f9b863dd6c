/** How far below the screen a part begins to load, in pixels. */
const MARGIN = 300;

/** Resolves once the visitor is about to see the HTML in the marker, which has no box, or focuses something in it. */
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
