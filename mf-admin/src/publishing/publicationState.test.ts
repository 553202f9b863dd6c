import { publication } from '../testSupport/rows';
import { isUnpublished, publicationState } from './publicationState';

const failed = publication({ id: 2, state: 'failed', reason: 'The disk is full.' });

test('a table without unpublished changes is published', () => {
  expect(publicationState([])).toEqual({ state: 'published' });
});

test('a pending table waits since its oldest change', () => {
  const later = publication({ id: 2, requested_at: '2026-11-20T15:40:00+00:00' });
  expect(publicationState([publication(), later])).toEqual({
    state: 'pending',
    since: '2026-11-20T15:32:00+00:00',
    reason: '',
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

test.each([
  ['2026-11-20T15:32:00.000Z', true],
  ['2026-11-20T10:32:00-05:00', true],
  ['2026-11-20T15:32:00.001+00:00', true],
  ['2026-11-20T15:31:59.999+00:00', false],
  ['2026-11-20T16:31:59+01:00', false],
])('a row updated at %s is unpublished: %s', (updatedAt, expected) => {
  expect(isUnpublished(publicationState([publication()]), updatedAt)).toBe(expected);
});

test('no row is unpublished while the state is loading or when all is published', () => {
  expect(isUnpublished(undefined, '2026-11-20T15:32:00Z')).toBe(false);
  expect(isUnpublished(publicationState([]), '2026-11-20T15:32:00Z')).toBe(false);
});
