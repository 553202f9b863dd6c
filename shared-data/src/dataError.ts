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
  /** The server's message. */
  message?: string | undefined;
  /** The server's error code, if it has one. */
  code?: string | undefined;
  cause?: unknown;
}

/** The error that functions of this package throw. */
export class DataError extends Error {
  override name = 'DataError';
  readonly kind: DataErrorKind;
  /**
   * Machine code: `slot_full`, `invalid_email`, `admin_exists`, `last_admin`, the name of the
   * violated constraint (`settings_phone`), or the sign-in service's code (`invalid_credentials`).
   */
  readonly code: string | undefined;

  constructor(kind: DataErrorKind, { message, code, cause }: Details = {}) {
    super(message || kind, { cause });
    this.kind = kind;
    this.code = code;
  }
}
