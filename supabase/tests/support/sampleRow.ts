import type { Db } from './db.ts';

/** A value of each type for the first, the second, the third … row. */
const SAMPLES: Record<string, (number: number) => string> = {
  boolean: (number) => String(number % 2 === 0),
  date: (number) => `2026-03-0${number}`,
  integer: String,
  numeric: String,
  text: (number) => `A${number}`,
  'text[]': () => '{}',
  'time without time zone': (number) => `0${number}:00:00`,
  'timestamp with time zone': (number) => `2026-03-0${number}T12:00:00Z`,
};

/**
 * Returns a row for a table that has no row in `VALID`: a value for each column that staff fill in.
 * @param number from 1 to 9
 */
export async function sampleRow(
  db: Db,
  table: string,
  number: number,
): Promise<Record<string, string>> {
  const columns = await db.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'updated_at')`,
    [`public.${table}`],
  );
  return Object.fromEntries(
    columns.map(({ name, type }) => {
      const sample = SAMPLES[type];
      if (!sample) throw new Error(`${table}.${name}: ${type} has no sample`);
      return [name, sample(number)];
    }),
  );
}
