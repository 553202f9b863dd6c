import { useEffect, useRef, useState } from 'react';
import { readStoredText, store } from '../session/storedText';
import { playSound } from './playSound';
import { useNews } from './useNews';

const KEY = 'shop.bookings.sound';
const isWanted = () => readStoredText(KEY) === 'on';
const play = () => void playSound().catch(() => undefined);

/** Whether this browser plays a sound for new bookings, and a function that changes it. */
export function useSound() {
  const [isOn, setOn] = useState(isWanted);
  return {
    isOn,
    change(next: boolean) {
      store(KEY, next ? 'on' : 'off');
      setOn(next);
      // So that the user hears what it is, and the browser allows later ones.
      if (next) play();
    },
  };
}

/** Plays the sound when a booking comes in; what was there when the page was opened has come in before. */
export function useNewsSound() {
  const { news, isLoaded } = useNews();
  const newest = news.bookings[0]?.created_at;
  const heardUntil = useRef<number>(undefined);
  useEffect(() => {
    if (!isLoaded) return;
    const until = newest ? Date.parse(newest) : 0;
    if (heardUntil.current !== undefined && until > heardUntil.current && isWanted()) play();
    heardUntil.current = Math.max(until, heardUntil.current ?? 0);
  }, [isLoaded, newest]);
}
