import { type CountedEvent, remotesTable } from './remotesTable';

const event = (changes: Partial<CountedEvent>): CountedEvent => ({
  remote: 'mf-booking',
  version: '3f2a9c0d1b2e',
  route: '/booking',
  event: 'load',
  error: '',
  times: 1,
  load_ms: 0,
  ...changes,
});

test('each version has its loads, failures, crashes and mean load time', () => {
  const table = remotesTable([
    event({ times: 3, load_ms: 300 }),
    event({ times: 1, load_ms: 500, route: '/booking/cancel' }),
    event({ event: 'failure', error: 'TimeoutError', times: 2 }),
    event({ event: 'crash', error: 'TypeError', times: 5 }),
    event({ version: 'aaaaaaaaaaaa', event: 'failure', error: 'RemoteError' }),
  ]);
  const cells = table.split('\n').map((line) => line.trim().split(/\s+/).join(' '));
  expect(cells).toEqual([
    'remote version loads failures crashes mean load',
    'mf-booking 3f2a9c0d1b2e 4 2 5 200 ms',
    '5 × TypeError on /booking',
    '2 × TimeoutError on /booking',
    'mf-booking aaaaaaaaaaaa 0 1 0 -',
    '1 × RemoteError on /booking',
  ]);
});

test('states that there are no visits', () => {
  expect(remotesTable([])).toBe('No visit has been reported yet.');
});
