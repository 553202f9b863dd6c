import type { ZodMiniType } from 'zod/mini';
import { DataError } from './dataError';

/**
 * Validates the input of a form before it is sent.
 * @returns the parsed input, with trimmed texts
 * @throws {DataError} `invalid`, with the first field's message key as its code
 */
export function parseInput<Input>(schema: ZodMiniType<Input>, input: unknown): Input {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new DataError('invalid', { code: parsed.error.issues[0]?.message, cause: parsed.error });
}
