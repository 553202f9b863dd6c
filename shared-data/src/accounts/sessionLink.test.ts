const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
const expires = Math.floor(Date.now() / 1000) + 3600;
const token = [part({ alg: 'HS256' }), part({ sub: 'u1', exp: expires }), 'c2ln'].join('.');

/** Opens the page at the address to which a link of the service leads, with the service's answer about its token. */
async function openLink(status: number, body: object) {
  jest.resetModules();
  localStorage.clear();
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(body), { status }));
  location.hash = `#access_token=${token}&refresh_token=r&token_type=bearer&expires_in=3600&type=email_change`;
  const { provideSite } = await import('@shop/shared-contract');
  provideSite({ contract: 1, backend: { url: 'http://auth.example', key: 'key' }, remotes: [] });
  return import('./session');
}

test('the session of a link of the service is the stored one, and leaves the address', async () => {
  const { isStoredToken } = await openLink(200, { id: 'u1', email: 'new@example.com' });
  expect(await isStoredToken(token)).toBe(true);
  expect(await isStoredToken('another')).toBe(false);
  expect(location.hash).toBe('');
});

test('one that the service does not know is not stored', async () => {
  const { isStoredToken } = await openLink(403, { error_code: 'bad_jwt', msg: 'invalid JWT' });
  expect(await isStoredToken(token)).toBe(false);
});
