/** @jest-environment node */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import {
  createTestFolders,
  startServer,
  type TestFolders,
} from '../../platform/server/testing/startServer';

let place: TestFolders;
beforeAll(async () => {
  place = await createTestFolders();
});
afterAll(() => place.remove());

/** Resolves once no server listens on the port. */
async function closed(port: number) {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const reached = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (!reached) return;
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
  await closed(port);
  const second = server.end('SIGINT');
  visitor.destroy();
  expect([await first, await second]).toEqual([0, 0]);
  expect(existsSync(path.join(place.dataDir, 'server.lock'))).toBe(false);
});
