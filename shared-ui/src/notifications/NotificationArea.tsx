import { commonMessages, useMessages } from '@shop/shared-i18n';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import styles from './NotificationArea.module.css';
import { NOTIFY, NOTIFY_READY, type NotificationRequest } from './notification';

const ToastHost = lazy(() =>
  import('./ToastHost').then((module) => ({ default: module.ToastHost })),
);

/** Shows what notify() is asked for, from any app on the page. The shell mounts it once. */
export function NotificationArea({ label }: { label: string }) {
  const t = useMessages(commonMessages);
  const area = useRef<HTMLDivElement>(null);
  const [requests, setRequests] = useState<NotificationRequest[]>([]);
  const [needed, setNeeded] = useState(false);

  useEffect(() => {
    const take = (event: CustomEvent<NotificationRequest>) => {
      event.preventDefault();
      setRequests((waiting) => [...waiting, event.detail]);
      setNeeded(true);
    };
    window.addEventListener(NOTIFY, take);
    window.dispatchEvent(new Event(NOTIFY_READY));
    return () => window.removeEventListener(NOTIFY, take);
  }, []);

  const drop = useCallback((count: number) => setRequests((waiting) => waiting.slice(count)), []);

  return (
    // In the page from the start: screen readers announce only what changes in a region they know.
    <div ref={area} aria-live="polite" className={styles['area']}>
      {needed && (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <ToastHost label={label} closeLabel={t('close')} requests={requests} onTaken={drop} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
