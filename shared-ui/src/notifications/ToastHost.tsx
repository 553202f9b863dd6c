import { useEffect } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { Notification } from './Notification';
import { DURATIONS, NOTIFICATION_LIMIT, type NotificationRequest } from './notification';
import styles from './ToastHost.module.css';

interface Props {
  label: string;
  closeLabel: string;
  /** Requests in order, from the first one on. */
  requests: NotificationRequest[];
  /** Called when the requests have been shown. */
  onTaken: (count: number) => void;
}

function show(request: NotificationRequest & { do: 'show' }, closeLabel: string) {
  const { id, kind, content, options } = request;
  const duration = options.duration ?? DURATIONS[kind];
  const element = (
    <Notification
      key={duration === Number.POSITIVE_INFINITY ? 'lasting' : kind}
      kind={kind}
      duration={duration}
      closeLabel={options.closable === false ? undefined : closeLabel}
    >
      {content}
    </Notification>
  );
  const common = {
    role: kind === 'error' ? 'alert' : 'status',
    // Not a clock, only what makes the library tell us about hovering; ours is in Notification.
    autoClose: duration === Number.POSITIVE_INFINITY ? (false as const) : duration,
  };
  if (toast.isActive(id)) toast.update(id, { ...common, render: element, delay: 0 });
  else toast(element, { ...common, toastId: id });
}

/** The library's half of the notification area; a chunk of its own, fetched when first needed. */
export function ToastHost({ label, closeLabel, requests, onTaken }: Props) {
  useEffect(() => {
    if (requests.length === 0) return;
    for (const request of requests) {
      if (request.do === 'show') show(request, closeLabel);
      else toast.dismiss(request.id);
    }
    onTaken(requests.length);
  }, [requests, closeLabel, onTaken]);

  return (
    <ToastContainer
      aria-label={label}
      className={styles['stack'] ?? ''}
      toastClassName={styles['toast'] ?? ''}
      limit={NOTIFICATION_LIMIT}
      newestOnTop
      transition={false}
      closeButton={false}
      icon={false}
      customProgressBar
      draggable={false}
    />
  );
}
