/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { provideSite } from '@shop/shared-contract';
import { findBooking } from './bookings/requests';
import { listProducts } from './products/requests';

const seen: IncomingMessage[] = [];
let reply: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  seen.push(request);
  reply(response);
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const backend = { url: `http://127.0.0.1:${port}`, key: 'public-key' };
  provideSite({ contract: 1, backend, remotes: [] });
});
beforeEach(() => {
  seen.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('sends the public key and requests products, newest first', async () => {
  reply = (response) => response.end('[]');
  await expect(listProducts()).resolves.toEqual([]);
  const [request] = seen;
  expect(request?.headers).toMatchObject({
    apikey: 'public-key',
    authorization: 'Bearer public-key',
  });
  expect(request?.url).toContain('/rest/v1/products?');
  expect(request?.url).toContain('order=created_at.desc');
});

test('reports a broken connection without a retry', async () => {
  reply = (response) => response.destroy();
  await expect(listProducts()).rejects.toMatchObject({ kind: 'offline' });
  expect(seen).toHaveLength(1);
});

test('rejects HTML in place of data', async () => {
  reply = (response) => response.end('<html>Down for maintenance</html>');
  await expect(listProducts()).rejects.toMatchObject({ name: 'DataError', kind: 'unexpected' });
});

test('rejects an unknown cancel token as not found', async () => {
  reply = (response) => response.end('null');
  await expect(findBooking('0'.repeat(32))).rejects.toMatchObject({ kind: 'notFound' });
});
