/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '@shop/platform/machine/paths';
import {
  createTestFolders,
  startServer,
  type TestFolders,
} from '@shop/platform/server/testing/startServer';

let place: TestFolders;
beforeAll(async () => {
  place = await createTestFolders();
});
afterAll(() => place.remove());

/** Resolves once the server has begun to stop: it keeps no connection then. */
async function stopping(port: number) {
  for (;;) {
    const isStopping = await new Promise<boolean>((resolve) => {
      get({ host: '127.0.0.1', port }, (response) => {
        resolve(response.resume().headers.connection === 'close');
      }).once('error', () => resolve(true));
    });
    if (isStopping) return;
  }
}

// A terminal signals the whole process group, and each parent in it forwards the signal once more.
test('closes the database although the signal of one Ctrl+C arrives twice', async () => {
  const server = await startServer(place);
  const port = Number(new URL(server.origin).port);
  const visitor = connect(port, '127.0.0.1');
  await once(visitor, 'connect');
  // A half-sent request keeps the server closing until the second signal is there.
  visitor.write('GET / HTTP/1.1\r\n');
  const first = server.end('SIGINT');
  await stopping(port);
  const second = server.end('SIGINT');
  visitor.destroy();
  expect([await first, await second]).toEqual([0, 0]);
  expect(existsSync(path.join(place.dataDir, 'server.lock'))).toBe(false);
});

// npm passes a signal to the shell of its script only, which would end without its command.
test('a signal to npm ends the server that the command started, once it has answered', async () => {
  const env = { ...process.env, SITE_DIR: place.siteDir, PORT: '0' };
  const npm = spawn('npm', ['run', 'shop', '--', 'release-endpoint'], { cwd: root, env });
  const ended = once(npm, 'close');
  let printed = '';
  for await (const chunk of npm.stdout) {
    printed += chunk;
    if (printed.includes('Releases are accepted')) break;
  }
  const port = Number(/127\.0\.0\.1:(\d+)/.exec(printed)?.[1]);
  const visitor = connect(port, '127.0.0.1');
  visitor.write('GET /releases/ HTTP/1.1\r\nHost: localhost\r\n');
  await once(visitor, 'connect');
  npm.kill('SIGTERM');
  await stopping(port);
  expect(npm.exitCode).toBeNull();
  visitor.write('\r\n');
  expect(await text(visitor)).toMatch(/^HTTP\/1\.1 404 Not Found\r\nConnection: close\r\n/);
  expect(await ended).toEqual([0, null]);
});
