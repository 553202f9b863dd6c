/** The kinds of errors that a screen tells apart. Each has its text in the locale key `errors.*`. */
export const dataErrorKinds = [
  // The browser says that it has no connection.
  'offline',
  // No response, for a reason that the browser does not tell.
  'unreachable',
  // No response in time: the change may have been saved.
  'timedOut',
  'forbidden',
  'sessionEnded',
  // The session has no such rights until the second factor confirms it.
  'codeNeeded',
  'conflict',
  'full',
  'invalid',
  'notFound',
  'rateLimited',
  // Another change is being saved at the same moment: nothing was saved.
  'busy',
  // The statement took too long, or the server has no connection left: nothing was saved.
  'tooMuch',
  'hiddenField',
  'unexpected',
] as const;
export type DataErrorKind = (typeof dataErrorKinds)[number];

interface Details {
  message?: string | undefined;
  code?: string | undefined;
  detail?: string | undefined;
  cause?: unknown;
}

export class DataError extends Error {
  override name = 'DataError';
  readonly kind: DataErrorKind;
  /** `slot_full`, a violated constraint (`settings_phone`), or the sign-in service's code (`invalid_credentials`). */
  readonly code: string | undefined;
  /** What a function of the database says about the error besides its code. */
  readonly detail: string | undefined;

  constructor(kind: DataErrorKind, { message, code, detail, cause }: Details = {}) {
    super(message || kind, { cause });
    this.kind = kind;
    this.code = code;
    this.detail = detail;
  }
}

interface Failure {
  /** HTTP status; 0 without a response. */
  status: number;
  message?: string | undefined;
  /** SQLSTATE, or the API's own `PGRST…` code. */
  sqlState?: string | undefined;
  code?: string | undefined;
}

const kindOfCode: Record<string, DataErrorKind> = {
  slot_full: 'full',
  rate_limited: 'rateLimited',
  not_found: 'notFound',
  // The field that no visitor sees is filled in, by a bot or by the browser.
  invalid_website: 'hiddenField',
  contact_messages_website: 'hiddenField',
};

const kindOfSqlState: Record<string, DataErrorKind> = {
  PT409: 'conflict',
  PT429: 'rateLimited',
  PT404: 'notFound',
  // One row was requested and none was found.
  PGRST116: 'notFound',
  PGRST301: 'sessionEnded',
  PGRST303: 'sessionEnded',
  42501: 'forbidden',
  23505: 'conflict',
  23503: 'conflict',
  // Two bookings or two holds in one bay, or overlapping spans of opening hours.
  '23P01': 'full',
  // The limit of time for a lock, or a deadlock.
  '55P03': 'busy',
  '40P01': 'busy',
  // The limit of time for a statement, or no free connection of the database or of the API.
  57014: 'tooMuch',
  53300: 'tooMuch',
  PGRST003: 'tooMuch',
};

const kindOfStatus: Record<number, DataErrorKind> = {
  400: 'invalid',
  401: 'sessionEnded',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'invalid',
  422: 'invalid',
  429: 'rateLimited',
};

/** Node's `navigator` has no `onLine`. */
const isOffline = () => globalThis.navigator?.onLine === false;

/** The kind of a request without a response, by the words that each browser has for an ended timeout. */
function kindWithoutResponse(message: string): DataErrorKind {
  if (/time(d )?out/i.test(message)) return 'timedOut';
  return isOffline() ? 'offline' : 'unreachable';
}

export function errorKind({
  status,
  message = '',
  sqlState = '',
  code = '',
}: Failure): DataErrorKind {
  if (status === 0) return kindWithoutResponse(message);
  // The client is not signed in; to one that is signed in the status would be 403.
  if (sqlState === '42501' && status === 401) return 'sessionEnded';
  // No edit of another session: a form must choose another value, such as another SKU.
  if (sqlState === '23505' && code.endsWith('_once')) return 'invalid';
  const known = kindOfCode[code] ?? kindOfSqlState[sqlState];
  if (known) return known;
  // A malformed request or a missing column is a defect of this code, whatever the status.
  if (/^(PGRST|42)/.test(sqlState)) return 'unexpected';
  if (/^2[23]/.test(sqlState)) return 'invalid';
  return kindOfStatus[status] ?? 'unexpected';
}
