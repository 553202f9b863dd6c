import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readStoredText, store } from '../session/storedText';
import { playSound } from './playSound';
import { useNews } from './useNews';

const KEY = 'shop.bookings.sound';
const isWanted = () => readStoredText(KEY) === 'on';

/** Whether the browser keeps the sound silent until something is pressed. */
let isSilent = false;
const listeners = new Set<() => void>();

function setSilent(next: boolean) {
  isSilent = next;
  for (const listener of listeners) listener();
}

function watchSilent(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const play = () =>
  void playSound().then(
    (isPlayed) => setSilent(!isPlayed),
    () => setSilent(true),
  );

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
      else setSilent(false);
    },
  };
}

/**
 * Plays the sound when a booking comes in; what was there when the page was opened has come in before.
 * @returns whether the browser refuses to play it, and a function that tries again, from a press
 */
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
  // After a reload the browser has to be asked before the first booking comes in.
  useEffect(() => {
    const activation = navigator.userActivation;
    if (isWanted() && activation && !activation.hasBeenActive) setSilent(true);
  }, []);
  const silent = useSyncExternalStore(watchSilent, () => isSilent);
  // Any press on the page lets the browser play it.
  useEffect(() => {
    if (!silent) return undefined;
    const allow = () => setSilent(false);
    document.addEventListener('click', allow, { once: true });
    return () => document.removeEventListener('click', allow);
  }, [silent]);
  return { isSilent: silent, play };
}
