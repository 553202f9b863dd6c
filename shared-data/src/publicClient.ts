import { PostgrestClient } from '@supabase/postgrest-js';
import type { ApiDatabase } from './apiDatabase';
import { backend, timedFetch } from './backend';

/**
 * Creates the client of public pages. It has no state and does not retry: the page offers a retry button instead.
 * @param options.outlivesPage whether the request continues when the visitor leaves the page
 */
export function publicClient({ outlivesPage = false } = {}) {
  const { url, key } = backend();
  return new PostgrestClient<ApiDatabase>(`${url}/rest/v1`, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
    fetch: (input, init) => timedFetch(input, { ...init, keepalive: outlivesPage }),
    retry: false,
  });
}
