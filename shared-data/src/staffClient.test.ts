/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { provideSite } from '@shop/shared-contract';
import { currentSession, renewSession, signIn } from './accounts/session';
import { staffClient } from './staffClient';

// A stand-in for the sign-in service of a hosted project, which sends when a session ends by its own clock.

const user = { id: 'u1', email: 'boss@example.com' };
const now = () => Math.round(Date.now() / 1000);
/** By how many seconds the clock of this computer is ahead of the service. */
let ahead = 0;
let requests: string[];

const server = createServer((request, response) => {
  requests.push(String(request.url));
  const session = {
    ...{ access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', user },
    ...{ expires_in: 3600, expires_at: now() - ahead + 3600 },
  };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(session));
});

beforeAll(async () => {
  // The client rejects a runtime without it, which Node.js 20 is; nothing here connects.
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const backend = { url: `http://127.0.0.1:${port}`, key: 'public-key' };
  provideSite({ contract: 1, backend, remotes: [] });
});
beforeEach(() => {
  requests = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['an hour ahead', 3600],
  ['a day ahead', 86_400],
  ['an hour behind', -3600],
])('on a computer whose clock is %s, a session lasts as long as elsewhere', async (_, seconds) => {
  ahead = seconds;
  await signIn({ email: user.email, password: 'secret1' });
  for (let i = 0; i < 5; i += 1) expect(await currentSession()).toEqual(user);
  expect(requests).toHaveLength(1);
  await renewSession();
  await currentSession();
  expect(requests).toHaveLength(2);
  const { data } = await staffClient().auth.getSession();
  expect(Math.abs((data.session?.expires_at ?? 0) - now() - 3600)).toBeLessThan(10);
});
