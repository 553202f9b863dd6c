/** @jest-environment node */
import { readSiteAddress, requestRelease } from './requestRelease';

test.each([
  'https://shop.example',
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
])('a token may be sent to %s', (address) => expect(readSiteAddress(address).origin).toBe(address));

test.each(['http://shop.example', 'http://localhost.example', 's3://bucket', 'shop.example'])(
  'no token is sent to %s',
  async (address) => {
    process.env['SHOP_TOKEN'] = 'shop_1';
    const sent = jest.spyOn(globalThis, 'fetch');
    await expect(requestRelease(address, 'mf-fleet')).rejects.toThrow(
      'Name the site by an address like https://shop.example',
    );
    expect(sent).not.toHaveBeenCalled();
  },
);

test('names the variable when there is no token', async () => {
  delete process.env['SHOP_TOKEN'];
  await expect(requestRelease('https://shop.example', 'mf-fleet')).rejects.toThrow(
    'Set SHOP_TOKEN',
  );
});
