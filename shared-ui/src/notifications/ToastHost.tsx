import { useEffect, useRef } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { Notification } from './Notification';
import styles from './NotificationArea.module.css';
import {
  closeLabelFor,
  durationOf,
  NOTIFICATION_LIMIT,
  type NotificationRequest,
  roleOf,
  type ShowRequest,
} from './notification';

interface Props {
  label: string;
  closeLabel: string;
  requests: NotificationRequest[];
  onProcessed: (count: number) => void;
}

let shown = 0;

function show(request: ShowRequest, closeLabel: string) {
  const { id, kind, content } = request;
  const duration = durationOf(request);
  shown += 1;
  const element = (
    // A unique key, so that a replacement starts its own timer.
    <Notification
      key={shown}
      kind={kind}
      duration={duration}
      closeLabel={closeLabelFor(request, closeLabel)}
    >
      {content}
    </Notification>
  );
  const common = {
    role: roleOf(kind),
    // The timer is Notification's; but without this the library does not detect hovering.
    autoClose: duration === Number.POSITIVE_INFINITY ? (false as const) : duration,
  };
  if (toast.isActive(id)) toast.update(id, { ...common, render: element, delay: 0 });
  else toast(element, { ...common, toastId: id });
}

function dismiss(id: string | undefined) {
  if (id === undefined) toast.clearWaitingQueue();
  toast.dismiss(id);
}

/** What uses the library: a chunk that is loaded when needed. */
export function ToastHost({ label, closeLabel, requests, onProcessed }: Props) {
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (requests.length === 0) return;
    for (const request of requests) {
      if (request.do === 'show') show(request, closeLabel);
      else dismiss(request.id);
    }
    onProcessed(requests.length);
  }, [requests, closeLabel, onProcessed]);

  // The library pauses for the mouse only; keyboard users need the pause as well.
  useEffect(() => {
    const pause = () => toast.pause();
    const play = () => toast.play();
    const { current } = area;
    current?.addEventListener('focusin', pause);
    current?.addEventListener('focusout', play);
    return () => {
      current?.removeEventListener('focusin', pause);
      current?.removeEventListener('focusout', play);
    };
  }, []);

  return (
    <div ref={area}>
      <ToastContainer
        aria-label={label}
        className={styles.stack ?? ''}
        toastClassName={styles.toast ?? ''}
        limit={NOTIFICATION_LIMIT}
        newestOnTop
        transition={false}
        closeButton={false}
        icon={false}
        customProgressBar
        draggable={false}
      />
    </div>
  );
}
