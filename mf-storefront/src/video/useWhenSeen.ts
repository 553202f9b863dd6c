import { type RefObject, useEffect } from 'react';

/** Calls `start` once, when the element is seen. `start` must be stable. */
export function useWhenSeen(
  element: RefObject<HTMLElement | null>,
  enabled: boolean,
  start: () => void,
) {
  useEffect(() => {
    if (!enabled || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, enabled, start]);
}
