import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

/** `navigation[0].label.es` */
const fieldOf = (keys: readonly PropertyKey[]) =>
  keys.reduce<string>(
    (place, key) =>
      typeof key === 'number' ? `${place}[${key}]` : `${place}${place && '.'}${String(key)}`,
    '',
  );

/** Replaces Zod's own messages, which are written for programmers of Zod. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    return `has unknown fields: ${issue.keys.join(', ')}`;
  }
  if (issue.input === undefined) return 'is missing';
  if (issue.code === 'invalid_type') return `must be of the type ${issue.expected}`;
  if (issue.code === 'invalid_value') return `must be ${issue.values.join(' or ')}`;
  return undefined;
}

/** Relative to the working directory, absolute outside it. */
export function displayPath(file: string) {
  const fromHere = path.relative(process.cwd(), file);
  return fromHere.startsWith('..') ? path.resolve(file) : fromHere;
}

/**
 * @param wayOut what to do where the file is not JSON, a sentence
 * @throws when the file is missing or is not JSON
 */
export function readJson(file: string, wayOut = ''): unknown {
  if (!existsSync(file)) throw new Error(`There is no ${displayPath(file)}`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${displayPath(file)} is not JSON: ${why}${wayOut && `. ${wayOut}`}`, {
      cause,
    });
  }
}

/**
 * @param source where it was read, as the sentences name it
 * @param wayOut what to do then, a sentence
 * @throws with a sentence per mistake, each naming the source and the field
 */
export function validate<T>(schema: z.ZodType<T>, value: unknown, source: string, wayOut = ''): T {
  const { data, error } = schema.safeParse(value, { error: describeIssue });
  if (!error) return data;
  const mistakes = error.issues.map(({ path: keys, message }) => [fieldOf(keys), message]);
  const sentences = mistakes.map((mistake) => [`${source}:`, ...mistake].filter(Boolean).join(' '));
  throw new Error([...sentences, ...(wayOut ? [wayOut] : [])].join('\n'));
}
