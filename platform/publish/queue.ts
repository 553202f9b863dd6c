import type { ContentRows } from '../../shared-data/src/contentFromRows';

/** Runs one SQL statement as the role `publisher`. */
export type RunAsPublisher = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/** The queue and all content as of one instant. */
export interface Snapshot extends ContentRows {
  /** Ids of the unpublished rows of the queue, oldest first: pending and failed. */
  pending: number[];
}

// JSON, not columns: the drivers of PGlite and PostgreSQL convert numbers and timestamps in
// different ways. The collation keeps the order the same in every database.
const SNAPSHOT = `select
  (select coalesce(json_agg(q.id order by q.id), '[]')
   from public.publications q where q.state <> 'published') as pending,
  (select coalesce(json_agg(json_build_object('key', s.key, 'value', s.value)
     order by s.key collate "C"), '[]')
   from public.settings s) as settings,
  (select coalesce(json_agg(
     json_build_object('page', b.page, 'identifier', b.identifier, 'content', b.content)
     order by b.page collate "C", b.identifier collate "C"), '[]')
   from public.content_blocks b) as "contentBlocks",
  (select coalesce(json_agg(json_build_object(
       'id', p.id, 'name', p.name, 'description', p.description, 'price', p.price,
       'category', p.category, 'image_url', p.image_url, 'in_stock', p.in_stock,
       'created_at', to_char(p.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
     order by p.created_at desc, p.id), '[]')
   from public.products p) as products`;

async function runForOne<Row>(run: RunAsPublisher, sql: string): Promise<Row> {
  const [row] = await run<Row>(sql);
  if (row === undefined) throw new Error('The database returned no row.');
  return row;
}

/**
 * Reads the queue and all content as of one instant: the content contains the change of every row
 * in `pending`, because it is one statement.
 */
export const readSnapshot = (run: RunAsPublisher): Promise<Snapshot> => runForOne(run, SNAPSHOT);

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
