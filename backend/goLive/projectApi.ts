import { messageOf } from '../lite/databaseErrors';
import type { GoLiveShop } from './step';

const TIMEOUT_MS = 15_000;

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
    throw new Error(`${new URL(url).origin} does not answer: ${messageOf(error.cause ?? error)}`);
  });
}

/** @throws an Error of one sentence when the project is not set or does not answer */
export async function callProject(
  { settings }: Pick<GoLiveShop, 'settings'>,
  route: string,
  { body, token, headers }: Call = {},
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
