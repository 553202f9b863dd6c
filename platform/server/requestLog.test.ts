/** @jest-environment node */
import { Hono } from 'hono';
import type { ServerEnv } from './peerAddress';
import { type LoggedAnswer, type LoggedRequest, logErrors, logRequests } from './requestLog';

function createApp() {
  const answers: LoggedAnswer[] = [];
  const failures: [unknown, LoggedRequest][] = [];
  const log = {
    answered: (answer: LoggedAnswer) => answers.push(answer),
    failed: (error: unknown, request: LoggedRequest) => failures.push([error, request]),
  };
  const app = new Hono<ServerEnv>();
  app.use(logRequests(log));
  app.onError(logErrors(log));
  app.get('/fails', () => {
    throw new Error('secret@example.com');
  });
  app.all('*', ({ text }) => text('found', 201));
  return { app, answers, failures };
}

test('an answer is reported with the id that the client receives', async () => {
  const { app, answers } = createApp();
  const { headers } = await app.request('/contact', { method: 'POST' });
  expect(answers).toEqual([
    {
      id: headers.get('x-request-id'),
      method: 'POST',
      path: '/contact',
      status: 201,
      ms: expect.any(Number),
    },
  ]);
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

test('two requests have different ids', async () => {
  const { app, answers } = createApp();
  await app.request('/');
  await app.request('/');
  expect(new Set(answers.map(({ id }) => id)).size).toBe(2);
});

test('no query, header, body or key of a booking is reported', async () => {
  const { app, answers } = createApp();
  const key = '4f1c9a7e-0d53-4b5a-9d0e-2f6c8b1a7e33';
  await app.request(`/booking/manage/${key}?email=ann@example.com`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Ann', cookie: 'group=7' },
    body: 'Ann',
  });
  expect(answers[0]?.path).toBe('/booking/manage/…');
  expect(JSON.stringify(answers)).not.toMatch(/ann|203\.0|group|4f1c9a7e/i);
});

test('a long path is cut', async () => {
  const { app, answers } = createApp();
  await app.request(`/${'a.'.repeat(500)}`);
  expect(answers[0]?.path).toHaveLength(200);
});

test('an error is reported with its request, and the client receives neither', async () => {
  const { app, answers, failures } = createApp();
  const response = await app.request('/fails');
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('Internal Server Error');
  const id = response.headers.get('x-request-id');
  expect(failures).toEqual([
    [expect.objectContaining({ message: 'secret@example.com' }), expect.objectContaining({ id })],
  ]);
  expect(answers[0]).toMatchObject({ id, status: 500 });
});
