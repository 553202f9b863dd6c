import { Notification } from './Notification';
import styles from './NotificationArea.module.css';
import {
  closeLabelFor,
  durationOf,
  type NotificationRequest,
  roleOf,
  shownAfter,
} from './notification';

interface Props {
  label: string;
  closeLabel: string;
  /** All requests since the page was opened. */
  requests: NotificationRequest[];
  onClose: (id: string) => void;
}

/** Notifications without the toast library, for when it cannot be loaded. */
export function PlainNotifications({ label, closeLabel, requests, onClose }: Props) {
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
