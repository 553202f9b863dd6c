/** The clients of this page that listen to those of other tabs. jsdom has no channel between tabs. */
const listening = new Set<EventTarget>();

class Channel extends EventTarget {
  constructor() {
    super();
    listening.add(this);
  }
  /** No other tab listens. */
  postMessage() {}
  close() {
    listening.delete(this);
  }
}

/** Lets the client receive events of other tabs. */
export function openChannel() {
  globalThis.BroadcastChannel = Channel as unknown as typeof BroadcastChannel;
}

/** Sends this page's client an event of another tab's. */
export function sendFromOtherTab(event: string, session: object | null) {
  const message = new MessageEvent('message', { data: { event, session } });
  for (const channel of listening) channel.dispatchEvent(message);
}

/** Does what the client of another tab does with a session: it stores or removes it, and sends the event. */
export function changeInOtherTab(event: string, key: string, session: object | null) {
  if (session) localStorage.setItem(key, JSON.stringify(session));
  else localStorage.removeItem(key);
  sendFromOtherTab(event, session);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
