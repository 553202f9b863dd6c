import type { DataErrorKind } from './dataError';

interface Failure {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** SQLSTATE, or the API's own `PGRST…` code. */
  sqlState?: string | undefined;
  /** The database function's machine code, where it raised one. */
  code?: string | undefined;
}

const kindOfCode: Record<string, DataErrorKind> = {
  slot_full: 'full',
  rate_limited: 'rateLimited',
  not_found: 'notFound',
};

const kindOfSqlState: Record<string, DataErrorKind> = {
  PT409: 'conflict',
  PT429: 'rateLimited',
  PT404: 'notFound',
  // One row was asked for and none came.
  PGRST116: 'notFound',
  // The session's token is no longer valid.
  PGRST301: 'sessionEnded',
  PGRST303: 'sessionEnded',
  42501: 'forbidden',
  23505: 'conflict',
  23503: 'conflict',
  // An exclusion constraint guards nothing but the bays.
  '23P01': 'full',
};

const kindOfStatus: Record<number, DataErrorKind> = {
  0: 'offline',
  400: 'invalid',
  401: 'sessionEnded',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'invalid',
  422: 'invalid',
  429: 'rateLimited',
};

/**
 * The one place that decides what an answer of the server means.
 * @param failure status and codes of the answer
 * @returns the kind of error a screen can explain
 */
export function errorKind({ status, sqlState = '', code = '' }: Failure): DataErrorKind {
  // The database refused somebody whom it did not know; 403 is its answer to an account.
  if (sqlState === '42501' && status === 401) return 'sessionEnded';
  const known = kindOfCode[code] ?? kindOfSqlState[sqlState];
  if (known) return known;
  // A malformed request or a missing column is our mistake, whatever status it comes with.
  if (/^(PGRST|42)/.test(sqlState)) return 'unexpected';
  if (/^2[23]/.test(sqlState)) return 'invalid';
  return kindOfStatus[status] ?? 'unexpected';
}
