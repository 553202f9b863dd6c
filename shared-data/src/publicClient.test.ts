/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { provideSite } from '@shop/shared-contract';
import { findBooking } from './bookings/requests';
import { findTireOffer } from './products/requests';
import { publicClient } from './publicClient';
import { runQuery } from './runQuery';

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

const tires = { product: '6f9619ff-8b86-4011-b42d-00c04fc964ff', count: 4 };

test('sends the public key', async () => {
  reply = (response) => response.end('null');
  await expect(findTireOffer(tires)).resolves.toBeNull();
  const [request] = seen;
  expect(request?.headers).toMatchObject({
    apikey: 'public-key',
    authorization: 'Bearer public-key',
  });
  expect(request?.url).toBe('/rest/v1/rpc/tire_offer');
});

test('reports a broken connection without a retry', async () => {
  reply = (response) => response.destroy();
  await expect(findTireOffer(tires)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(seen).toHaveLength(1);
});

test('reports a request that ended before its response as timed out', async () => {
  reply = () => {};
  const request = publicClient().rpc('tire_offer', { p_product: tires.product, p_count: 4 });
  const ended = request.abortSignal(AbortSignal.timeout(50));
  await expect(runQuery(ended)).rejects.toMatchObject({ kind: 'timedOut' });
});

test('rejects HTML in place of data', async () => {
  reply = (response) => response.end('<html>Down for maintenance</html>');
  await expect(findTireOffer(tires)).rejects.toMatchObject({
    name: 'DataError',
    kind: 'unexpected',
  });
});

test('rejects an unknown cancel token as not found', async () => {
  reply = (response) => response.end('null');
  await expect(findBooking('0'.repeat(32))).rejects.toMatchObject({ kind: 'notFound' });
});
