/** @jest-environment node */
import { callProject } from './projectApi';

const settings = () =>
  ({ backend: { url: 'https://abcd.supabase.co', key: 'k' }, origin: '' }) as never;
const known = { status: 200, body: [] };
const rejected = (code: string, status = 404) => ({ status, body: { code, message: 'x' } });

let answers: { status: number; body: unknown }[];
let requests: number;
let now: number;

beforeEach(() => {
  requests = 0;
  now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms = 0) => {
    now += ms;
    queueMicrotask(run);
    return 0 as never;
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    requests += 1;
    const { status, body } = answers[Math.min(requests, answers.length) - 1] ?? known;
    return Response.json(body, { status });
  });
});
afterEach(() => jest.restoreAllMocks());

const call = (headers: Record<string, string> = {}) =>
  callProject({ settings }, '/rest/v1/admins', { headers });

test.each([
  ['PGRST205', 404],
  ['PGRST202', 404],
  ['PGRST002', 503],
])('waits while the API has not read the schema: %s', async (code, status) => {
  answers = [rejected(code, status), rejected(code, status), known];
  expect((await call()).status).toBe(200);
  expect(requests).toBe(3);
});

test('reports a schema that is not read within half a minute', async () => {
  answers = [rejected('PGRST205')];
  expect((await call()).status).toBe(404);
  expect(now / 1000).toBeCloseTo(30, -1);
});

test('repeats no other rejection, and no request for another schema', async () => {
  answers = [rejected('PGRST106', 406)];
  await call();
  answers = [rejected('PGRST205')];
  await call({ 'accept-profile': 'private' });
  expect(requests).toBe(2);
});
