import { now, toCalendarDate } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';
import { useEffect, useState } from 'react';

const INTERVAL_MS = 20_000;

const read = () => {
  const time = now(SHOP_ZONE);
  return { today: toCalendarDate(time).toString(), minutes: time.hour * 60 + time.minute };
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
