import { useRef, useState } from 'react';

/** The slide one step away, from 0; both ends wrap around. */
export const slideIndex = (index: number, step: 1 | -1, count: number) =>
  (index + step + count) % count;

/** Milliseconds without scrolling after which a slide is where it stays. Safari has no `scrollend`. */
const STILL = 100;

/** Slides that the browser scrolls, also before the page is hydrated. The viewport must get `ref` and `onScroll`. */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const [moved, setMoved] = useState(false);
  const viewport = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (next: number) => {
    setIndex(next);
    setMoved(true);
  };
  const go = (step: 1 | -1) => {
    const next = slideIndex(index, step, count);
    show(next);
    const { current } = viewport;
    if (!current) return;
    // From one end to the other the slides between them would pass by.
    const isNeighbor = Math.abs(next - index) === 1;
    current.scrollTo({
      left: (next / count) * current.scrollWidth,
      behavior: isNeighbor ? 'auto' : 'instant',
    });
  };
  const onScroll = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { current } = viewport;
      if (!current) return;
      const shown = Math.round((current.scrollLeft / current.scrollWidth) * count);
      if (shown !== index) show(shown);
    }, STILL);
  };
  return { index, moved, go, viewport: { ref: viewport, onScroll } };
}
