import { errorMessageOf } from '../lite/databaseErrors';
import type { GoLiveShop } from './step';

const TIMEOUT_MS = 15_000;

/** PostgREST reads the schema again some seconds after a migration: until then it knows no new table or function. */
const STALE_SCHEMA = ['PGRST002', 'PGRST202', 'PGRST205'];
const MOST_WAITED_MS = 30_000;
const PAUSE_MS = 500;

interface Call {
  body?: object;
  /** Without it the caller is a visitor. */
  token?: string;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  headers: Headers;
  /** Undefined when it is not JSON. */
  json: unknown;
}

/** @throws with the reason when the address does not answer */
export async function fetchWithTimeout(url: string, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(url, { redirect: 'manual', ...init, signal }).catch((error: Error) => {
    throw new Error(
      `${new URL(url).origin} does not answer: ${errorMessageOf(error.cause ?? error)}`,
    );
  });
}

/** The code of a rejection by PostgREST. */
export const codeOf = ({ json }: Reply) => (json as { code?: unknown } | null | undefined)?.code;

/**
 * Sends a request, and again for a limited time while the project's API has not read the schema of the database.
 * @throws an Error of one sentence when the project is not set or does not answer
 */
export async function callProject(
  shop: Pick<GoLiveShop, 'settings'>,
  route: string,
  call: Call = {},
): Promise<Reply> {
  const end = Date.now() + MOST_WAITED_MS;
  for (;;) {
    const reply = await callOnce(shop, route, call);
    const isStale =
      STALE_SCHEMA.includes(String(codeOf(reply))) && !call.headers?.['accept-profile'];
    if (!isStale || Date.now() > end) return reply;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function callOnce(
  { settings }: Pick<GoLiveShop, 'settings'>,
  route: string,
  { body, token, headers }: Call,
): Promise<Reply> {
  const { backend } = settings();
  if (!backend) throw new Error('There is no project in site.config.json.');
  const response = await fetchWithTimeout(`${backend.url}${route}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      apikey: backend.key,
      authorization: `Bearer ${token ?? backend.key}`,
      'content-type': 'application/json',
      ...headers,
    },
  });
  const text = await response.text();
  const json = await Promise.resolve(text)
    .then(JSON.parse)
    .catch(() => undefined);
  return { status: response.status, headers: response.headers, json };
}

const fields = ['message', 'msg', 'error_description', 'error_code', 'error'];

export function rejectionOf({ status, json }: Reply): string {
  const reply = typeof json === 'object' && json ? (json as Record<string, unknown>) : {};
  const reason = fields.map((field) => reply[field]).find((value) => typeof value === 'string');
  return reason ? `${reason} (${status})` : `status ${status}`;
}
