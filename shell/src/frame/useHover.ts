import { type RefObject, useEffect } from 'react';

/** Tells when a mouse enters and leaves an element; fingers and pens don't hover. */
export function useHover(element: RefObject<HTMLElement | null>, onHover: (over: boolean) => void) {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const listen = (over: boolean) => (event: PointerEvent) => {
      if (event.pointerType === 'mouse') onHover(over);
    };
    const enter = listen(true);
    const leave = listen(false);
    target.addEventListener('pointerenter', enter);
    target.addEventListener('pointerleave', leave);
    return () => {
      target.removeEventListener('pointerenter', enter);
      target.removeEventListener('pointerleave', leave);
    };
  }, [element, onHover]);
}
