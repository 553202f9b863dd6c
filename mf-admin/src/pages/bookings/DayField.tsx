import { TextField } from '@shop/shared-ui';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { FIRST_DAY, isMeant, LAST_DAY } from './parseDay';

interface Props
  extends Pick<ComponentProps<typeof TextField>, 'label' | 'labelHidden' | 'required'> {
  /** The day that the page shows, `2026-11-23`. */
  value: string;
  onPick: (day: string) => void;
}

/** Keys that change a part of the date; others move on, or open the browser's calendar. */
const isPart = ({ key, altKey }: KeyboardEvent) =>
  !altKey && /^(\d|Backspace|Delete|ArrowUp|ArrowDown)$/.test(key);

/**
 * A day that the address holds. What is typed stays in the field: each key makes another day, and
 * the router's late value would take the rest away. It counts when its year is whole, on Enter, and
 * on leaving; a day from the calendar counts at once.
 */
export function DayField({ value, onPick, ...words }: Props) {
  const [typed, setTyped] = useState<string>();
  const isTyping = useRef(false);
  const shown = typed ?? value;
  const pick = (day: string) => {
    if (isMeant(day) && day !== value) onPick(day);
  };
  return (
    <TextField
      {...words}
      type="date"
      min={FIRST_DAY}
      max={LAST_DAY}
      value={shown}
      onKeyDown={(event) => {
        isTyping.current = isPart(event);
        if (event.key === 'Enter') pick(shown);
      }}
      onPointerDown={() => {
        isTyping.current = false;
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        if (!isTyping.current || !isMeant(shown)) pick(target.value);
      }}
      onBlur={() => {
        setTyped(undefined);
        pick(shown);
      }}
    />
  );
}
