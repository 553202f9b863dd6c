import { PostgrestClient } from '@supabase/postgrest-js';
import type { ApiDatabase } from './apiDatabase';
import { backend, timedFetch } from './backend';

/**
 * Creates the small client that public pages use. It has no state, so each request creates its own.
 * It does not retry: the page shows an error with a retry button instead.
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
