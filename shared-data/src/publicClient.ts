import { PostgrestClient } from '@supabase/postgrest-js';
import type { ApiDatabase } from './apiDatabase';
import { backend } from './backend';
import { timedFetch } from './timedFetch';

/**
 * The small client that public pages use. It holds nothing, so each request makes its own.
 * It does not retry: a visitor who waits is better served by a message with a button.
 * @param options.outlivesPage whether the request goes on when the visitor leaves the page
 */
export function publicClient({ outlivesPage = false } = {}) {
  const { url, key } = backend();
  return new PostgrestClient<ApiDatabase>(`${url}/rest/v1`, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
    fetch: (input, init) => timedFetch(input, { ...init, keepalive: outlivesPage }),
    retry: false,
  });
}
