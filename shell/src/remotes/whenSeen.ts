/** How far below the screen a part begins to load, in pixels. */
const MARGIN = 300;

/** What lets a part load that is not seen yet, by its marker. */
const unseen = new Map<Element, () => void>();

/** Lets a part load before it is seen. Returns false where it does not wait for that. */
export function loadUnseen(marker: Element): boolean {
  const see = unseen.get(marker);
  see?.();
  return see !== undefined;
}

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
      unseen.delete(marker);
      part.removeEventListener('focusin', see);
      resolve();
    };
    unseen.set(marker, see);
    observer.observe(part);
    part.addEventListener('focusin', see);
  });
}
