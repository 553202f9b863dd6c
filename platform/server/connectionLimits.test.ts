/** @jest-environment node */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';
import type { ConnectionLimits } from './connectionLimits';
import { createHttpServer, type Tls } from './createHttpServer';
import { listen, stopListening } from './listen';
import { makeCertificate } from './testing/makeCertificate';

const folder = mkdtempSync(path.join(tmpdir(), 'limits-'));
let tls: Tls;
beforeAll(() => {
  tls = makeCertificate(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => stopListening(server, 0))));

const SOON = 100;
/** More than sockets buffer: only a client that reads receives all of it. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);
const greet: RequestListener = (_, response) => response.end('hello');
const sendLarge: RequestListener = (_, response) => response.end(LARGE);

async function running(
  listener: RequestListener,
  limits: Partial<ConnectionLimits>,
  certificate?: Tls,
) {
  const server = createHttpServer(listener, certificate, limits);
  servers.push(server);
  return listen(server, 0, '127.0.0.1');
}

/** A connection whose end is awaited; that it is reset is no error here. */
function quiet<S extends Socket>(socket: S): S {
  return socket.on('error', () => {});
}
const open = (port: number) => quiet(connect(port, '127.0.0.1'));
const openTls = (port: number) =>
  quiet(connectTls({ port, rejectUnauthorized: false, ALPNProtocols: ['http/1.1'] }));

/** Not `once` of Node's events, which rejects when the connection is reset. */
const closed = (socket: { once(event: 'close', listener: () => void): unknown }) =>
  new Promise<void>((resolve) => socket.once('close', resolve));

const REQUEST = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n';

test.each([
  ['HTTP', open, false],
  ['HTTPS', openTls, true],
] as const)('%s: closes a connection whose headers never end', async (_, openSocket, secure) => {
  const port = await running(greet, { headersMs: SOON }, secure ? tls : undefined);
  const socket = openSocket(port);
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n');
  // Each header comes long before the connection counts as silent.
  const more = setInterval(() => socket.write('X-More: 1\r\n'), SOON / 10);
  await closed(socket.resume());
  clearInterval(more);
});

test.each([
  ['HTTP', open, false],
  ['HTTPS', openTls, true],
] as const)(
  '%s: closes a connection whose second request never ends',
  async (_, openSocket, secure) => {
    const port = await running(greet, { headersMs: SOON }, secure ? tls : undefined);
    const socket = openSocket(port);
    socket.write(REQUEST);
    await once(socket, 'data');
    const more = setInterval(() => socket.write('X-More: 1\r\n'), SOON / 10);
    socket.write('GET / HTTP/1.1\r\n');
    await closed(socket.resume());
    clearInterval(more);
  },
);

test('closes a connection that never begins its TLS handshake', async () => {
  const socket = open(await running(greet, { headersMs: SOON }, tls));
  await closed(socket.resume());
});

test('closes an HTTP/2 connection that sends nothing', async () => {
  const port = await running(greet, { silenceMs: SOON }, tls);
  const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  session.on('error', () => {});
  await closed(session);
});

test.each([
  ['HTTP', open, false],
  ['HTTPS', openTls, true],
] as const)(
  '%s: closes a connection that does not read its answer',
  async (_, openSocket, secure) => {
    const port = await running(sendLarge, { silenceMs: SOON }, secure ? tls : undefined);
    const accepting = once(servers[0] as Server, 'connection');
    openSocket(port).write(REQUEST);
    const [accepted] = await accepting;
    await closed(accepted);
  },
);

test.each([
  ['HTTP', open, false],
  ['HTTPS', openTls, true],
] as const)(
  '%s: closes a connection that reads its answer too slowly',
  async (_, openSocket, secure) => {
    const port = await running(sendLarge, { answerMs: SOON }, secure ? tls : undefined);
    const socket = openSocket(port);
    socket.write(REQUEST);
    const reading = setInterval(() => socket.read(1), SOON / 10);
    const [accepted] = await once(servers[0] as Server, 'connection');
    await closed(accepted);
    clearInterval(reading);
  },
);

test('HTTP/2: ends an answer that is read too slowly', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const port = await running(
    (_, response) => {
      response.once('close', end);
      response.end(LARGE);
    },
    { answerMs: SOON },
    tls,
  );
  const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  session.request({ ':path': '/' }).on('error', () => {});
  await ended;
  session.destroy();
});

test.each([
  ['HTTP', open, false],
  ['HTTPS', openTls, true],
] as const)(
  '%s: answers eight requests of one packet, and closes where there are more',
  async (_, openSocket, secure) => {
    let requests = 0;
    const hang: RequestListener = () => {
      requests += 1;
    };
    const port = await running(hang, {}, secure ? tls : undefined);
    const socket = openSocket(port);
    socket.write(REQUEST.repeat(500));
    await closed(socket.resume());
    expect(requests).toBe(8);
  },
);

test('many requests one after the other stay on one connection', async () => {
  const port = await running(greet, {});
  const socket = open(port);
  for (let count = 0; count < 20; count += 1) {
    socket.write(REQUEST);
    expect(String((await once(socket, 'data'))[0])).toContain('hello');
  }
  socket.destroy();
});

test('closes the connections of an address over its limit, and accepts one again later', async () => {
  const port = await running(greet, { connectionsPerAddress: 2 });
  const answer = async (socket: Socket) => {
    socket.write(REQUEST);
    const data = await Promise.race([
      new Promise((resolve) => socket.once('data', resolve)),
      closed(socket),
    ]);
    return String(data).includes('hello');
  };
  const [first, second, third] = [open(port), open(port), open(port)];
  expect(await Promise.all([first, second, third].map(answer))).toEqual([true, true, false]);
  first.destroy();
  await closed(first);
  expect(await answer(second)).toBe(true);
  expect(await answer(open(port))).toBe(true);
});
