/** @jest-environment node */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { provideSite } from '@shop/shared-contract';
import { WebSocket, WebSocketServer } from 'ws';
import { staffClient } from '../staffClient';
import { subscribeToBookings } from './staffSubscription';

// No hosted project can be reached from here, so its Realtime service is a stand-in: a WebSocket server
// that answers as the service's protocol says (version 2: arrays of join, message, topic, event, payload).

let server: WebSocketServer;
let connection: WebSocket;
/** What the client has sent: event and topic, and whether the channel is private. */
let received: string[];
const states: boolean[] = [];
const onMessage = jest.fn();
let onState: (isConnected: boolean) => void;
let notify: () => void;

/** Resolves once the condition is true; each frame and each call of the client checks it. */
const until = (condition: () => boolean) =>
  new Promise<void>((resolve) => {
    notify = () => condition() && resolve();
    notify();
  });

type Frame = [join: string, ref: string, topic: string, event: string, payload: Payload];
interface Payload {
  config?: { private?: boolean };
}

function serve(socket: WebSocket) {
  connection = socket;
  socket.on('message', (data) => {
    const [join, ref, topic, event, payload] = JSON.parse(String(data)) as Frame;
    received.push([event, topic, ...(payload.config?.private ? ['private'] : [])].join(' '));
    socket.send(JSON.stringify([join, ref, topic, 'phx_reply', { status: 'ok', response: {} }]));
    notify();
  });
}

beforeAll(async () => {
  // Node 20 has none.
  Object.assign(globalThis, { WebSocket });
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' }).on('connection', serve);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provideSite({ contract: 1, backend: { url, key: 'public-key' }, remotes: [] });
});

beforeEach(() => {
  received = [];
  states.length = 0;
  notify = () => {};
  onMessage.mockReset().mockImplementation(() => notify());
  onState = (isConnected) => {
    states.push(isConnected);
    notify();
  };
});

afterAll(() => {
  // The client would keep a timer of ten seconds, and Jest with it.
  jest.spyOn(globalThis, 'setTimeout').mockReturnThis();
  void staffClient().realtime.disconnect();
  for (const client of server.clients) client.terminate();
  server.close();
});

const isIn = () => states.at(-1) === true;

test('joins the private topic, and calls after each message that something changed', async () => {
  const stop = subscribeToBookings({ onState, onMessage });
  await until(isIn);
  expect(received).toContain('phx_join realtime:bookings private');
  const message = { type: 'broadcast', event: 'changed', payload: {} };
  connection.send(JSON.stringify([null, null, 'realtime:bookings', 'broadcast', message]));
  await until(() => onMessage.mock.calls.length === 1);
  stop();
  await until(() => received.includes('phx_leave realtime:bookings'));
});

test('says when the connection is lost, and joins again', async () => {
  const stop = subscribeToBookings({ onState, onMessage });
  await until(isIn);
  connection.terminate();
  await until(() => states.includes(false));
  await until(isIn);
  stop();
  await until(() => received.includes('phx_leave realtime:bookings'));
});

test('a subscription after an ended one joins once that has left', async () => {
  const stopFirst = subscribeToBookings({ onState, onMessage });
  await until(isIn);
  stopFirst();
  states.length = 0;
  const stop = subscribeToBookings({ onState, onMessage });
  await until(isIn);
  const calls = received.filter((each) => each.startsWith('phx_'));
  expect(calls.map((each) => each.split(' ')[0])).toEqual(['phx_join', 'phx_leave', 'phx_join']);
  stop();
});

test('does nothing with the embedded backend', () => {
  provideSite({ contract: 1, backend: { url: '', key: 'public-key' }, remotes: [] });
  subscribeToBookings({ onState, onMessage })();
  expect(received).toEqual([]);
  expect(states).toEqual([]);
});
