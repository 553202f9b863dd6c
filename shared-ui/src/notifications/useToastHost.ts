import { useCallback, useEffect, useRef, useState } from 'react';

type ToastHost = typeof import('./ToastHost').ToastHost;

/**
 * Fetches the toast library when it is first needed. A lost connection is no reason to lose the
 * message that says so: until a later try succeeds, messages have to do without the library.
 * @returns the host once it is there; whether messages do without it, which lasts until `recover`;
 *   and how to try, for the first time or again
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
