import { inspect } from 'node:util';

/** What Postgres says about a refused statement, as both drivers hand it over. */
interface DatabaseError extends Error {
  code: string;
  detail?: string | undefined;
  hint?: string | undefined;
}

// Where lite answers 500 although PostgREST has an own status. PostgREST 12: "Errors from PostgreSQL".
const STATUS_OF_CODE: Record<string, number> = { P0001: 400, '53400': 500 };
const STATUS_OF_CLASS: Record<string, number> = {
  '08': 503,
  '0L': 403,
  '0P': 403,
  '23': 400,
  '28': 403,
  '53': 503,
};
const FAULTS_OF_THE_SERVER = /^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/;
// lite treats these as PostgREST does, some with a reworded message.
const LEFT_TO_LITE = /^(PT|PGRST|21|22|42|23502|23503|23505|25006)/;

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** The HTTP status that PostgREST gives an SQLSTATE which lite does not know; undefined for all others. */
export function missingStatus(code: string): number | undefined {
  if (LEFT_TO_LITE.test(code) || !/^[0-9A-Z]{5}$/.test(code)) return undefined;
  const status = STATUS_OF_CODE[code] ?? STATUS_OF_CLASS[code.slice(0, 2)];
  return status ?? (FAULTS_OF_THE_SERVER.test(code) ? 500 : 400);
}

/**
 * lite prints whole errors. Parameters, details and queries hold names, addresses and password
 * hashes, so only the code and the message may reach the log: of one error, or of all errors of a
 * class when given its prototype.
 */
export function printOnlyMessage(error: object): void {
  Object.defineProperty(error, inspect.custom, {
    configurable: true,
    value(this: DatabaseError) {
      return `database refused (${this.code}): ${this.message}`;
    },
  });
}

export function keepPrivate(error: unknown): unknown {
  if (!isDatabaseError(error)) return error;
  for (const key of ['params', 'parameters', 'args']) Reflect.deleteProperty(error, key);
  printOnlyMessage(error);
  return error;
}

/** PGlite itself refuses a value of another kind than its column's, before Postgres can say so. */
const wrongKind = /^Invalid input for \w+ type$/;

/** As Postgres says it: an answer of 400 that lite knows. */
const refusedByPglite = (error: Error) =>
  Object.assign(new Error(error.message), { code: '22P02' });

/** Turns an error into the one form through which lite lets a chosen status and body pass. */
export function answerAsPostgrest(error: unknown): unknown {
  keepPrivate(error);
  if (error instanceof Error && wrongKind.test(error.message)) return refusedByPglite(error);
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
