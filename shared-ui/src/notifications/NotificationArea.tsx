import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { Notification } from './Notification';
import styles from './NotificationArea.module.css';
import {
  closeLabelFor,
  durationOf,
  NOTIFY,
  NOTIFY_READY,
  type NotificationRequest,
  roleOf,
  shownAfter,
} from './notification';

type ToastHost = typeof import('./ToastHost').ToastHost;

/**
 * The toast library, loaded when it is first needed. After a failure, as offline, notifications are shown without it
 * until `recover` is called.
 */
function useToastHost() {
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

interface Props {
  label: string;
  closeLabel: string;
  requests: NotificationRequest[];
  onClose: (id: string) => void;
}

function PlainNotifications({ label, closeLabel, requests, onClose }: Props) {
  return (
    <section aria-label={label} className={styles.stack}>
      {shownAfter(requests).map((request) => (
        <div
          key={`${request.id} ${requests.indexOf(request)}`}
          role={roleOf(request.kind)}
          className={styles.toast}
        >
          <Notification
            kind={request.kind}
            duration={durationOf(request)}
            closeLabel={closeLabelFor(request, closeLabel)}
            closeToast={() => onClose(request.id)}
          >
            {request.content}
          </Notification>
        </div>
      ))}
    </section>
  );
}

/** In the browser's top layer the element shown last is on top, so the area is shown again. */
function raiseAboveDialogs(area: HTMLElement) {
  if (!('showPopover' in area) || !document.querySelector('dialog[open]')) return;
  if (area.popover) area.hidePopover();
  area.popover = 'manual';
  area.showPopover();
}

/** Shows the notifications of all apps on the page. The shell mounts it once. */
export function NotificationArea({ label }: { label: string }) {
  const { t } = useTranslation('common');
  const area = useRef<HTMLDivElement>(null);
  const [requests, setRequests] = useState<NotificationRequest[]>([]);
  const { Host, hasFailed, fetchHost, recover } = useToastHost();

  useEffect(() => {
    const accept = (event: CustomEvent<NotificationRequest>) => {
      event.preventDefault();
      setRequests((waiting) => [...waiting, event.detail]);
      // Nothing can be dismissed before something was shown: the library is not needed for that.
      if (event.detail.do === 'dismiss') return;
      fetchHost();
      if (area.current) raiseAboveDialogs(area.current);
    };
    window.addEventListener(NOTIFY, accept);
    window.dispatchEvent(new Event(NOTIFY_READY));
    return () => window.removeEventListener(NOTIFY, accept);
  }, [fetchHost]);

  // The library is used again once no notification is shown without it.
  useEffect(() => {
    if (!Host || !hasFailed || shownAfter(requests).length > 0) return;
    setRequests((all) => (shownAfter(all).length > 0 ? all : []));
    recover();
  }, [Host, hasFailed, requests, recover]);

  const drop = useCallback((count: number) => setRequests((all) => all.slice(count)), []);
  const close = useCallback(
    (id: string) => setRequests((all) => [...all, { do: 'dismiss', id }]),
    [],
  );
  const labels = { label, closeLabel: t('close') };
  const plain = <PlainNotifications {...labels} requests={requests} onClose={close} />;

  return (
    // Rendered from the start: screen readers announce changes only of a region that exists before.
    <div ref={area} aria-live="polite" className={styles.area}>
      {hasFailed && plain}
      {Host && !hasFailed && (
        <ErrorBoundary fallback={() => plain}>
          <Host {...labels} requests={requests} onProcessed={drop} />
        </ErrorBoundary>
      )}
    </div>
  );
}
