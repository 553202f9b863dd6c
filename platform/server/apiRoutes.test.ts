/** @jest-environment node */
import { apiRoutes } from './apiRoutes';
import type { ServedBackend } from './backend';

test('the API answers with a Retry-After header while the database starts', async () => {
  const api = apiRoutes(() => undefined, []);
  const response = await api.request('/rest/v1/products');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect((await api.request('/healthz')).status).toBe(503);
});

test('counts the paths of a limit together, and no other path', async () => {
  const limits = [
    { perMinute: 2, paths: ['/rest/v1/poems', '/rest/v1/rpc/add_poem'] },
    { perMinute: 1, paths: ['/rest/v1/forecasts'] },
  ];
  const api = apiRoutes(
    () => undefined,
    limits,
    () => '192.0.2.1',
  );
  const post = async (path: string) => (await api.request(path, { method: 'POST' })).status;
  expect([await post('/rest/v1/poems'), await post('/rest/v1/rpc/add_poem')]).toEqual([503, 503]);
  expect([await post('/rest/v1/poems'), await post('/rest/v1/rpc/add_poem')]).toEqual([429, 429]);
  expect([await post('/rest/v1/forecasts'), await post('/rest/v1/forecasts')]).toEqual([503, 429]);
  expect([await post('/rest/v1/bookings'), await post('/rest/v1/bookings')]).toEqual([503, 503]);
});

test('counts each of the 20 rows of a body', async () => {
  const body = JSON.stringify(Array(20).fill({ line: 'x' }));
  const post = async (perMinute: number, rows: string) => {
    const api = apiRoutes(
      () => undefined,
      [{ perMinute, paths: ['/rest/v1/poems'] }],
      () => '192.0.2.1',
    );
    const headers = { 'content-type': 'application/json' };
    const send = (sent: string) =>
      Promise.resolve(api.request('/rest/v1/poems', { method: 'POST', body: sent, headers }));
    return [(await send(rows)).status, (await send('{}')).status];
  };
  expect(await post(19, body)).toEqual([429, 429]);
  expect(await post(20, body)).toEqual([503, 429]);
  expect(await post(21, body)).toEqual([503, 503]);
});

test.each<[string, Record<string, string>, number]>([
  ['a visitor', { apikey: 'sb_publishable_a' }, 24],
  ['a visitor, as supabase-js sends it', { authorization: 'Bearer sb_publishable_a' }, 24],
  ['a visitor with another kind of authorization', { authorization: 'Basic a.b.c' }, 24],
  ['an account', { apikey: 'sb_publishable_a', authorization: 'Bearer a.b.c' }, 1024],
  ['an operator', { apikey: 'sb_secret_a' }, 1024],
])('a body of %s is rejected above its limit', async (_, headers, kB) => {
  const api = apiRoutes(() => undefined, []);
  const post = (bytes: number) =>
    api.request('/rest/v1/poems', { method: 'POST', headers, body: 'x'.repeat(bytes) });
  expect((await post(kB * 1024)).status).toBe(503);
  const refused = await post(kB * 1024 + 1);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ message: `The body is larger than ${kB} kB.` });
});

/** A backend whose answers a test holds back, and the API in front of it. */
function heldBackend(brieflyCached: readonly string[] = []) {
  const held: {
    path: string;
    peer: string | undefined;
    body: string;
    answer(response?: Response): void;
  }[] = [];
  const backend: ServedBackend = {
    fetch: async (request, peer) => {
      const body = await request.text();
      return new Promise((resolve) => {
        const { pathname } = new URL(request.url);
        const answer = (response = Response.json(held.length)) => resolve(response);
        held.push({ path: pathname, peer, body, answer });
      });
    },
    query: async () => [],
    close: async () => {},
  };
  const api = apiRoutes(
    () => backend,
    [],
    (env) => String(Reflect.get(env, 'address')),
    brieflyCached,
  );
  const send = (path: string, init: RequestInit = {}, address = '192.0.2.1') =>
    Promise.resolve(api.request(path, init, { address }));
  /** Resolves when the backend has received so many requests. */
  const received = async (count: number) => {
    while (held.length < count) await new Promise(setImmediate);
  };
  return { held, send, received };
}

test('an address has two requests at a time, and another address is not delayed by it', async () => {
  const { held, send, received } = heldBackend();
  const many = Array.from({ length: 10 }, () => send('/rest/v1/poems'));
  await received(2);
  const other = send('/rest/v1/poems', {}, '192.0.2.2');
  await received(3);
  expect(held.map(({ peer }) => peer)).toEqual([...Array(2).fill('192.0.2.1'), '192.0.2.2']);
  held[2]?.answer();
  expect((await other).status).toBe(200);
  for (let next = 0; next < 11; next += 1) {
    await received(next + 1);
    held[next]?.answer();
  }
  expect((await Promise.all(many)).map(({ status }) => status)).toEqual(Array(10).fill(200));
});

