import { Notification } from './Notification';
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
  /** All requests since the page was opened. */
  requests: NotificationRequest[];
  onClose: (id: string) => void;
}

function stillShown(requests: NotificationRequest[]) {
  const shown = new Map<string, ShowRequest>();
  for (const request of requests) {
    if (request.do === 'show') shown.set(request.id, request);
    else if (request.id === undefined) shown.clear();
    else shown.delete(request.id);
  }
  return [...shown.values()].slice(0, NOTIFICATION_LIMIT);
}

/** Notifications without the toast library, for when it could not be fetched. */
export function PlainNotifications({ label, closeLabel, requests, onClose }: Props) {
  return (
    <section aria-label={label}>
      {stillShown(requests).map((request) => (
        <div key={`${request.id} ${requests.indexOf(request)}`} role={roleOf(request.kind)}>
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
