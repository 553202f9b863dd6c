/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import { Agent, get } from 'node:https';
import { allowedSources } from '@shop/backend/shopPolicy';
import { apiRoutes } from './apiRoutes';
import { createSite } from './createSite';
import { startNginx } from './testing/startNginx';

let nginx: Awaited<ReturnType<typeof startNginx>>;
beforeAll(async () => {
  nginx = await startNginx();
});
afterAll(() => nginx?.stop());

/** Headers that each server sets by its own rules; all others are the site's. */
const own = new Set([
  ...['server', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'accept-ranges'],
  ...['content-type', 'content-length', 'etag', 'last-modified', 'vary'],
]);

const siteHeaders = (headers: Iterable<[string, string]>) =>
  Object.fromEntries([...headers].filter(([name]) => !own.has(name)));

/** Node's fetch trusts no certificate that a test has made. */
async function fetchSecurely(route: string, headers: Record<string, string>) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(nginx.secureOrigin + route, { agent: new Agent({ ca: nginx.ca }), headers }, resolve).on(
      'error',
      reject,
    );
  });
  answer.resume();
  const pairs = Object.entries(answer.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return { status: answer.statusCode, headers: pairs };
}

const kinds = [
  ['a page', '/contact'],
  ['the home page', '/'],
  ['a page that staff edit', '/contact?edit=1'],
  ['a page with a further parameter', '/contact?edit=1&x=1'],
  ['the staff’s area with that parameter', '/admin/products?edit=1'],
  ['no page with that parameter', '/nowhere?edit=1'],
  ['the staff’s area', '/admin/products'],
  ['the staff’s area in Spanish', '/es/admin'],
  ['the cancel page', '/booking/cancel'],
  ['no page', '/nowhere'],
  ['the configuration', '/site.json'],
  ['another file', '/robots.txt'],
  ['no file', '/gone.png'],
  ['no page by its file', '/gone.html'],
  ['a versioned file', '/mf-booking/3f2a9c0d1b2e/page.js'],
  ['a versioned file without compressed copies', '/mf-booking/3f2a9c0d1b2e/picture.png'],
  ['no versioned file', '/mf-booking/3f2a9c0d1b2e/gone.js'],
  ['a tool’s file', '/.composed.json'],
] as const;

/** For site.json, which has no compressed copies, this nginx has gzip alone. */
const requests = kinds.flatMap(([kind, route]) =>
  (route === '/site.json' ? ['gzip', 'identity'] : ['br', 'gzip', 'identity']).map(
    (accepted) => [kind, accepted, route] as const,
  ),
);

test.each(requests)(
  '%s in %s has the headers that npm start sends, over HTTP and HTTPS',
  async (_, accepted, route) => {
    const request = { 'accept-encoding': accepted };
    const answers = await Promise.all([
      fetch(nginx.origin + route, { headers: request }),
      fetchSecurely(route, request),
    ]);
    for (const [index, answer] of answers.entries()) {
      const ours = createSite(
        apiRoutes(() => undefined),
        { siteDir: nginx.siteDir, sources: allowedSources },
      );
      const expected = await ours.request(route, { headers: request });
      expect(answer.status).toBe(expected.status);
      expect(siteHeaders(answer.headers)).toEqual({
        ...siteHeaders(expected.headers),
        ...(index === 1 ? { 'strict-transport-security': 'max-age=31536000' } : {}),
      });
    }
  },
);
