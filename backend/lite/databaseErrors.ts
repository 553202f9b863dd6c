import { inspect } from 'node:util';

export const errorMessageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

interface DatabaseError extends Error {
  code: string;
  detail?: string | undefined;
  hint?: string | undefined;
}

// Codes that lite answers with 500 and PostgREST with another status. PostgREST 12: "Errors from PostgreSQL".
const STATUS_OF_CODE: Record<string, number> = { P0001: 400, '53400': 500 };
const STATUS_OF_CLASS: Record<string, number> = {
  '08': 503,
  '0L': 403,
  '0P': 403,
  '23': 400,
  '28': 403,
  '53': 503,
};
const SERVER_ERRORS = /^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/;
// lite answers these as PostgREST does, some with another message.
const HANDLED_BY_LITE = /^(PT|PGRST|21|22|42|23502|23503|23505|25006)/;

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** Undefined where lite handles the code. */
export function missingStatus(code: string): number | undefined {
  if (HANDLED_BY_LITE.test(code) || !/^[0-9A-Z]{5}$/.test(code)) return undefined;
  const status = STATUS_OF_CODE[code] ?? STATUS_OF_CLASS[code.slice(0, 2)];
  return status ?? (SERVER_ERRORS.test(code) ? 500 : 400);
}

/** lite logs whole errors, whose parameters and details contain names, addresses and password hashes. */
export function printOnlyMessage(error: object): void {
  Object.defineProperty(error, inspect.custom, {
    configurable: true,
    value(this: DatabaseError) {
      return `database refused (${this.code}): ${this.message}`;
    },
  });
}

export function hidePersonalData(error: unknown): unknown {
  if (!isDatabaseError(error)) return error;
  for (const key of ['params', 'parameters', 'args']) Reflect.deleteProperty(error, key);
  printOnlyMessage(error);
  return error;
}

/** lite passes this form on unchanged, with its status and body. */
export function answerAsPostgrest(error: unknown): unknown {
  hidePersonalData(error);
  const status = isDatabaseError(error) ? missingStatus(error.code) : undefined;
  if (!isDatabaseError(error) || status === undefined) return error;
  const { code, message, detail = null, hint = null } = error;
  const answer = Object.assign(
    new Error(JSON.stringify({ code, message, details: detail, hint })),
    {
      code: 'PGRST',
      detail: JSON.stringify({ status, headers: {} }),
    },
  );
  return Object.defineProperty(answer, inspect.custom, {
    value: () => `database refused (${code}): ${message}`,
  });
}
