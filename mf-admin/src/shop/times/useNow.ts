import { shopDay, shopTime } from '@shop/shared-contract';
import { shopNow, watchClock } from '@shop/shared-data/staff';
import { useEffect, useState } from 'react';
import { minutesOf } from './minutes';

const INTERVAL_MS = 20_000;

const read = () => {
  const now = new Date(shopNow());
  return { today: shopDay(now), minutes: minutesOf(shopTime(now)) };
};

/** The shop's present day and minute of the day. */
export function useNow() {
  const [time, setTime] = useState(read);
  useEffect(() => {
    const update = () => setTime(read());
    const timer = setInterval(update, INTERVAL_MS);
    const stop = watchClock(update);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return time;
}
