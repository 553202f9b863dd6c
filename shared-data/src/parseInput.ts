import type { ZodMiniType } from 'zod/mini';
import { DataError } from './dataError';

/** Validates a form's input. @throws {DataError} `invalid`, with the first field's message key as its code */
export function parseInput<Input>(schema: ZodMiniType<Input>, input: unknown): Input {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new DataError('invalid', { code: parsed.error.issues[0]?.message, cause: parsed.error });
}
