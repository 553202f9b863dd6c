import { commonLocales, useTranslate } from '@shop/shared-i18n';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import styles from './NotificationArea.module.css';
import { NOTIFY, NOTIFY_READY, type NotificationRequest } from './notification';
import { PlainNotifications } from './PlainNotifications';
import { stillShown } from './stillShown';
import { useToastHost } from './useToastHost';

/** Dialogs live in the browser's top layer, where the last one shown is on top: show ours again. */
function raiseAboveDialogs(area: HTMLElement) {
  if (!('showPopover' in area) || !document.querySelector('dialog[open]')) return;
  if (area.popover) area.hidePopover();
  area.popover = 'manual';
  area.showPopover();
}

/** Shows what notify() is asked for, from any app on the page. The shell mounts it once. */
export function NotificationArea({ label }: { label: string }) {
  const t = useTranslate(commonLocales);
  const area = useRef<HTMLDivElement>(null);
  const [requests, setRequests] = useState<NotificationRequest[]>([]);
  const { Host, hasFailed, fetchHost, recover } = useToastHost();

  useEffect(() => {
    const take = (event: CustomEvent<NotificationRequest>) => {
      event.preventDefault();
      setRequests((waiting) => [...waiting, event.detail]);
      // Nothing can be dismissed before something was shown: the library is not needed for that.
      if (event.detail.do === 'dismiss') return;
      fetchHost();
      if (area.current) raiseAboveDialogs(area.current);
    };
    window.addEventListener(NOTIFY, take);
    window.dispatchEvent(new Event(NOTIFY_READY));
    return () => window.removeEventListener(NOTIFY, take);
  }, [fetchHost]);

  // A message that shows without the library stays where it is; the library takes over after it.
  useEffect(() => {
    if (!Host || !hasFailed || stillShown(requests).length > 0) return;
    setRequests((all) => (stillShown(all).length > 0 ? all : []));
    recover();
  }, [Host, hasFailed, requests, recover]);

  const drop = useCallback((count: number) => setRequests((all) => all.slice(count)), []);
  const close = useCallback(
    (id: string) => setRequests((all) => [...all, { do: 'dismiss', id }]),
    [],
  );
  const words = { label, closeLabel: t('close') };
  const plainly = <PlainNotifications {...words} requests={requests} onClose={close} />;

  return (
    // In the page from the start: screen readers announce only what changes in a region they know.
    <div ref={area} aria-live="polite" className={styles.area}>
      {hasFailed && plainly}
      {Host && !hasFailed && (
        <ErrorBoundary fallback={() => plainly}>
          <Host {...words} requests={requests} onTaken={drop} />
        </ErrorBoundary>
      )}
    </div>
  );
}
