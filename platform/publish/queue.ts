import type { ContentWithFiles } from '../site/rendering';

/** Runs one SQL statement as the role `publisher`. */
export type RunAsPublisher = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/** Where the publisher reads the content. */
export interface ContentSource {
  /** An SQL query for one JSON value: all rows that the content is made of. */
  query: string;
  parse(rows: unknown): ContentWithFiles;
}

async function runForOne<Row>(run: RunAsPublisher, sql: string): Promise<Row> {
  const [row] = await run<Row>(sql);
  if (row === undefined) throw new Error('The database returned no row.');
  return row;
}

/**
 * Reads the queue and all content as of one instant: the content contains the change of every row
 * in `pending`, because it is one statement.
 * @returns `pending`: ids of the unpublished rows of the queue (pending and failed), oldest first
 */
export const readSnapshot = <Rows>(
  run: RunAsPublisher,
  { query }: Pick<ContentSource, 'query'>,
): Promise<{ pending: number[]; rows: Rows }> =>
  runForOne(
    run,
    `select (select coalesce(json_agg(q.id order by q.id), '[]')
       from public.publications q where q.state <> 'published') as pending,
     (${query}) as rows`,
  );

/** How many rows of the queue are unpublished. */
export const countPending = (run: RunAsPublisher): Promise<{ pending: number; failed: number }> =>
  runForOne(
    run,
    `select count(*) filter (where state = 'pending')::int as pending,
       count(*) filter (where state = 'failed')::int as failed from public.publications`,
  );

// As text: each driver has its own form of an array parameter.
const asArray = (ids: number[]) => `{${ids.join(',')}}`;

/** Marks rows as published, which they stay. */
export async function recordPublished(run: RunAsPublisher, ids: number[]): Promise<void> {
  await run(
    `update public.publications
     set state = 'published', finished_at = date_trunc('milliseconds', now()), reason = ''
     where id = any ($1::text::bigint[])`,
    [asArray(ids)],
  );
}

/** Marks unpublished rows as failed, with at most 500 characters of the reason. */
export async function recordFailed(
  run: RunAsPublisher,
  ids: number[],
  reason: string,
): Promise<void> {
  await run(
    `update public.publications
     set state = 'failed', finished_at = date_trunc('milliseconds', now()), reason = left($2::text, 500)
     where id = any ($1::text::bigint[])`,
    [asArray(ids), reason],
  );
}
