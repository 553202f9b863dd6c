import { commonMessages, useMessages } from '@shop/shared-i18n';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import styles from './NotificationArea.module.css';
import { NOTIFY, NOTIFY_READY, type NotificationRequest } from './notification';
import { PlainNotifications } from './PlainNotifications';

const ToastHost = lazy(() =>
  import('./ToastHost').then((module) => ({ default: module.ToastHost })),
);

/** Dialogs live in the browser's top layer, where the last one shown is on top: show ours again. */
function raiseAboveDialogs(area: HTMLElement) {
  if (!('showPopover' in area) || !document.querySelector('dialog[open]')) return;
  if (area.popover) area.hidePopover();
  area.popover = 'manual';
  area.showPopover();
}

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
      if (area.current) raiseAboveDialogs(area.current);
    };
    window.addEventListener(NOTIFY, take);
    window.dispatchEvent(new Event(NOTIFY_READY));
    return () => window.removeEventListener(NOTIFY, take);
  }, []);

  const drop = useCallback((count: number) => setRequests((all) => all.slice(count)), []);
  const close = useCallback(
    (id: string) => setRequests((all) => [...all, { do: 'dismiss', id }]),
    [],
  );
  const words = { label, closeLabel: t('close') };

  return (
    // In the page from the start: screen readers announce only what changes in a region they know.
    <div ref={area} aria-live="polite" className={styles['area']}>
      {needed && (
        // A lost connection is no reason to lose the message that says so.
        <ErrorBoundary
          fallback={() => <PlainNotifications {...words} requests={requests} onClose={close} />}
        >
          <Suspense>
            <ToastHost {...words} requests={requests} onTaken={drop} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
