/** @jest-environment node */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { connect } from 'node:http2';
import { Agent, request } from 'node:https';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHttpServer, type Tls } from './createHttpServer';
import { listen, stopListening } from './listen';
import { http2Get } from './testing/http2Get';
import { makeCertificate } from './testing/makeCertificate';

const folder = mkdtempSync(path.join(tmpdir(), 'tls-'));
let tls: Tls;
beforeAll(() => {
  tls = makeCertificate(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Long enough that only what is closed at once lets a test end. */
const NEVER = 2 ** 31 - 1;

async function running(listener: RequestListener) {
  const server = createHttpServer(listener, tls);
  const port = await listen(server, 0, '127.0.0.1');
  return { server, port, origin: `https://127.0.0.1:${port}`, ca: readFileSync(tls.cert) };
}
const greet: RequestListener = (_, response) => response.end('hello');

test('an idle HTTP/2 session is closed at once', async () => {
  const { server, origin, ca } = await running(greet);
  const session = connect(origin, { ca });
  expect((await http2Get(session, '/')).body).toBe('hello');
  await Promise.all([stopListening(server, NEVER), once(session, 'close')]);
});

test('a session that begins while the server stops is closed too', async () => {
  const { server, origin, ca } = await running(greet);
  const session = connect(origin, { ca });
  await once(server, 'connection');
  await Promise.all([stopListening(server, NEVER), once(session, 'close')]);
});

test('an idle HTTP/1.1 connection is closed at once', async () => {
  const { server, origin, ca } = await running(greet);
  const agent = new Agent({ keepAlive: true, ca, ALPNProtocols: ['http/1.1'] });
  const sent = request(origin, { agent }).end();
  const [answer] = await once(sent, 'response');
  await once(answer.resume(), 'end');
  await stopListening(server, NEVER);
  agent.destroy();
});

test('a running answer is sent before the server stops', async () => {
  let finish = () => {};
  const requested = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let answer = () => {};
  const { server, origin, ca } = await running((_, response) => {
    answer = () => response.end('late');
    finish();
  });
  const session = connect(origin, { ca });
  const late = http2Get(session, '/');
  await requested;
  const stopped = stopListening(server, NEVER);
  answer();
  expect((await late).body).toBe('late');
  await stopped;
});

test('a connection that does not end in time is cut, with every protocol', async () => {
  let requests = 0;
  let both = () => {};
  const hanging = new Promise<void>((resolve) => {
    both = resolve;
  });
  const { server, port, origin, ca } = await running(() => {
    requests += 1;
    if (requests === 2) both();
  });
  const session = connect(origin, { ca });
  const refused = expect(http2Get(session, '/')).rejects.toThrow();
  const old = request(origin, { agent: new Agent({ ca, ALPNProtocols: ['http/1.1'] }) }).end();
  const refusedToo = expect(once(old, 'response')).rejects.toThrow();
  const silent = connectSocket(port, '127.0.0.1');
  silent.on('error', () => {});
  await Promise.all([hanging, once(silent, 'connect')]);
  await stopListening(server, 0);
  await Promise.all([refused, refusedToo]);
});
