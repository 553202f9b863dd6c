import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The slide one step away, from 0; both ends wrap around. */
export const slideIndex = (index: number, step: 1 | -1, count: number) =>
  (index + step + count) % count;

export function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const [moved, setMoved] = useState(false);
  const target = useRef(0);
  const [viewport, carousel] = useEmblaCarousel({
    loop: true,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });

  const go = useCallback(
    (step: 1 | -1) => {
      const next = slideIndex(index, step, count);
      setIndex(next);
      target.current = next;
      setMoved(true);
      // By direction rather than by index: from the last slide it continues to the first.
      if (step === 1) carousel?.scrollNext();
      else carousel?.scrollPrev();
    },
    [carousel, count, index],
  );

  useEffect(() => {
    if (!carousel) return;
    // The visitor moved before the carousel had loaded.
    if (target.current !== carousel.selectedScrollSnap()) carousel.scrollTo(target.current, true);
    const follow = () => {
      target.current = carousel.selectedScrollSnap();
      setIndex(target.current);
      setMoved(true);
    };
    carousel.on('select', follow);
    return () => {
      carousel.off('select', follow);
    };
  }, [carousel]);

  return { index, moved, go, viewport };
}
