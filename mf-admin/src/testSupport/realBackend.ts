import type { Backend } from '@shop/backend/lite/createBackend';
import { loadBackend } from '@shop/backend/lite/testing/loadBackend';
import { provideSite } from '@shop/shared-contract';
import { claimFirstAdmin, signIn, signUp } from '@shop/shared-data/staff';

const ORIGIN = 'http://shop.example';
const boss = { email: 'boss@example.com', password: 'secret1' };
const colleague = { email: 'colleague@example.com', password: 'secret2' };
const customer = { email: 'customer@example.com', password: 'secret3' };
const texts = { home: { en: { title: 'Built in' }, es: { title: 'Integrado' } } };
const files = new Map<string, object>([
  ['/site.json', { remotes: [{ name: 'mf', live: { base: '/mf/', texts: 'texts.json' } }] }],
  ['/mf/texts.json', texts],
]);

/** The embedded backend with two administrators, of whom the first one is signed in. */
export function startRealBackend() {
  let backend: Backend;
  let colleaguesToken = '';
  let token: string | undefined;
  let isLost = false;
  let written: string[] = [];

  /** Sends a request as the page does, and loses the response of a write if a test says so. */
  async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const file = files.get(String(input));
    if (file) return new Response(JSON.stringify(file));
    if (String(input).startsWith('/')) return new Response('', { status: 404 });
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const isData = pathname.startsWith('/rest/');
    if (isData && token !== undefined) request.headers.set('authorization', `Bearer ${token}`);
    const response = await backend.fetch(request, '127.0.0.1');
    if (!isData || !isWrite(request.method, pathname)) return response;
    written.push(`${request.method} ${pathname}`);
    if (!isLost) return response;
    isLost = false;
    throw new TypeError('Failed to fetch');
  }

  beforeAll(async () => {
    globalThis.WebSocket = class {
      close() {}
    } as unknown as typeof WebSocket;
    Element.prototype.scrollIntoView = () => {};
    backend = await loadBackend();
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(globalThis, 'fetch').mockImplementation(send);
    const connection = { url: ORIGIN, key: backend.publishableKey };
    provideSite({ contract: 1, backend: connection, remotes: [] });
    await signUp(customer);
    const other = await signUp(colleague);
    await signIn(colleague);
    colleaguesToken = accessToken();
    const first = await signUp(boss);
    await claimFirstAdmin(first?.id ?? '');
    await backend.query('insert into public.admins (user_id) values ($1)', [other?.id]);
    await backend.query("update public.user_profiles set name = 'Ana' where email = $1", [
      colleague.email,
    ]);
  });
  beforeEach(() => {
    token = undefined;
    isLost = false;
  });
  afterAll(() => backend?.close());

  return {
    exec: (sql: string) => backend.exec(sql),
    query: (sql: string) => backend.query(sql),
    /** Changes rows as the other administrator. */
    async asColleague(method: 'PATCH' | 'POST', path: string, body: object) {
      const headers = {
        ...{ apikey: backend.publishableKey, 'content-type': 'application/json' },
        authorization: `Bearer ${colleaguesToken}`,
      };
      const request = new Request(`${ORIGIN}/rest/v1/${path}`, {
        ...{ method, headers },
        body: JSON.stringify(body),
      });
      const response = await backend.fetch(request, '127.0.0.1');
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    },
    loseNextResponse: () => {
      isLost = true;
    },
    /** The API accepts the session no more. */
    endSession: () => {
      token = backend.publishableKey;
    },
    /** The writes since the last call. */
    takeWritten: () => {
      const before = written;
      written = [];
      return before;
    },
  };
}

/** Functions that only read are called with POST too. */
const READS =
  /\/rpc\/(bookings_outside|picture_uses|list_sent|start_times|bookings_to_call|open_steps|work_state)$/;
const isWrite = (method: string, pathname: string) =>
  /^(POST|PATCH|DELETE)$/.test(method) &&
  !READS.test(pathname) &&
  !/flood|version|takes/.test(pathname);

function accessToken(): string {
  for (const key of Object.keys(localStorage)) {
    const [, found] = /"access_token":"([^"]+)"/.exec(localStorage.getItem(key) ?? '') ?? [];
    if (found) return found;
  }
  throw new Error('There is no session.');
}
