import { type RefObject, useEffect, useRef } from 'react';

/**
 * Closes something that is open when Escape is pressed anywhere, as a mouse may have opened it with
 * the focus elsewhere; when the visitor tabs out of it; or presses something else. The focus that a
 * new page takes to its heading closes nothing: the menu that led there stays open.
 * @param container what holds both the button and what it opens
 * @param close called with `escape` when the focus was inside and should go back to the button
 */
export function useDismiss(
  container: RefObject<HTMLElement | null>,
  open: boolean,
  close: (how: 'escape' | 'left') => void,
) {
  const tabbing = useRef(false);
  useEffect(() => {
    const element = container.current;
    if (!element || !open) return;
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
