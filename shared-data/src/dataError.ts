/** The kinds of errors that a screen tells apart. Each has its text in the locale key `errors.*`. */
export type DataErrorKind =
  | 'offline'
  | 'forbidden'
  | 'sessionEnded'
  | 'conflict'
  | 'full'
  | 'invalid'
  | 'notFound'
  | 'rateLimited'
  | 'hiddenField'
  | 'unexpected';

interface Details {
  message?: string | undefined;
  code?: string | undefined;
  cause?: unknown;
}

export class DataError extends Error {
  override name = 'DataError';
  readonly kind: DataErrorKind;
  /** `slot_full`, a violated constraint (`settings_phone`), or the sign-in service's code (`invalid_credentials`). */
  readonly code: string | undefined;

  constructor(kind: DataErrorKind, { message, code, cause }: Details = {}) {
    super(message || kind, { cause });
    this.kind = kind;
    this.code = code;
  }
}
