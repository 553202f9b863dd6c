import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

/**
 * Makes a click on a radio move on, also on the one already chosen. Arrow keys only choose: they
 * click each radio they pass, and Enter (which submits the form) moves on.
 * @param advance moves on
 * @returns handlers for the form around the radios
 */
export function usePickToAdvance(advance: () => void) {
  const isArrowDown = useRef(false);
  return {
    onKeyDownCapture: ({ key }: KeyboardEvent) => {
      isArrowDown.current = key.startsWith('Arrow');
    },
    onKeyUpCapture: () => {
      isArrowDown.current = false;
    },
    onClick: ({ target }: MouseEvent) => {
      const isRadio = target instanceof HTMLInputElement && target.type === 'radio';
      if (isRadio && !isArrowDown.current) advance();
    },
  };
}
