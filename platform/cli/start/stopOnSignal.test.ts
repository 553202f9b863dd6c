/** @jest-environment node */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { createWorkplace, startServer, type Workplace } from '../../server/testing/startServer';

let place: Workplace;
beforeAll(async () => {
  place = await createWorkplace();
});
afterAll(() => place.remove());

/** Resolves once nobody listens there any more. */
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

// So it comes from a terminal: to the whole group, and once more from each parent in it.
test('the same Ctrl+C may arrive twice: the database is closed all the same', async () => {
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
