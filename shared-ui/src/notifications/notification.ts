import type { ReactNode } from 'react';

export type NotificationKind = 'success' | 'error' | 'info' | 'blank' | 'loading' | 'custom';

export interface NotificationOptions {
  /** Milliseconds; `Infinity` until it is closed. */
  duration?: number | undefined;
  /** True by default. */
  closable?: boolean | undefined;
  /** Replaces a shown notification with the same id, such as the failure of an earlier attempt of a form. */
  id?: string | undefined;
}

export interface ShowRequest {
  do: 'show';
  id: string;
  kind: NotificationKind;
  content: ReactNode;
  options: NotificationOptions;
}

/** A request of notify() to the notification area. Without an id all are dismissed. */
export type NotificationRequest = ShowRequest | { do: 'dismiss'; id: string | undefined };

/** Dispatched on the window with a request as its detail; the area cancels the event to accept it. */
export const NOTIFY = 'shop:notify';
/** Dispatched on the window by an area that has started to listen. */
export const NOTIFY_READY = 'shop:notify-ready';

/** How many are shown at once; the others wait. */
export const NOTIFICATION_LIMIT = 20;

const DURATIONS: Record<NotificationKind, number> = {
  success: 2000,
  error: 4000,
  info: 4000,
  blank: 4000,
  custom: 4000,
  loading: Number.POSITIVE_INFINITY,
};

export const durationOf = ({ kind, options }: ShowRequest) => options.duration ?? DURATIONS[kind];

export const closeLabelFor = ({ options }: ShowRequest, label: string) =>
  options.closable === false ? undefined : label;

/** An error interrupts a screen reader; other kinds wait for a pause. */
export const roleOf = (kind: NotificationKind) => (kind === 'error' ? 'alert' : 'status');

/** Returns what is shown after these requests, the oldest first. */
export function shownAfter(requests: NotificationRequest[]): ShowRequest[] {
  const shown = new Map<string, ShowRequest>();
  for (const request of requests) {
    if (request.do === 'show') shown.set(request.id, request);
    else if (request.id === undefined) shown.clear();
    else shown.delete(request.id);
  }
  return [...shown.values()].slice(0, NOTIFICATION_LIMIT);
}

declare global {
  interface WindowEventMap {
    [NOTIFY]: CustomEvent<NotificationRequest>;
  }
}
