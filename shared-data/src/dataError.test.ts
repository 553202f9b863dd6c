import { errorKind } from './dataError';

test.each([
  ['no response', { status: 0 }, 'unreachable'],
  ['a full slot', { status: 409, sqlState: 'PT409', code: 'slot_full' }, 'full'],
  ['two bookings in one bay', { status: 400, sqlState: '23P01' }, 'full'],
  ['an id that exists', { status: 409, sqlState: '23505', code: 'bays_pkey' }, 'conflict'],
  [
    'a value that another row has',
    { status: 409, sqlState: '23505', code: 'products_sku_once' },
    'invalid',
  ],
  ['too many requests', { status: 429, sqlState: 'PT429', code: 'rate_limited' }, 'rateLimited'],
  ['an unknown manage link', { status: 404, sqlState: 'PT404', code: 'not_found' }, 'notFound'],
  ['a row that is not there', { status: 406, sqlState: 'PGRST116' }, 'notFound'],
  ['row level security', { status: 403, sqlState: '42501' }, 'forbidden'],
  [
    'row level security for a client that is not signed in',
    { status: 401, sqlState: '42501' },
    'sessionEnded',
  ],
  ['an expired token', { status: 401, sqlState: 'PGRST303' }, 'sessionEnded'],
  ['a token of another key', { status: 401, sqlState: 'PGRST301' }, 'sessionEnded'],
  ['a head request of a client that is not signed in', { status: 401 }, 'sessionEnded'],
  [
    'a value that the function rejects',
    { status: 400, sqlState: '22023', code: 'closed_day' },
    'invalid',
  ],
  [
    'a filled hidden field of a booking',
    { status: 400, sqlState: '22023', code: 'invalid_website' },
    'hiddenField',
  ],
  [
    'a filled hidden field of a message',
    { status: 400, sqlState: '23514', code: 'contact_messages_website' },
    'hiddenField',
  ],
  ['a violated check', { status: 400, sqlState: '23514' }, 'invalid'],
  ['a body that is too large', { status: 413 }, 'invalid'],
  ['a statement over its limit of time', { status: 500, sqlState: '57014' }, 'tooMuch'],
  ['a lock over its limit of time', { status: 500, sqlState: '55P03' }, 'busy'],
  ['a deadlock', { status: 500, sqlState: '40P01' }, 'busy'],
  ['no free connection', { status: 503, sqlState: '53300' }, 'tooMuch'],
  ['no free connection of the pool', { status: 504, sqlState: 'PGRST003' }, 'tooMuch'],
  ['a missing function', { status: 404, sqlState: 'PGRST202' }, 'unexpected'],
  ['a missing column', { status: 400, sqlState: '42703' }, 'unexpected'],
  ['a head request without a body', { status: 403 }, 'forbidden'],
  ['a server that is starting', { status: 503, sqlState: 'PT503' }, 'unexpected'],
  ['a page of a proxy', { status: 502 }, 'unexpected'],
] as const)('the kind of %s (%j) is %s', (_, failure, kind) => {
  expect(errorKind(failure)).toBe(kind);
});

test('a request without a response is offline only where the browser says so', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(errorKind({ status: 0 })).toBe('offline');
  onLine.mockReturnValue(true);
  expect(errorKind({ status: 0 })).toBe('unreachable');
});
