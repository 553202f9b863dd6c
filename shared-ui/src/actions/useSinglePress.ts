import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

/** For so many milliseconds an action waits that took the place of a pressed one: a double press is for the first. */
export const PAUSE_MS = 700;

interface Press {
  button: HTMLButtonElement;
  action: string;
  /** Where the pointer was; undefined for a press by keyboard. */
  point: [number, number] | undefined;
  /** When the button was removed, by the page's clock. */
  goneAt?: number;
}

let lastPress: Press | undefined;
const pauses = new WeakMap<Element, () => void>();

/** Numbers do not make another action: `Show 24 more`, `Filters (2)`. */
const actionOf = (button: HTMLButtonElement) => {
  const name = button.getAttribute('aria-label') ?? button.textContent;
  return `${name} ${button.getAttribute('aria-checked')}`.replace(/[\d\s()]+/g, '');
};

let isWatching = false;

/**
 * A person who moves on by key, such as Tab, or types has chosen what gets the focus next, wherever the focus is: what a
 * press has opened may be a heading or a field.
 */
function watchKeys() {
  if (isWatching) return;
  isWatching = true;
  const forget = ({ key }: { key: string }) => {
    if (key !== 'Enter' && key !== ' ' && !lastPress?.point) lastPress = undefined;
  };
  document.addEventListener('keydown', forget, { capture: true });
}

let isScheduled = false;

/** Pauses the button that is now where another one was pressed, once the commit is done and dialogs are open. */
function pausePlace() {
  if (isScheduled || !lastPress?.point) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    if (!lastPress?.point) return;
    // jsdom has no layout.
    const found = document.elementFromPoint?.(...lastPress.point)?.closest('button');
    if (!found || found === lastPress.button) return;
    lastPress = undefined;
    pauses.get(found)?.();
  });
}

type Button = Pick<
  ComponentProps<'button'>,
  'ref' | 'onClick' | 'onFocus' | 'onKeyDown' | 'onPointerDown'
>;

/**
 * Lets one press do one step. A different action that takes the place of the pressed one waits for 700 ms, for pointer
 * and keyboard: the button has another name or state than when it was pressed, it is where another one was pressed, or
 * it gets the focus of a removed one.
 * @returns props for the `<button>`
 */
export function useSinglePress(button: Button, isDisabled: boolean) {
  const { ref, onClick, onFocus, onKeyDown, onPointerDown } = button;
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    ref,
    () => own.current,
    [],
  );
  const [pausedAt, setPausedAt] = useState<number>();
  const pause = () => setPausedAt(performance.now());

  useLayoutEffect(() => {
    const { current: button } = own;
    if (!button) return undefined;
    // Before the next frame, which a second press can hit.
    pauses.set(button, () => flushSync(() => setPausedAt(performance.now())));
    pausePlace();
    return () => {
      if (lastPress?.button === button) lastPress.goneAt = performance.now();
      // Also where rows are removed and what stays moves up.
      pausePlace();
    };
  }, []);

  useLayoutEffect(() => {
    if (isDisabled || !lastPress || lastPress.button !== own.current) return;
    pausePlace();
    const action = actionOf(lastPress.button);
    if (action === lastPress.action) return;
    lastPress.action = action;
    setPausedAt(performance.now());
  });

  useEffect(() => {
    if (pausedAt === undefined) return undefined;
    const timer = setTimeout(() => setPausedAt(undefined), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [pausedAt]);

  const isPaused = pausedAt !== undefined;
  const isWaiting = isDisabled || isPaused;
  return {
    ref: own,
    // Not `disabled`: that would lose the focus and hide the label from screen readers.
    'aria-disabled': isWaiting || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isWaiting) return event.preventDefault();
      const { currentTarget: button, clientX, clientY, detail } = event;
      const point = detail === 0 ? undefined : ([clientX, clientY] satisfies [number, number]);
      lastPress = { button, action: actionOf(button), point };
      watchKeys();
      onClick?.(event);
    },
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      const isAfterKey = lastPress && !lastPress.point;
      if (isAfterKey && performance.now() - (lastPress?.goneAt ?? -Infinity) < PAUSE_MS) pause();
      onFocus?.(event);
    },
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      // It is no repetition of a press by key, so the focus that it brings is chosen.
      if (lastPress && !lastPress.point) lastPress = undefined;
      onPointerDown?.(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      // A key that is held down is one press, however long.
      if (event.repeat && isPaused) pause();
      onKeyDown?.(event);
    },
  };
}
