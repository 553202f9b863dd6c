import { NOTIFICATION_LIMIT, type NotificationRequest, type ShowRequest } from './notification';

/** What shows after all these requests, the oldest first: replaced by its id, dismissed, or there. */
export function stillShown(requests: NotificationRequest[]): ShowRequest[] {
  const shown = new Map<string, ShowRequest>();
  for (const request of requests) {
    if (request.do === 'show') shown.set(request.id, request);
    else if (request.id === undefined) shown.clear();
    else shown.delete(request.id);
  }
  return [...shown.values()].slice(0, NOTIFICATION_LIMIT);
}
