import { createClient } from '@supabase/supabase-js';
import type { ApiDatabase } from './apiDatabase';
import { backend, timedFetch } from './backend';

const FILE = /\/storage\/v1\/object\//;
/** A megabyte on a slow connection takes longer than other requests may. */
const FILE_MS = 120_000;
const RETURNS_SESSION = /\/auth\/v1\/(token|signup|verify|factors)/;

/**
 * `timedFetch` without `expires_at` of sessions: the client then adds `expires_in` to its own clock, with which it
 * compares it. By the clock of the server, a computer whose clock is an hour ahead renews its session with each request.
 */
export const staffFetch: typeof fetch = async (input, init) => {
  const signal = init?.signal ?? (FILE.test(String(input)) && AbortSignal.timeout(FILE_MS));
  const response = await timedFetch(input, { ...init, signal: signal || null });
  if (!response.ok || !RETURNS_SESSION.test(String(input))) return response;
  const body = { ...((await response.json()) as object), expires_at: undefined };
  return new Response(JSON.stringify(body), response);
};

const connect = () => {
  const { url, key } = backend();
  return createClient<ApiDatabase>(url, key, {
    auth: {
      flowType: 'implicit',
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: true,
    },
    // The pages have a button that retries.
    db: { retry: false },
    realtime: { heartbeatIntervalMs: 30_000 },
    global: { fetch: staffFetch },
  });
};

/**
 * Returns a client that knows no session, for questions about one: whichever session has ended, the page's client would
 * remove the stored one, which can be newer.
 */
export function sessionlessClient() {
  const { url, key } = backend();
  return createClient(url, key, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      // The client warns of two with one key.
      storageKey: 'none',
    },
    global: { fetch: staffFetch },
  });
}

let client: ReturnType<typeof connect> | undefined;

/** Returns the page's only client for staff, which stores and refreshes the session. */
export function staffClient() {
  client ??= connect();
  return client;
}
