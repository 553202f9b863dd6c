/** @jest-environment node */
import { inspect } from 'node:util';
import { answerAsPostgrest, hidePersonalData, missingStatus } from './databaseErrors';

function databaseError(code: string) {
  return Object.assign(new Error('no'), {
    code,
    detail: 'Failing row contains (Ann, ann@example.com)',
    params: ['ann@example.com', '$2b$10$hash'],
  });
}

test.each([
  ['23514', 400],
  ['23P01', 400],
  ['P0001', 400],
  ['0A000', 400],
  ['0L000', 403],
  ['28000', 403],
  ['53400', 500],
  ['53100', 503],
  ['08006', 503],
  ['40001', 500],
  ['57014', 500],
  ['P0002', 500],
  ['XX000', 500],
])('%s has status %i', (code, status) => expect(missingStatus(code)).toBe(status));

test.each(['22023', '42501', '42883', '23505', 'PT409', 'PGRST', 'ECONNREFUSED'])(
  '%s has no status of ours',
  (code) => expect(missingStatus(code)).toBeUndefined(),
);

test('puts the status and the body into the form that lite passes on', () => {
  const answer = answerAsPostgrest(databaseError('23514')) as { message: string; detail: string };
  expect(JSON.parse(answer.detail)).toEqual({ status: 400, headers: {} });
  expect(JSON.parse(answer.message)).toMatchObject({ code: '23514', message: 'no', hint: null });
});

test.each([hidePersonalData, answerAsPostgrest])('prints no personal data (%p)', (handle) => {
  expect(inspect(handle(databaseError('23514')))).toBe('database refused (23514): no');
});

test('an error that is handled twice prints no personal data', () => {
  expect(inspect(answerAsPostgrest(hidePersonalData(databaseError('42501'))))).not.toContain(
    'ann@',
  );
});
