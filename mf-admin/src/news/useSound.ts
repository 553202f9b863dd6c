import { useEffect, useRef, useState } from 'react';
import { playSound } from './playSound';
import { readStored, store } from './storedText';

const KEY = 'shop.bookings.sound';

/** Plays a sound when a count grows, if this browser's user wants it. */
export function useSound(count: number) {
  const [isOn, setOn] = useState(() => readStored(KEY) === 'on');
  const before = useRef(count);
  useEffect(() => {
    if (isOn && count > before.current) void playSound().catch(() => undefined);
    before.current = count;
  }, [isOn, count]);
  return {
    isOn,
    change(next: boolean) {
      store(KEY, next ? 'on' : 'off');
      setOn(next);
      // So that the user hears what it is, and the browser allows later ones.
      if (next) void playSound().catch(() => undefined);
    },
  };
}
