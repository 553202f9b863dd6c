import { publication } from '../../testSupport/workRows';
import { publicationState, unpublishedState, visibleSince } from './publicationState';

const failed = publication({ id: 2, state: 'failed', reason: 'The disk is full.' });
const failedRow = publication({
  ...{ id: 4, row_id: '7', state: 'failed' as const, reason: 'Tire: its picture is damaged.' },
});
const failedPage = publication({
  ...{
    id: 5,
    table_name: 'pages',
    row_id: '/about',
    state: 'failed' as const,
    reason: 'No answer.',
  },
});
const none = { failedRows: new Map(), failedPages: [], recent: [] };

test('a table without unpublished changes is published', () => {
  expect(publicationState([])).toEqual({ state: 'published', since: '', reason: '', ...none });
});

test('a pending table waits since its oldest change', () => {
  const later = publication({ id: 2, requested_at: '2026-11-20T15:40:00+00:00' });
  expect(publicationState([publication(), later])).toEqual({
    ...{ state: 'pending', since: '2026-11-20T15:32:00+00:00', reason: '', ...none },
  });
});

test.each([
  ['a newer', [publication(), failed]],
  ['an older', [failed, publication({ id: 3 })]],
])('%s failed change makes the table failed, with its reason', (_, unpublished) => {
  expect(publicationState(unpublished)).toMatchObject({
    state: 'failed',
    reason: 'The disk is full',
  });
});

test('a row or a page that failed leaves the table published, and names itself', () => {
  expect(publicationState([failedRow, failedPage])).toEqual({
    ...{ state: 'published', since: '', reason: '' },
    failedRows: new Map([['7', 'Tire: its picture is damaged']]),
    failedPages: [{ address: '/about', reason: 'No answer' }],
    recent: [],
  });
});

test.each([
  ['2026-11-20T15:32:00.000Z', 'pending'],
  ['2026-11-20T10:32:00-05:00', 'pending'],
  ['2026-11-20T15:32:00.001+00:00', 'pending'],
  ['2026-11-20T15:31:59.999+00:00', undefined],
  ['2026-11-20T16:31:59+01:00', undefined],
])('a row updated at %s is %s', (updated_at, expected) => {
  const row = { id: '1', updated_at };
  expect(unpublishedState(publicationState([publication()]), row)).toBe(expected);
});

test('of all rows, only the one that failed is failed', () => {
  const state = publicationState([failedRow, failedPage]);
  const now = '2026-11-20T15:40:00Z';
  expect(unpublishedState(state, { id: '7', updated_at: now })).toBe('failed');
  expect(unpublishedState(state, { id: '8', updated_at: now })).toBeUndefined();
});

test('a row that failed and was saved again is pending', () => {
  const state = publicationState([failedRow, publication()]);
  expect(unpublishedState(state, { id: '7', updated_at: '2026-11-20T15:40:00Z' })).toBe('pending');
  expect(unpublishedState(state, { id: '7', updated_at: '2026-11-20T15:00:00Z' })).toBe('failed');
});

test('no row is unpublished while the state is loading or when all is published', () => {
  const row = { id: '1', updated_at: '2026-11-20T15:32:00Z' };
  expect(unpublishedState(undefined, row)).toBeUndefined();
  expect(unpublishedState(publicationState([]), row)).toBeUndefined();
});

describe('since when visitors see a row', () => {
  const published = (minute: number) => ({
    table_name: 'products',
    requested_at: `2026-11-20T15:${minute}:00+00:00`,
    finished_at: `2026-11-20T15:${minute}:04+00:00`,
  });
  const since = (
    updated_at: string,
    unpublished = publicationState([], [published(32), published(40)]),
  ) => visibleSince(unpublished, { id: '1', updated_at });

  test('is when the change of the row itself was published, not a later one', () => {
    expect(since('2026-11-20T15:32:00.200Z')).toBe('2026-11-20T15:32:04+00:00');
    expect(since('2026-11-20T15:40:00.200Z')).toBe('2026-11-20T15:40:04+00:00');
  });

  test('is unknown for one that was published longer ago, or is not yet', () => {
    expect(since('2026-11-20T15:31:00Z')).toBeUndefined();
    expect(since('2026-11-20T15:41:00Z')).toBeUndefined();
    const waits = publicationState([publication()], [published(32)]);
    expect(since('2026-11-20T15:32:00.200Z', waits)).toBeUndefined();
  });
});
