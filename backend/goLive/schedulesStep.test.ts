/** @jest-environment node */
import { messagesStep, publishingStep } from './schedulesStep';
import { type GoLiveShop, type GoLiveStep, takeSteps } from './step';

const now = '2026-11-28T17:00:00+00:00';
const minutesAgo = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString();

const work = {
  seen: minutesAgo(1),
  succeeded: minutesAgo(3),
  failed: null,
  reason: '',
  waits: null,
};
let publishing: object;
let messages: object;
beforeEach(() => {
  publishing = { ...work, holder: 'web-1, process 7' };
  messages = { ...work, keeps: false };
});
const query = async () => [{ state: { now, publishing, messages } }];
// jest cannot import lite, and nothing connects here.
jest.mock('../lite/asOwner', () => ({
  asOwner: (_url: string, work: (session: object) => Promise<unknown>) => work({ query }),
}));

async function inspect(...steps: GoLiveStep[]) {
  const lines: string[] = [];
  const shop = { mayChange: false, databaseUrl: 'postgres://db.example/postgres' } as GoLiveShop;
  const isHealthy = await takeSteps(steps, shop, (line) => lines.push(line));
  return { isHealthy, lines };
}

test('says when the site was published and the last message sent, and by whom', async () => {
  expect(await inspect(publishingStep, messagesStep)).toEqual({
    isHealthy: true,
    lines: [
      'ok    Published 3 minutes ago, and no save is late. At work: web-1, process 7.',
      'ok    The last message was sent at 2026-11-28 16:57 UTC, and none is late.',
    ],
  });
});

test.each<[string, object, RegExp]>([
  [
    'a save waits after a failure',
    { waits: minutesAgo(20), failed: minutesAgo(2), reason: 'No space is left.' },
    /since 2026-11-28 16:40 UTC, 20 minutes \(No space is left\): see whether a schedule runs/,
  ],
  [
    'a save waits and nothing publishes',
    { waits: minutesAgo(20), seen: minutesAgo(300), failed: minutesAgo(400), reason: 'Old' },
    /20 minutes \(last seen 2026-11-28 12:00\)/,
  ],
  [
    'it failed and was not seen since',
    { waits: minutesAgo(300), seen: minutesAgo(200), failed: minutesAgo(210), reason: 'Old' },
    /300 minutes \(last seen 2026-11-28 13:40\)/,
  ],
  [
    'the last run failed, although no save waits',
    { failed: minutesAgo(2), reason: 'No space is left.' },
    /^OPEN {2}Publishing failed at 2026-11-28 16:58 UTC: No space is left: see/,
  ],
  ['nothing was seen for an hour', { seen: minutesAgo(61) }, /last seen 61 minutes ago/],
  ['nothing has ever published', { seen: null, succeeded: null }, /Nothing has published yet/],
])('is open where %s', async (_, changed, sentence) => {
  Object.assign(publishing, changed);
  const { isHealthy, lines } = await inspect(publishingStep);
  expect(isHealthy).toBe(false);
  expect(lines).toEqual([expect.stringMatching(sentence)]);
});

test('is open while the mail server is down, although the worker asks and tries, and names no customer', async () => {
  const reason = '450 4.2.1 <rosa@example.com>: try again later';
  Object.assign(messages, { waits: minutesAgo(300), failed: minutesAgo(10), reason });
  const { isHealthy, lines } = await inspect(messagesStep);
  expect(isHealthy).toBe(false);
  expect(lines[0]).toMatch(
    /^OPEN {2}Messages are stuck: since 2026-11-28 12:00 UTC, 300 minutes \(450 4\.2\.1 <…>: try again later\)/,
  );
});

test.each<[string, object, boolean, RegExp]>([
  ['no worker was ever seen', { seen: null, succeeded: null }, true, /^\? .*No worker/],
  ['the worker only keeps mails', { keeps: true }, false, /set SMTP_URL/],
])('where %s, says so', async (_, changed, healthy, sentence) => {
  Object.assign(messages, changed);
  const { isHealthy, lines } = await inspect(messagesStep);
  expect(isHealthy).toBe(healthy);
  expect(lines).toEqual([expect.stringMatching(sentence)]);
});
