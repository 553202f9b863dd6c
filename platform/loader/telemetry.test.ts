import { createTelemetry, type LoaderEvent } from './telemetry';
import { uniqueRemote } from './testing/RemoteServer';

const version = '3f2a9c0d1b2e';
const remote = uniqueRemote({
  name: 'mf-booking',
  live: {
    pages: [{ path: '/booking/:id', module: './booking' }],
    widgets: [{ name: 'next-time', module: './nextTime' }],
  },
});
const place = { remote, version, module: './booking' };

let visibility: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  visibility = jest.spyOn(document, 'visibilityState', 'get');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function start() {
  const requests: LoaderEvent[][] = [];
  const record = createTelemetry({
    report: async () => async (events) => requests.push(events),
    whenIdle: (work) => work(),
  });
  return { record, requests };
}

function hidePage() {
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test('sends a failure at once, and those that follow soon in one request', async () => {
  const { record, requests } = start();
  record(place, { event: 'failure', error: new TypeError('secret') });
  await jest.advanceTimersByTimeAsync(0);
  const event = { remote: 'mf-booking', version, route: '/booking/:id' };
  expect(requests).toEqual([[{ ...event, event: 'failure', error: 'TypeError' }]]);
  record({ ...place, module: './nextTime' }, { event: 'crash', error: new Error('x') });
  record(place, { event: 'crash', error: 'no error' });
  await jest.advanceTimersByTimeAsync(4_000);
  expect(requests[1]).toEqual([
    { ...event, route: 'next-time', event: 'crash', error: 'Error' },
    { ...event, event: 'crash', error: 'Unknown' },
  ]);
});

test('sends loads once the page is hidden, each version once', async () => {
  const { record, requests } = start();
  record(place, { event: 'load' });
  record({ ...place, module: './nextTime' }, { event: 'load' });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(requests).toEqual([]);
  hidePage();
  expect(requests).toEqual([
    [{ remote: 'mf-booking', version, route: '/booking/:id', event: 'load' }],
  ]);
});

test('reports the name of the innermost cause', async () => {
  const { record, requests } = start();
  const error = new Error('outer', { cause: new RangeError('inner') });
  record(place, { event: 'failure', error: error });
  await jest.advanceTimersByTimeAsync(0);
  expect(requests[0]?.[0]?.error).toBe('RangeError');
});

test('reports nothing of what a developer’s machine serves', async () => {
  const { record, requests } = start();
  record({ ...place, version: 'localhost:3002' }, { event: 'crash', error: new Error('x') });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(requests).toEqual([]);
});
