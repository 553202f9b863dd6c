import type { ReactNode } from 'react';
import {
  NOTIFY,
  NOTIFY_READY,
  type NotificationKind,
  type NotificationOptions,
  type NotificationRequest,
} from './notification';

/** An event, not a call: a remote built with another version of this package reaches the shell too. */
function send(detail: NotificationRequest) {
  const deliver = () => window.dispatchEvent(new CustomEvent(NOTIFY, { detail, cancelable: true }));
  const untaken = deliver();
  if (untaken) window.addEventListener(NOTIFY_READY, deliver, { once: true });
}

function show(kind: NotificationKind, content: ReactNode, options: NotificationOptions = {}) {
  const id = options.id ?? Math.random().toString(36).slice(2);
  send({ do: 'show', id, kind, content, options });
  return id;
}

/**
 * Each function returns the id that `dismiss` takes. Success stays 2 s, loading until it is dismissed or replaced,
 * all others 4 s.
 */
export const notify = {
  success: (text: string, options?: NotificationOptions) => show('success', text, options),
  error: (text: string, options?: NotificationOptions) => show('error', text, options),
  info: (text: string, options?: NotificationOptions) => show('info', text, options),
  blank: (text: string, options?: NotificationOptions) => show('blank', text, options),
  loading: (text: string, options?: NotificationOptions) => show('loading', text, options),
  custom: (content: ReactNode, options?: NotificationOptions) => show('custom', content, options),
  dismiss: (id?: string) => send({ do: 'dismiss', id }),
  /**
   * The notifications of one action, of which each outcome replaces the previous one.
   * @param action with the row that it changes, unique on the page: `products/42/save`
   */
  outcome: (action: string) => ({
    /** Without a text it only removes the failure of an earlier attempt. */
    succeeded: (text?: string) => {
      if (text === undefined) notify.dismiss(action);
      else notify.success(text, { id: action });
    },
    failed: (text: string) => {
      notify.error(text, { id: action });
    },
  }),
};
