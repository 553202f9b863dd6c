import { type RefObject, useEffect } from 'react';

/**
 * Closes something that is open when Escape is pressed anywhere, as a mouse may have opened it with
 * the focus elsewhere, or when the focus leaves it.
 * @param container what holds both the button and what it opens
 * @param close called with `escape` when the focus was inside and should go back to the button
 */
export function useDismiss(
  container: RefObject<HTMLElement | null>,
  open: boolean,
  close: (how: 'escape' | 'left') => void,
) {
  useEffect(() => {
    const element = container.current;
    if (!element || !open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close(element.contains(document.activeElement) ? 'escape' : 'left');
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) close('left');
    };
    document.addEventListener('keydown', onKeyDown);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('focusout', onFocusOut);
    };
  });
}
