import type { ContentWithFiles } from '../../shared-site/rendering';
import {
  type Composed,
  type ComposePages,
  ComposingStopped,
  changeAndCompose,
} from '../disk/changeAndCompose';
import { readLedger } from '../disk/composeLedger';
import {
  expiredContent,
  refreshContentRetention,
  removeFiles,
  writeContent,
} from '../disk/contentFiles';
import { lockNames } from '../disk/lockNames';
import { lockSite } from '../disk/lockSite';
import { readSite } from '../disk/siteFile';
import type { ChangeSite, Target } from '../disk/target';

export type RunAsPublisher = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

export interface PublisherSource {
  /** A query for one JSON value: all rows that the content is made of. */
  query: string;
  parse(rows: unknown): ContentWithFiles;
}

export interface PublishOptions {
  run: RunAsPublisher;
  source: PublisherSource;
  target: Target;
  compose: ComposePages;
}

function failure({ failed }: Composed): string {
  const [first, ...others] = failed;
  if (!first) return '';
  const more = others.length ? ` (and ${others.length} more)` : '';
  return `${first.address}: ${first.reason}${more}`;
}

/** Each file is replaced whole, and only where it differs. */
async function writeSite({ target, compose }: PublishOptions, content: ContentWithFiles) {
  const { siteDir } = target;
  await target.pull();
  const { digest, files } = await writeContent(siteDir, content);
  const { content: before } = readSite(siteDir);
  if (before !== digest) {
    if (before) refreshContentRetention(siteDir, before);
    await target.upload(files);
  }
  // Also where the content is live already: an earlier run may have stopped before it pushed its pages.
  const change: ChangeSite = (site) => ({ ...site, content: digest });
  const composed = await changeAndCompose(target, change, compose);
  const named = Object.values(readLedger(siteDir)).flatMap(({ contentFiles }) => contentFiles);
  removeFiles(siteDir, expiredContent(siteDir, digest, named));
  return composed;
}

/**
 * Publishes what staff have saved. It can be killed at any step: the next run finishes what it began.
 * @throws when the database or the site cannot be reached; rows that were read are recorded as failed
 */
export async function publish(options: PublishOptions): Promise<Composed> {
  const { run, source, target } = options;
  // Of two runs at once, the one that read first could write last.
  const unlock = await lockSite(target.siteDir, lockNames.publish);
  try {
    const { pending, rows } = await readQueue(run, source);
    const composed = await writeSite(options, source.parse(rows)).catch(async (error) => {
      const reason = error instanceof Error ? error.message : String(error);
      if (!(error instanceof ComposingStopped)) await recordFailed(run, pending, reason);
      throw error;
    });
    const reason = failure(composed);
    if (reason) await recordFailed(run, pending, reason);
    else await recordPublished(run, pending);
    return composed;
  } finally {
    await unlock();
  }
}

/** Publishes until no page is postponed. @throws what `publish` throws */
export async function publishAll(options: PublishOptions): Promise<Composed> {
  const { postponed, ...first } = await publish(options);
  if (!postponed) return first;
  const rest = await publishAll(options);
  return {
    written: [...first.written, ...rest.written],
    failed: [...first.failed, ...rest.failed],
  };
}

async function runForOne<Row>(run: RunAsPublisher, sql: string): Promise<Row> {
  const [row] = await run<Row>(sql);
  if (row === undefined) throw new Error('The database returned no row.');
  return row;
}

/** Reads in one statement: the content has the change of every pending row. Returns ids, oldest first. */
export const readQueue = <Rows>(
  run: RunAsPublisher,
  { query }: Pick<PublisherSource, 'query'>,
): Promise<{ pending: number[]; rows: Rows }> =>
  runForOne(
    run,
    `select (select coalesce(json_agg(q.id order by q.id), '[]')
       from public.publications q where q.state <> 'published') as pending,
     (${query}) as rows`,
  );

export const countPending = (run: RunAsPublisher): Promise<{ pending: number; failed: number }> =>
  runForOne(
    run,
    `select count(*) filter (where state = 'pending')::int as pending,
       count(*) filter (where state = 'failed')::int as failed from public.publications`,
  );

// As text: each driver has its own form of an array parameter.
const asArray = (ids: number[]) => `{${ids.join(',')}}`;

export async function recordPublished(run: RunAsPublisher, ids: number[]): Promise<void> {
  await run(
    `update public.publications
     set state = 'published', finished_at = date_trunc('milliseconds', now()), reason = ''
     where id = any ($1::text::bigint[])`,
    [asArray(ids)],
  );
}

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
