import { type RefObject, useEffect } from 'react';

/**
 * Closes something that is open when Escape is pressed in it or the focus leaves it.
 * @param container what holds both the button and what it opens
 * @param close called with whether the focus should go back to the button
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
      if (event.key === 'Escape') close('escape');
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) close('left');
    };
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('focusout', onFocusOut);
    };
  });
}
