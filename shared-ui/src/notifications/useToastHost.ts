import { useCallback, useEffect, useRef, useState } from 'react';

type ToastHost = typeof import('./ToastHost').ToastHost;

/**
 * Loads the toast library when it is first needed. Offline it cannot be loaded; notifications are then
 * shown without it.
 * @returns the host once it is loaded; whether notifications are shown without it, which is so until
 *   `recover` is called; and the function that loads it or retries
 */
export function useToastHost() {
  const [Host, setHost] = useState<ToastHost>();
  const [hasFailed, setFailed] = useState(false);
  const fetching = useRef<Promise<void>>(undefined);

  const fetchHost = useCallback(() => {
    fetching.current ??= import('./ToastHost').then(
      (module) => setHost(() => module.ToastHost),
      () => {
        fetching.current = undefined;
        setFailed(true);
      },
    );
  }, []);

  const recover = useCallback(() => setFailed(false), []);

  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', fetchHost);
    return () => window.removeEventListener('online', fetchHost);
  }, [hasFailed, fetchHost]);

  return { Host, hasFailed, fetchHost, recover };
}
