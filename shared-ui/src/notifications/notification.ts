import type { ReactNode } from 'react';

export type NotificationKind = 'success' | 'error' | 'info' | 'blank' | 'loading' | 'custom';

export interface NotificationOptions {
  /** Milliseconds it stays; `Infinity` until it is closed. */
  duration?: number | undefined;
  /** Whether it has a close button; it has unless this is false. */
  closable?: boolean | undefined;
  /**
   * A second notification with the id of one that shows takes its place. A form has one id for its
   * failures and its success, so that what was said of an earlier try is gone.
   */
  id?: string | undefined;
}

export interface ShowRequest {
  do: 'show';
  id: string;
  kind: NotificationKind;
  content: ReactNode;
  options: NotificationOptions;
}

/** What travels from notify() to the notification area. No id dismisses all. */
export type NotificationRequest = ShowRequest | { do: 'dismiss'; id: string | undefined };

/** Fired on the window with a request as its detail; the area cancels what it has taken. */
export const NOTIFY = 'shop:notify';
/** Fired on the window by an area that has just begun to listen. */
export const NOTIFY_READY = 'shop:notify-ready';

/** The most notifications that show at once; more wait their turn. */
export const NOTIFICATION_LIMIT = 20;

/** How long each kind stays by itself, in milliseconds. */
const DURATIONS: Record<NotificationKind, number> = {
  success: 2000,
  error: 4000,
  info: 4000,
  blank: 4000,
  custom: 4000,
  loading: Number.POSITIVE_INFINITY,
};

/** How long it stays, in milliseconds. */
export const durationOf = ({ kind, options }: ShowRequest) => options.duration ?? DURATIONS[kind];

/** The name of its close button, or undefined if it has none. */
export const closeLabelFor = ({ options }: ShowRequest, label: string) =>
  options.closable === false ? undefined : label;

/** An error interrupts a screen reader, anything else waits for a pause. */
export const roleOf = (kind: NotificationKind) => (kind === 'error' ? 'alert' : 'status');

declare global {
  interface WindowEventMap {
    [NOTIFY]: CustomEvent<NotificationRequest>;
  }
}