test('of an address with more than eight requests none is started while another address has one', async () => {
  const { held, send, received } = heldBackend();
  const crowd = Array.from({ length: 12 }, () => send('/rest/v1/poems'));
  await received(2);
  const other = send('/rest/v1/poems', {}, '192.0.2.2');
  await received(3);
  held[0]?.answer();
  await Promise.race(crowd);
  const another = send('/rest/v1/poems', {}, '192.0.2.2');
  await received(4);
  expect(held.slice(2).map(({ peer }) => peer)).toEqual(['192.0.2.2', '192.0.2.2']);
  held[2]?.answer();
  held[3]?.answer();
  await Promise.all([other, another]);
  for (let next = 1; next < 14; next += 1) {
    await received(next + 1);
    held[next]?.answer();
  }
  expect((await Promise.all(crowd)).map(({ status }) => status)).toEqual(Array(12).fill(200));
});

test('an address whose queue is full gets 429', async () => {
  const { held, send, received } = heldBackend();
  const waiting = Array.from({ length: 102 }, () => send('/rest/v1/poems'));
  await received(2);
  const refused = await send('/rest/v1/poems');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await refused.json()).toMatchObject({ message: 'rate_limited' });
  for (let next = 0; next < 102; next += 1) {
    await received(next + 1);
    held[next]?.answer();
  }
  await Promise.all(waiting);
});

const TIMES = '/rest/v1/rpc/free_times';
const ask = (body: string, headers = {}) => ({ method: 'POST', body, headers });

test('equal calls of a cached function share one answer', async () => {
  const { held, send, received } = heldBackend([TIMES]);
  const first = send(TIMES, ask('{"day":1}'));
  await received(1);
  const second = send(TIMES, ask('{"day":1}'), '192.0.2.2');
  const otherDay = send(TIMES, ask('{"day":2}'));
  const otherKey = send(TIMES, ask('{"day":1}', { apikey: 'secret' }), '192.0.2.3');
  await received(3);
  for (const { answer } of held) answer();
  const answers = await Promise.all([first, second, otherDay, otherKey]);
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([3, 3, 3, 3]);
  expect(await (await send(TIMES, ask('{"day":1}'))).json()).toBe(3);
  expect(held.map(({ body }) => body)).toEqual(['{"day":1}', '{"day":2}', '{"day":1}']);
});

test('a failed answer of a cached function is not shared', async () => {
  const { held, send, received } = heldBackend([TIMES]);
  const both = [send(TIMES, ask('{}')), send(TIMES, ask('{}'))];
  await received(1);
  held[0]?.answer(new Response(null, { status: 503 }));
  await received(2);
  held[1]?.answer();
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([503, 200]);
});

test.each([
  ['POST', '/rest/v1/poems', true],
  ['PATCH', '/rest/v1/poems', true],
  ['DELETE', '/rest/v1/poems', true],
  ['GET', '/rest/v1/rpc/add_poem', true],
  ['GET', '/rest/v1/poems', false],
])('%s %s discards cached answers: %s', async (method, path, discards) => {
  const { held, send, received } = heldBackend([TIMES]);
  const call = async (route: string, init?: RequestInit) => {
    const already = held.length;
    const answer = send(route, init);
    await received(already + 1);
    held[already]?.answer();
    await answer;
  };
  await call(TIMES, ask('{}'));
  await call(path, { method });
  const again = send(TIMES, ask('{}'));
  if (discards) {
    await received(3);
    held[2]?.answer();
  }
  await again;
  expect(held).toHaveLength(discards ? 3 : 2);
});

test('simultaneous requests of /healthz share one check, and a later one checks again', async () => {
  const checks: { pass: () => void; fail: () => void }[] = [];
  const backend: ServedBackend = {
    fetch: async () => new Response(),
    query: () =>
      new Promise((resolve, reject) => {
        checks.push({ pass: () => resolve([]), fail: () => reject(new Error('busy')) });
      }),
    close: async () => {},
  };
  const api = apiRoutes(() => backend, []);
  const request = async () => (await api.request('/healthz')).status;
  const first = Array.from({ length: 10 }, request);
  await new Promise(setImmediate);
  expect(checks).toHaveLength(1);
  checks[0]?.pass();
  expect(await Promise.all(first)).toEqual(Array(10).fill(200));

  const later = [request(), request()];
  await new Promise(setImmediate);
  expect(checks).toHaveLength(2);
  checks[1]?.fail();
  expect(await Promise.all(later)).toEqual([503, 503]);
});
