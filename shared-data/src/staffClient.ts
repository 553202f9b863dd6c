import { createClient } from '@supabase/supabase-js';
import type { ApiDatabase } from './apiDatabase';
import { backend, timedFetch } from './backend';

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
    global: { fetch: timedFetch },
  });
};

let client: ReturnType<typeof connect> | undefined;

/** Returns the page's only client for staff, which stores and refreshes the session. */
export function staffClient() {
  client ??= connect();
  return client;
}
