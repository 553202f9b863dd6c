import { type RefObject, useEffect, useRef } from 'react';

/**
 * Closes a menu on Escape, wherever the focus is, and when the visitor tabs out of it or presses a pointer outside;
 * not on a focus change by script, as to the heading of a new page.
 * @param close called with `escape` when the focus was inside and should return to the button
 */
export function useDismiss(
  container: RefObject<HTMLElement | null>,
  close: (how: 'escape' | 'left') => void,
) {
  const tabbing = useRef(false);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !element.contains(target);
    const onKeyDown = ({ key }: KeyboardEvent) => {
      tabbing.current = key === 'Tab';
      if (key === 'Escape') close(element.contains(document.activeElement) ? 'escape' : 'left');
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      tabbing.current = false;
      if (isOutside(target)) close('left');
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (tabbing.current && isOutside(target)) close('left');
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  });
}
