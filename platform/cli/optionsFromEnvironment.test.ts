/** @jest-environment node */
import { optionsFromEnvironment } from './optionsFromEnvironment';

test('trusts no proxy unless TRUSTED_PROXIES names one', () => {
  expect(optionsFromEnvironment({}).trustedProxies).toEqual([]);
  const options = optionsFromEnvironment({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' });
  expect(options.trustedProxies).toEqual(['loopback', '10.0.0.0/8']);
});

test.each(['true', '1', '10.0.0.0/99', 'nginx'])('rejects %s as TRUSTED_PROXIES', (text) => {
  expect(() => optionsFromEnvironment({ TRUSTED_PROXIES: text })).toThrow('TRUSTED_PROXIES');
});
