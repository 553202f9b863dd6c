/** @jest-environment node */
import { optionsFromEnvironment } from './optionsFromEnvironment';

test('nobody is trusted with visitors’ addresses unless told', () => {
  expect(optionsFromEnvironment({}).trustedProxies).toEqual([]);
  const told = optionsFromEnvironment({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' });
  expect(told.trustedProxies).toEqual(['loopback', '10.0.0.0/8']);
});

test.each(['true', '1', '10.0.0.0/99', 'nginx'])('%s names no proxy', (text) => {
  expect(() => optionsFromEnvironment({ TRUSTED_PROXIES: text })).toThrow('TRUSTED_PROXIES');
});
