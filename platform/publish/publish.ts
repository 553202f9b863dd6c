import type { ContentWithFiles } from '../../shared-site/rendering';
import { lockNames } from '../machine/lockNames';
import { lockSite } from '../machine/lockSite';
import {
  type ComposeContentPages,
  type Composed,
  type ComposedContentPages,
  type ComposePages,
  ComposingStopped,
  changeAndCompose,
  reportLeft,
} from '../site/changeAndCompose';
import { readLedger } from '../site/composeLedger';
import {
  expiredContent,
  picturesOf,
  readContentIfThere,
  refreshContentRetention,
  removeFiles,
  writeContent,
} from '../site/contentFiles';
import { readContentPages } from '../site/contentPages';
import { readSite } from '../site/siteFile';
import type { ChangeSite, Target } from '../site/target';
import { type ConfirmLease, LeaseError, type PublisherLease } from './lease';
import type { RunAsPublisher } from './runAsPublisher';

/** A row that cannot be published: its last good version stays. */
export interface FailedRow {
  table: string;
  id: string;
  /** As staff know it. */
  name: string;
  reason: string;
}

export interface PublisherSource {
  /** A query for one JSON value: all rows that the content is made of. */
  query: string;
  /** The services whose players the content shows, by the names that the policy of pages has for them. */
  embeds?(content: ContentWithFiles['content']): readonly string[];
  /** Milliseconds after which the same rows become other content, without a save; undefined: never. */
  changesIn?(rows: unknown): number | undefined;
  /**
   * Makes content of the rows, each on its own, and the files that it will name and the site does not have.
   * @param published what is live
   */
  make(
    rows: unknown,
    siteDir: string,
    published: () => ContentWithFiles,
  ): Promise<ContentWithFiles & { failed: FailedRow[] }>;
}

export interface PageComposer {
  /** Of a draft, before it is live. */
  compose: ComposePages;
  composeContentPages: ComposeContentPages;
}

export interface PublishOptions extends PageComposer {
  run: RunAsPublisher;
  lease: PublisherLease;
  source: PublisherSource;
  target: Target;
}

interface Written extends ComposedContentPages {
  failedRows: FailedRow[];
}

export interface Published extends ComposedContentPages {
  /** When the content becomes another one without a save: milliseconds since 1970; absent: never. */
  changesAt?: number | undefined;
}

/** If a remote is broken, each page of it fails for the same reason. */
const MOST_FAILED_PAGES = 20;

interface ContentPagesOptions extends Pick<PublishOptions, 'target' | 'composeContentPages'> {
  /** Absent for what is composed without a database. */
  lease?: PublisherLease;
}

async function writeContentPages(
  { target, composeContentPages }: ContentPagesOptions,
  confirm: ConfirmLease,
) {
  const composed = await composeContentPages(target.siteDir);
  if (composed.changed.length > 0) await confirm();
  await target.pushContentPages(composed.changed);
  return composed;
}

/** Composes the next of the pages that publishing has left. */
export async function continuePages(options: ContentPagesOptions): Promise<ComposedContentPages> {
  const unlock = await lockSite(options.target.siteDir, lockNames.publish);
  const { lease } = options;
  try {
    if (!lease) return await writeContentPages(options, async () => {});
    return await lease.during((confirm) => writeContentPages(options, confirm));
  } finally {
    await unlock();
  }
}

/** Each file is replaced whole, and only where it differs. */
async function writeSite(
  options: PublishOptions,
  rows: unknown,
  confirm: ConfirmLease,
): Promise<Written> {
  const { target, source, compose } = options;
  const { siteDir } = target;
  await target.pull();
  const { content: before } = readSite(siteDir);
  const { failed: failedRows, ...content } = await source.make(rows, siteDir, () =>
    readContentIfThere(siteDir, before),
  );
  const embeds = [...(source.embeds?.(content.content) ?? [])];
  const { digest, files } = await writeContent(siteDir, content);
  if (before !== digest) {
    if (before) refreshContentRetention(siteDir, before);
    const earlier = before ? picturesOf(siteDir, before) : [];
    const pictures = picturesOf(siteDir, digest).filter((file) => !earlier.includes(file));
    await target.upload([...pictures, ...files]);
  }
  // Also where the content is live already: an earlier run may have stopped before it pushed its pages.
  const change: ChangeSite = ({ embeds: _, ...site }) => {
    // Called again where the site was changed after the lease was confirmed.
    if (site.content !== before && site.content !== digest) {
      throw new LeaseError('Another publisher has published since this one read the saves.');
    }
    return { ...site, content: digest, ...(embeds.length > 0 && { embeds }) };
  };
  const { written, failed } = await changeAndCompose(target, change, async (...draft) => {
    const composed = await compose(...draft);
    await confirm();
    return composed;
  });
  const pages = await writeContentPages(options, confirm);
  const made = { ...readLedger(siteDir), ...readContentPages(siteDir).kinds };
  const named = Object.values(made).flatMap(({ contentFiles }) => contentFiles);
  removeFiles(siteDir, expiredContent(siteDir, digest, named));
  return {
    ...pages,
    written: [...written, ...pages.written],
    failed: [...failed, ...pages.failed],
    failedRows,
  };
}

