/** @jest-environment node */
import type { HttpBindings } from '@hono/node-server';
import { peerAddress } from './peerAddress';

test.each([
  ['no header', undefined, '127.0.0.1'],
  ['one address', '203.0.113.9', '203.0.113.9'],
  ['what a client claimed before what the proxy saw', '1.1.1.1, 2001:db8::5', '2001:db8::5'],
  ['no valid address', '_hidden', '127.0.0.1'],
])('counts a client whose requests have %s', (_, forwarded, address) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const incoming = { socket: { remoteAddress: '127.0.0.1' }, headers };
  expect(peerAddress({ incoming } as unknown as HttpBindings)).toBe(address);
});
