/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { choosePort } from './choosePort';

let other: Server;
let used: number;
let printed: jest.SpyInstance;
beforeEach(async () => {
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  used = (other.address() as AddressInfo).port;
  printed = jest.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(async () => {
  jest.restoreAllMocks();
  if (!other.listening) return;
  other.close();
  await once(other, 'close');
});

test('chooses the usual port when it is free, and leaves it free', async () => {
  other.close();
  await once(other, 'close');
  expect(await choosePort('mf-fleet', used)).toBe(used);
  expect(await choosePort('mf-fleet', used)).toBe(used);
  expect(printed).not.toHaveBeenCalled();
});

test('chooses and prints another port when the usual one is in use', async () => {
  const port = await choosePort('mf-fleet', used);
  expect(port).not.toBe(used);
  expect(printed).toHaveBeenCalledWith(`Port ${used} is in use; mf-fleet uses ${port} instead.`);
});

test('chooses the requested port in place of the usual one', async () => {
  const free = await choosePort('mf-fleet', used);
  expect(await choosePort('mf-fleet', used, String(free))).toBe(free);
});

test.each([
  ['is in use', () => String(used), /^Port \d+ is in use; stop the other program or set PORT\.$/],
  ['is no port', () => 'three', 'PORT is not a port number: three'],
])('rejects a requested port that %s', async (_, requested, sentence) => {
  await expect(choosePort('mf-fleet', used, requested())).rejects.toThrow(sentence);
});
