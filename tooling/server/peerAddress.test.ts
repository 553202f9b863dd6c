/** @jest-environment node */
import { limitedNetwork } from './peerAddress';

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['fe80::', 'fe80:0:0:0::/64'],
])('%s is limited as %s', (address, network) => expect(limitedNetwork(address)).toBe(network));
