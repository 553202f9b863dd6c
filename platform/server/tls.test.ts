/** @jest-environment node */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type ClientHttp2Session, connect } from 'node:http2';
import { Agent, request } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { preloadsOf } from './earlyHints';
import { http2Get } from './testing/http2Get';
import { makeCertificate } from './testing/makeCertificate';
import {
  createTestFolders,
  MESSAGES_TABLE,
  type ServerProcess,
  startServer,
  type TestFolders,
} from './testing/startServer';

/** The hints as a composed page has them. */
const PAGE = `<head>
  <link rel="preload" as="font" href="/shell/1/inter.woff2" type="font/woff2" crossorigin>
  <link rel="preload" as="script" href="/mf-a/1/page.js" fetchpriority="low" integrity="sha384-aB+/=" crossorigin>
</head><h1>home</h1>`;
const HSTS = 'max-age=31536000';

let place: TestFolders;
let server: ServerProcess;
let ca: Buffer;
let session: ClientHttp2Session;

const openSession = () => connect(server.origin, { ca });

async function overHttp1(route: string) {
  const agent = new Agent({ ca, ALPNProtocols: ['http/1.1'] });
  const sent = request(server.origin + route, { agent });
  const early: unknown[] = [];
  sent.on('information', (information) => early.push(information)).end();
  const [answer] = await once(sent, 'response');
  return { answer, body: await text(answer), early };
}

beforeAll(async () => {
  place = await createTestFolders();
  await place.migration('20250101000000_messages.sql', MESSAGES_TABLE);
  await writeFile(path.join(place.siteDir, 'index.html'), PAGE);
  await writeFile(path.join(place.siteDir, 'index.html.br'), brotliCompressSync(PAGE));
  await writeFile(path.join(place.siteDir, '_app.html'), '<h1>layout</h1>');
  const site = { contract: 1, backend: { url: '', key: '' }, remotes: [] };
  await writeFile(path.join(place.siteDir, 'site.json'), JSON.stringify(site));
  const tls = makeCertificate(place.dataDir.replace(/data$/, ''));
  ca = readFileSync(tls.cert);
  server = await startServer(place, { TLS_CERT: tls.cert, TLS_KEY: tls.key });
  session = openSession();
});
afterAll(async () => {
  session.destroy();
  await place.remove();
});

test('a browser gets HTTP/2, and early hints name the page’s files before the page', async () => {
  await once(session, 'connect');
  expect([server.origin.slice(0, 6), session.alpnProtocol]).toEqual(['https:', 'h2']);
  for (const coding of ['identity', 'br']) {
    const { headers, hints } = await http2Get(session, '/', { 'accept-encoding': coding });
    expect(headers[':status']).toBe(200);
    expect(headers['content-encoding'] ?? 'identity').toBe(coding);
    expect(hints).toEqual([preloadsOf(PAGE).join(', ')]);
  }
  expect(preloadsOf(PAGE)).toEqual([
    '</shell/1/inter.woff2>; rel=preload; as=font; crossorigin=anonymous',
    '</mf-a/1/page.js>; rel=preload; as=script; fetchpriority=low; crossorigin=anonymous; integrity="sha384-aB+/="',
  ]);
});

test('an answer without files to name gets no early hints', async () => {
  for (const route of ['/nowhere', '/site.json', '/gone.js']) {
    expect((await http2Get(session, route)).hints).toEqual([]);
  }
});

test('every answer has the header for HTTPS only', async () => {
  for (const route of ['/', '/nowhere', '/site.json', '/gone.js', '/healthz', '/rest/v1/x']) {
    const { headers } = await http2Get(session, route);
    expect([route, headers['strict-transport-security']]).toEqual([route, HSTS]);
  }
});

test('an old client gets HTTP/1.1, without early hints', async () => {
  const { answer, body, early } = await overHttp1('/');
  expect([answer.httpVersion, answer.statusCode, body]).toEqual(['1.1', 200, PAGE]);
  expect(answer.headers['strict-transport-security']).toBe(HSTS);
  expect(early).toEqual([]);
});

test('the data API accepts a body over HTTP/2', async () => {
  const headers = { apikey: server.keys().publishableKey, 'content-type': 'application/json' };
  const post = (body: string) => http2Get(session, '/rest/v1/contact_messages', headers, body);
  expect((await post('{"message":"hello"}')).headers[':status']).toBe(201);
  const large = JSON.stringify({ message: 'x'.repeat(1024 * 1024) });
  expect((await post(large)).headers[':status']).toBe(413);
  // One request too large does not end what a browser has open beside it.
  expect((await http2Get(session, '/healthz')).body).toBe('ok');
  expect(session.closed).toBe(false);
});

test('it stops although a browser has a connection open', async () => {
  await once(openSession(), 'connect');
  expect(await server.end()).toBe(0);
});
