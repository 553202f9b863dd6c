import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { slideIndex } from './slideIndex';

/**
 * A carousel without ends that can also be swiped.
 * @param count how many slides there are
 */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const [moved, setMoved] = useState(false);
  const wanted = useRef(0);
  const [viewport, carousel] = useEmblaCarousel({
    loop: true,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });

  const go = useCallback(
    (step: 1 | -1) => {
      const next = slideIndex(index, step, count);
      setIndex(next);
      wanted.current = next;
      setMoved(true);
      // Told the direction rather than the slide: from the last one it goes on to the first.
      if (step === 1) carousel?.scrollNext();
      else carousel?.scrollPrev();
    },
    [carousel, count, index],
  );

  useEffect(() => {
    if (!carousel) return;
    // Somebody was quicker than the carousel.
    if (wanted.current !== carousel.selectedScrollSnap()) carousel.scrollTo(wanted.current, true);
    const follow = () => {
      wanted.current = carousel.selectedScrollSnap();
      setIndex(wanted.current);
      setMoved(true);
    };
    carousel.on('select', follow);
    return () => {
      carousel.off('select', follow);
    };
  }, [carousel]);

  return { index, moved, go, viewport };
}
