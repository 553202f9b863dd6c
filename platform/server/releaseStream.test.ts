/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createToken } from '../site/teamTokens';
import { listen } from './listen';
import { type RunRelease, releaseEndpoint } from './releaseEndpoint';

let folder: string;
let server: Server;
let origin: string;
let token: string;
let run: RunRelease;
let done: string[];

const succeed: RunRelease = async ({ app }) => {
  done.push(app);
  return { ok: true, text: `${app} is live` };
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-stream-'));
  const siteDir = path.join(folder, 'site');
  token = createToken(siteDir, 'fleet', ['mf-fleet', 'mf-van']);
  done = [];
  const endpoint = releaseEndpoint({ siteDir, run: (...all) => run(...all), beatMs: 200 });
  server = createServer(getRequestListener(endpoint.fetch));
  origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

/** A command that waits until the test ends it. */
function holdRun() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  run = async (request, report) => {
    report('composing');
    await ended;
    return succeed(request, report);
  };
  return end;
}

const post = (app: string, signal?: AbortSignal) =>
  fetch(`${origin}/releases/${app}/promote`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    ...(signal && { signal }),
  });

test('sends what the command prints while it works, and empty lines in a silence', async () => {
  const end = holdRun();
  const response = await post('mf-van');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  const received: string[] = [];
  for await (const chunk of response.body ?? []) {
    received.push(Buffer.from(chunk).toString());
    if (received.length === 3) end();
  }
  expect(received.slice(0, 3)).toEqual(['{"line":"composing"}\n', '\n', '\n']);
  expect(received.at(-1)).toBe('{"ok":true,"text":"mf-van is live"}\n');
});

test('goes on where the client is gone, and takes the next release once it is done', async () => {
  const end = holdRun();
  const client = new AbortController();
  const response = await post('mf-van', client.signal);
  await response.body?.getReader().read();
  client.abort();
  const busy = await post('mf-fleet');
  expect(busy.status).toBe(503);
  expect(await busy.text()).toMatch(
    /^Another release of mf-van, for \d+ s, is in progress; try again in a moment\.\n$/,
  );
  expect(done).toEqual([]);
  end();
  run = succeed;
  let next = await post('mf-fleet');
  while (next.status === 503) next = await post('mf-fleet');
  expect(await next.text()).toBe('{"ok":true,"text":"mf-fleet is live"}\n');
  expect(done).toEqual(['mf-van', 'mf-fleet']);
});

test('a client that reads nothing holds up no other release', async () => {
  run = async (request, report) => {
    for (let line = 0; line < 5_000; line += 1) report('x'.repeat(1_000));
    return succeed(request, report);
  };
  const stalled = await post('mf-van');
  run = succeed;
  const next = await post('mf-fleet');
  expect(await next.text()).toBe('{"ok":true,"text":"mf-fleet is live"}\n');
  await stalled.body?.cancel();
});
