import type { Db } from './db.ts';

/** Evaluates an expression of SQL for many texts at once; it names each text `value`. */
export async function evaluate<Answer>(db: Db, expression: string, texts: readonly string[]) {
  const [row] = await db.query<{ answers: Answer[] | null }>(
    `select json_agg(${expression} order by n) as answers
     from json_array_elements_text($1::text::json) with ordinality as t (value, n)`,
    [JSON.stringify(texts)],
  );
  return row?.answers ?? [];
}
