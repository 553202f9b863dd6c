/** @jest-environment node */
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';
import {
  createTestFolders,
  type ServerProcess,
  startServer,
  type TestFolders,
} from '@shop/platform/server/testing/startServer';

let place: TestFolders;
let server: ServerProcess;

beforeAll(async () => {
  place = await createTestFolders();
  server = await startServer(place, { PROJECT_DIR: path.join(root, 'supabase') });
});
afterAll(() => place.remove());

const post = (route: string, body: object, headers = {}) =>
  server.api(route, { method: 'POST', body: JSON.stringify(body), headers });
const visitor = { name: 'Rosa Díaz', email: 'rosa@example.com', subject: 'Used tires' };
const send = (message: string, headers = {}) =>
  post('/rest/v1/contact_messages', { ...visitor, message }, headers);

/** 600 kB that PostgreSQL normalizes in a minute. */
const MARKS = '\u0301\u0316'.repeat(150_000);

test('refuses a contact form of 600 kB in words, and answers the next request', async () => {
  const refused = await send(MARKS);
  expect([refused.status, await refused.json()]).toEqual([
    413,
    { code: 'PT413', message: 'The body is larger than 24 kB.', details: null, hint: null },
  ]);
  expect((await send('Do you have 205/55R16?')).status).toBe(201);
});

test('refuses a message of 600 kB of an account by its length, and answers the next request', async () => {
  const account = { email: 'owner@example.com', password: '123456' };
  const { access_token } = await (await post('/auth/v1/signup', account)).json();
  const refused = await send(MARKS, { authorization: `Bearer ${access_token}` });
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    {
      code: '23514',
      message: expect.stringContaining('constraint "contact_messages_message"'),
    },
  ]);
  expect((await send('Do you have 205/55R16?')).status).toBe(201);
});

test('accepts the longest message in the widest characters', async () => {
  expect((await send('🛞'.repeat(5000))).status).toBe(201);
});
