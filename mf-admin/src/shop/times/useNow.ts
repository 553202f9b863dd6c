import { shopDay, shopTime } from '@shop/shared-contract';
import { useEffect, useState } from 'react';
import { minutesOf } from './minutes';

const INTERVAL_MS = 20_000;

const read = () => {
  const now = new Date();
  return { today: shopDay(now), minutes: minutesOf(shopTime(now)) };
};

/** The shop's present day and minute of the day. */
export function useNow() {
  const [time, setTime] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setTime(read()), INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return time;
}
