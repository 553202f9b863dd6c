/** What went wrong, as far as a screen has to tell: each has its sentence in `errors.*`. */
export type DataErrorKind =
  | 'offline'
  | 'forbidden'
  | 'sessionEnded'
  | 'conflict'
  | 'full'
  | 'invalid'
  | 'notFound'
  | 'rateLimited'
  | 'unexpected';

interface Details {
  /** The server's own sentence. */
  message?: string | undefined;
  /** The server's word for the case, where it has one. */
  code?: string | undefined;
  cause?: unknown;
}

/** The one error that functions of this package throw. */
export class DataError extends Error {
  override name = 'DataError';
  readonly kind: DataErrorKind;
  /**
   * Machine code: `slot_full`, `invalid_email`, `admin_exists`, `last_admin`, the name of the
   * broken constraint (`settings_phone`), or the sign-in service's code (`invalid_credentials`).
   */
  readonly code: string | undefined;

  constructor(kind: DataErrorKind, { message, code, cause }: Details = {}) {
    super(message || kind, { cause });
    this.kind = kind;
    this.code = code;
  }
}
