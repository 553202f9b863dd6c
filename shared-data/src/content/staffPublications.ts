import * as z from 'zod/mini';
import { timedFetch } from '../backend';
import { parseQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { setServerTime } from '../staffClock';

export type PublishedTable =
  | 'products'
  | 'pictures'
  | 'content_blocks'
  | 'settings'
  | 'services'
  | 'opening_hours'
  | 'slots'
  | 'closures'
  | 'vehicle_tires'
  | 'list_entries'
  | 'offers';

const publicationRow = z.object({
  id: z.number(),
  /** The changed table, or `pages`. */
  table_name: z.string(),
  /** A row or the address of a page that failed alone; empty for all changes of a transaction. */
  row_id: z.string(),
  state: z.enum(['pending', 'failed']),
  /** When the transaction that changed the table began. */
  requested_at: z.string(),
  /** Why the last attempt failed; empty while pending. */
  reason: z.string(),
});
/** A row of `publications` that is not published: pending, or failed and to be retried. */
export type Publication = z.infer<typeof publicationRow>;

const publishedRow = z.object({
  table_name: z.string(),
  requested_at: z.string(),
  /** When visitors got it. */
  finished_at: z.string(),
});
/** A row of `publications` that is published. */
export type RecentPublication = z.infer<typeof publishedRow>;

const moment = z.nullable(z.string());
/** Times are null where there was none. */
const work = {
  /** When it asked for work, to some minutes. */
  seen: moment,
  succeeded: moment,
  failed: moment,
  /** Why it failed then; empty where it never failed. */
  reason: z.string(),
  /** Since when the oldest of what is due waits. */
  waits: moment,
};
const workState = z.object({
  /** By the clock of the database. */
  now: z.string(),
  /** `holder` is the process that publishes; empty while none does. */
  publishing: z.object({ ...work, holder: z.string() }),
  /** `keeps`: mails are shown on the machine of a trial, and not sent. */
  messages: z.object({ ...work, keeps: z.boolean() }),
  /** What is not on the public site yet, oldest first. */
  unpublished: z.array(publicationRow),
  /** What was published in the last ten minutes, oldest first. */
  published: z.array(publishedRow),
});
/** How the work that runs outside the database is going. */
export type WorkState = z.infer<typeof workState>;

/** Reads how the work is going, and sets the clock of `shopNow` by the answer. @throws {DataError} */
export async function readWorkState(): Promise<WorkState> {
  const sent = Date.now();
  const state = await parseQuery(staffClient().rpc('work_state'), workState);
  setServerTime(state.now, sent);
  return state;
}

const pagesProgress = z.object({ written: z.number(), pages: z.number() });
/** How many pages of products have their HTML, of how many. */
export type PublishedPages = z.infer<typeof pagesProgress>;

/** Reads what the publisher writes beside the pages; a site without such pages has no file. */
export async function readPagesProgress(): Promise<PublishedPages> {
  const response = await timedFetch('/content-pages.json', { cache: 'no-store' });
  if (!response.ok) return { written: 0, pages: 0 };
  return pagesProgress.parse(await response.json());
}
