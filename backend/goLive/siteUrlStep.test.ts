/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteUrlStep } from './siteUrlStep';
import type { GoLiveShop } from './step';

const ORIGIN = 'https://shop.example';
let siteUrl: string;
let redirects: RegExp;

/** Answers an invalid link as the Auth service does. */
const server = createServer((request, response) => {
  const wanted = new URL(request.url ?? '', 'http://x').searchParams.get('redirect_to');
  const page = wanted && redirects.test(wanted) ? wanted : siteUrl;
  const location = `${page}#error=access_denied&error_code=otp_expired&sb=`;
  response.writeHead(303, { location }).end();
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  siteUrl = ORIGIN;
  redirects = /^https:\/\/shop\.example\//;
});
afterAll(() => {
  server.close();
});

const inspect = () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = () => ({ origin: ORIGIN, backend: { url, key: 'key' } });
  return siteUrlStep.inspect({ settings } as unknown as GoLiveShop);
};

test('is done where links lead to the site and to its login pages', async () => {
  expect(await inspect()).toMatchObject({ state: 'done' });
});

test('names another Site URL', async () => {
  siteUrl = 'http://localhost:3000';
  const { state, text } = await inspect();
  expect([state, text]).toEqual(['open', expect.stringContaining('lead to http://localhost:3000')]);
});

test('names the login pages that are not among the redirect URLs', async () => {
  redirects = /login$/;
  expect(await inspect()).toMatchObject({ state: 'done' });
  redirects = /shop\.example\/admin/;
  const { state, text } = await inspect();
  expect(state).toBe('open');
  expect(text).toContain(`links to ${ORIGIN}/es/admin/login lead to its Site URL`);
  expect(text).toContain(`add ${ORIGIN}/** to the redirect URLs`);
});