/**
 * Publishes what staff have saved; of the pages that the content names those that this changed, up to a limit. It
 * can be killed at any step: the next run finishes what it began. Rows and pages that fail are recorded one by one.
 * @throws LeaseError, and when the database or the site cannot be reached; rows that were read are then recorded as
 * failed
 */
export async function publish(options: PublishOptions): Promise<Published> {
  const pending: number[] = [];
  try {
    const unlock = await lockSite(options.target.siteDir, lockNames.publish);
    try {
      return await options.lease.during((confirm) => publishQueue(options, pending, confirm));
    } finally {
      await unlock();
    }
  } catch (error) {
    const isLeft = error instanceof ComposingStopped || error instanceof LeaseError;
    if (!isLeft) await recordFailed(options.run, pending, error);
    throw error;
  }
}

/** @param pending receives the ids of the saves that were read */
async function publishQueue(
  options: PublishOptions,
  pending: number[],
  confirm: ConfirmLease,
): Promise<Published> {
  const { run, source } = options;
  const queue = await readQueue(run, source);
  const changesIn = source.changesIn?.(queue.rows);
  const changesAt = changesIn === undefined ? undefined : Date.now() + changesIn;
  pending.push(...queue.pending);
  const { failed, failedRows, ...pages } = await writeSite(options, queue.rows, confirm);
  await recordPublished(run, pending, [
    ...failedRows.map(({ table, id, name, reason }) => ({
      table_name: table,
      row_id: id,
      reason: `${name}: ${reason}`,
    })),
    ...failed
      .slice(0, MOST_FAILED_PAGES)
      .map(({ address, reason }) => ({ table_name: 'pages', row_id: address, reason })),
  ]);
  const named = failedRows.map(({ name, reason }) => ({ address: name, reason }));
  return { ...pages, failed: [...named, ...failed], changesAt };
}

/** Publishes until no page is left. @throws what `publish` throws */
export async function publishAll(options: PublishOptions): Promise<Composed> {
  const { written, failed, left } = await publish(options);
  if (left === 0) return { written, failed };
  const rest = await continueAll(options);
  return { written: [...written, ...rest.written], failed: [...failed, ...rest.failed] };
}

/** Composes all pages that the content names and whose HTML is not current. */
export async function continueAll(options: ContentPagesOptions): Promise<Composed> {
  const all: Composed = { written: [], failed: [] };
  for (let left = 1; left > 0; ) {
    const composed = await continuePages(options);
    left = composed.left;
    reportLeft(composed);
    all.written.push(...composed.written);
    all.failed.push(...composed.failed);
  }
  return all;
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

/** A row or a page that is not published although others are. */
interface Failure {
  table_name: string;
  /** Of a page its address. */
  row_id: string;
  reason: string;
}

export async function recordPublished(
  run: RunAsPublisher,
  ids: number[],
  failed: Failure[] = [],
): Promise<void> {
  await run('select public.record_published($1, $2)', [asArray(ids), JSON.stringify(failed)]);
}

/**
 * Records that a run failed, and that none of the changes is published. Rows that failed alone keep their reasons. Where
 * the database does not answer either, what it has of the last success grows old.
 */
export async function recordFailed(
  run: RunAsPublisher,
  ids: number[],
  failure: unknown,
): Promise<void> {
  const reason = failure instanceof Error ? failure.message : String(failure);
  await run('select public.record_failed($1, $2)', [asArray(ids), reason]).catch(() => undefined);
}
