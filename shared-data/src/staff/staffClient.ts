import { createClient } from '@supabase/supabase-js';
import type { ApiDatabase } from '../apiDatabase';
import { backend } from '../backend';
import { timedFetch } from '../timedFetch';

const connect = () => {
  const { url, key } = backend();
  return createClient<ApiDatabase>(url, key, {
    auth: {
      flowType: 'implicit',
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: true,
    },
    // The screens have a button for trying again.
    db: { retry: false },
    global: { fetch: timedFetch },
  });
};

let client: ReturnType<typeof connect> | undefined;

/** The staff's client: one for the page, because it keeps the session and refreshes it. */
export function staffClient() {
  client ??= connect();
  return client;
}
