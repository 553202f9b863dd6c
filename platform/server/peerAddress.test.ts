/** @jest-environment node */
import type { HttpBindings } from '@hono/node-server';
import { createPeerAddress, rateLimitAddress } from './peerAddress';

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['fe80::', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('the rate limits count %s as %s', (address, network) =>
  expect(rateLimitAddress(address)).toBe(network),
);

const request = (remoteAddress: string, forwarded?: string) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { incoming: { socket: { remoteAddress }, headers } } as unknown as HttpBindings;
};

test.each([
  ['no proxy is trusted', [], '10.0.0.1', '203.0.113.9', '10.0.0.1'],
  ['a visitor bypasses the proxy', ['10.0.0.1'], '198.51.100.7', '203.0.113.9', '198.51.100.7'],
  ['the proxy names the visitor', ['10.0.0.1'], '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['the socket of the proxy is dual-stack', ['10.0.0.1'], '::ffff:10.0.0.1', '::1', '::1'],
  [
    'the visitor sends a forged header to the proxy',
    ['loopback'],
    '127.0.0.1',
    '1.1.1.1, 198.51.100.7',
    '198.51.100.7',
  ],
  [
    'there are two proxies',
    ['loopback', '10.0.0.0/8'],
    '::1',
    '1.1.1.1, 192.0.2.4, 10.2.3.4',
    '192.0.2.4',
  ],
  ['the proxy sends no header', ['loopback'], '127.0.0.1', undefined, '127.0.0.1'],
  ['the proxy sends no valid address', ['loopback'], '127.0.0.1', '_hidden', '127.0.0.1'],
  ['an address is not in its shortest form', ['loopback'], '::1', '2001:0DB8:0::5', '2001:db8::5'],
])('finds the address when %s', (_, proxies, socket, forwarded, address) => {
  expect(createPeerAddress(proxies)(request(socket, forwarded))).toBe(address);
});
