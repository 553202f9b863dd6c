import { TextField } from '@shop/shared-ui';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { FIRST_DAY, LAST_DAY, parseDay } from './parseDay';

interface Props
  extends Pick<ComponentProps<typeof TextField>, 'label' | 'labelHidden' | 'required'> {
  value: string;
  onPick: (day: string) => void;
}

/** Keys that change a part of the date. Other keys move the focus or open the browser's calendar. */
const changesPart = ({ key, altKey }: KeyboardEvent) =>
  !altKey && /^(\d|Backspace|Delete|ArrowUp|ArrowDown)$/.test(key);

/**
 * A field for a day in the address. Typed text has a state of its own, because each key produces another day, and the
 * router's value, which comes late, would overwrite the text. A typed day is picked when its year is complete, on
 * Enter, and on blur; a day from the browser's calendar at once.
 */
export function DayField({ value, onPick, ...field }: Props) {
  const [typed, setTyped] = useState<string>();
  const isTyping = useRef(false);
  const shown = typed ?? value;
  const pick = (day: string) => {
    if (parseDay(day) && day !== value) onPick(day);
  };
  return (
    <TextField
      {...field}
      type="date"
      min={FIRST_DAY}
      max={LAST_DAY}
      value={shown}
      onKeyDown={(event) => {
        isTyping.current = changesPart(event);
        if (event.key === 'Enter') pick(shown);
      }}
      onPointerDown={() => {
        isTyping.current = false;
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        if (!isTyping.current || !parseDay(shown)) pick(target.value);
      }}
      onBlur={() => {
        setTyped(undefined);
        pick(shown);
      }}
    />
  );
}
