import { useEffect, useState } from 'react';

const INTERVAL_MS = 60_000;

/** The present, for what can pass while the page is open: read again each minute and when the visitor returns. */
export function useVisitorNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const read = () => setNow(new Date());
    const timer = setInterval(read, INTERVAL_MS);
    document.addEventListener('visibilitychange', read);
    window.addEventListener('pageshow', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('pageshow', read);
    };
  }, []);
  return now;
}
