import { randomUUID } from 'node:crypto';
import { BOOK, freshBooking, parametersOf } from '../supabase/tests/checks/booking';
import { ACCOUNTS, setActor, signIn } from '../supabase/tests/support/actors';
import { DatabaseError, type Db } from '../supabase/tests/support/db';
import { openEngine } from '../supabase/tests/support/engines';
import { insert } from '../supabase/tests/support/fixture';
import { replaceProducts } from './growth/shopData';
import { marked } from './limits';
import { median } from './median';
import { table } from './table';

const ROWS = [10_000, 20_000];
const EDITED = 5_000;
const CROWD = 50;
/** Connections that the Data API has by default. Who waits for one is under no limit of a statement. */
const POOL = 10;
/** About what the page sends in one request. */
const ROWS_OF_PART = 500;
/** SQLSTATE of a statement over its limit. */
const CANCELLED = '57014';

interface Figure {
  /** The limit in seconds: that of the function, or else of the caller's role. */
  limit: number;
  /** The median; null where the database ended a call at its limit. */
  seconds: number | null;
}

export interface LongFunctions {
  rounds: number;
  figures: Record<string, Figure>;
}

interface Call {
  name: string;
  sql: string;
  parameters: unknown[];
  claims?: Record<string, string>;
  /** Otherwise the call is rolled back, so that the next round finds what this one found. */
  isCommitted?: boolean;
}

const LIMIT = `select extract(epoch from coalesce(
    (select substring(s from '^statement_timeout=(.*)') from pg_proc p, unnest(p.proconfig) as s
      where p.oid = ('public.' || $1)::regproc and s like 'statement_timeout=%'),
    (select substring(s from '^statement_timeout=(.*)') from pg_roles r, unnest(r.rolconfig) as s
      where r.rolname = $2 and s like 'statement_timeout=%'))::interval)::float as limit`;

/**
 * Calls a function as the Data API does, which PostgreSQL alone does not: the limit of the function counts for the whole
 * transaction. An administrator calls with claims, a visitor without.
 */
async function call(db: Db, { name, sql, parameters, claims, isCommitted }: Call): Promise<Figure> {
  const role = claims ? 'authenticated' : 'anon';
  const [found] = await db.query<{ limit: number }>(LIMIT, [name, role]);
  const limit = found?.limit ?? 0;
  if (!(limit > 0)) throw new Error(`${name} has no limit of time, and ${role} has none`);
  await db.run(
    `begin; ${setActor(claims ? 'admin' : 'anonymous', {}, claims)} set local statement_timeout = '${limit}s'`,
  );
  const began = performance.now();
  let isDone = false;
  try {
    await db.query(sql, parameters);
    isDone = true;
    return { limit, seconds: (performance.now() - began) / 1000 };
  } catch (error) {
    if (error instanceof DatabaseError && error.code === CANCELLED) return { limit, seconds: null };
    throw error;
  } finally {
    await db.run(isDone && isCommitted ? 'commit' : 'rollback');
  }
}

/** The products of the bench as rows of a file, which an empty shop adds. */
async function fileRows(db: Db, count: number): Promise<object[]> {
  await replaceProducts({ exec: (sql) => db.run(sql) }, count);
  const rows = await db.query<{ row: object }>(
    `select to_jsonb(p) - '{id,created_at,updated_at,available}'::text[]
       || jsonb_build_object('line', row_number() over (order by p.sku) + 1) as row from public.products p`,
  );
  await db.run('delete from public.products; analyze public.products');
  return rows.map(({ row }) => row);
}

/** Sends the rows of an import, which stay. @returns the figure of the slowest part */
async function stage(db: Db, id: string, rows: readonly object[], claims: Record<string, string>) {
  const parts: Figure[] = [];
  for (let from = 0; from < rows.length; from += ROWS_OF_PART) {
    const part = JSON.stringify(rows.slice(from, from + ROWS_OF_PART));
    parts.push(
      await call(db, {
        name: 'stage_products',
        sql: 'select public.stage_products($1::uuid, $2::text::jsonb)',
        parameters: [id, part],
        claims,
        isCommitted: true,
      }),
    );
  }
  return slowest(parts);
}

const slowest = (figures: readonly Figure[]): Figure => ({
  limit: figures[0]?.limit ?? 0,
  seconds: figures.some(({ seconds }) => seconds === null)
    ? null
    : Math.max(...figures.map(({ seconds }) => seconds ?? 0)),
});

async function measureStaff(db: Db, claims: Record<string, string>) {
  const figures: Record<string, Figure> = {};
  for (const count of ROWS) {
    const rows = count.toLocaleString('en-US');
    const id = randomUUID();
    const sent = await stage(db, id, await fileRows(db, count), claims);
    figures[`stage_products, the slowest part of ${rows} rows`] = sent;
    await db.run('analyze private.import_rows');
    const save = (isDryRun: boolean) =>
      call(db, {
        name: 'import_products',
        // Divides by zero where a row is refused, and then nothing was saved.
        sql: `select 1 / (public.import_products($1::uuid, $2)::text = '[]')::int`,
        parameters: [id, isDryRun],
        claims,
      });
    figures[`import_products, ${rows} rows, dry run`] = await save(true);
    figures[`import_products, ${rows} rows`] = await save(false);
    await db.run('delete from private.import_rows');
  }
  await replaceProducts({ exec: (sql) => db.run(sql) }, EDITED);
  const [read] = await db.query<{ rows: string }>(
    `select json_agg(json_build_object('id', id, 'updated_at', updated_at))::text as rows from public.products`,
  );
  figures[`edit_products, ${EDITED.toLocaleString('en-US')} rows`] = await call(db, {
    name: 'edit_products',
    sql: 'select public.edit_products($1::text::jsonb, p_percent => 5)',
    parameters: [read?.rows],
    claims,
  });
  return figures;
}

/** Visitors who book at once, each another place, and share the connections of the Data API. */
async function measureCrowd(db: Db, connections: readonly Db[]): Promise<Figure> {
  await db.run('delete from public.bookings');
  const places = await db.query<{ date: string; slot: string }>(
    `select d::date::text as date, s.slot
     from generate_series(private.shop_today() + 1, private.shop_today() + 30, '1 day') as d,
       (select distinct to_char(starts, 'HH24:MI') as slot from public.slots) as s, public.bays b
     where b.is_active and private.is_slot(d::date, s.slot) limit ${CROWD}`,
  );
  const figures: Figure[] = [];
  const work = async (connection: Db) => {
    for (let place = places.pop(); place; place = places.pop()) {
      const parameters = parametersOf({ ...freshBooking(), ...place });
      const booking = { name: 'book_appointment', sql: BOOK, parameters, isCommitted: true };
      figures.push(await call(connection, booking));
    }
  };
  await Promise.all(connections.map(work));
  return slowest(figures);
}

/** Measures functions in a PostgreSQL 15 with the layout and the limits of a hosted project, without the Data API. */
export async function measureLongFunctions(rounds: number): Promise<LongFunctions> {
  const opened = await openEngine('postgres');
  const { db } = opened;
  try {
    await db.run(
      `${insert('auth.users', { id: ACCOUNTS.admin, email: 'bench@example.com' })};
       ${insert('public.admins', { user_id: ACCOUNTS.admin })}`,
    );
    const claims = await signIn(db, 'admin');
    const pool = await Promise.all(Array.from({ length: POOL }, () => opened.connect()));
    const measured: Record<string, Figure>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      measured.push({
        ...(await measureStaff(db, claims)),
        [`book_appointment, the slowest of ${CROWD} at once`]: await measureCrowd(db, pool),
      });
    }
    await Promise.all(pool.map((connection) => connection.close()));
    const middle = (name: string): Figure => {
      const figures = measured.flatMap((round) => round[name] ?? []);
      const { limit, seconds } = slowest(figures);
      return { limit, seconds: seconds && median(figures.map((each) => each.seconds ?? 0)) };
    };
    const names = Object.keys(measured[0] ?? {});
    return { rounds, figures: Object.fromEntries(names.map((name) => [name, middle(name)])) };
  } finally {
    await opened.close();
  }
}

export function longFunctionsReport({ rounds, figures }: LongFunctions): string {
  const rows = Object.entries(figures).map(([name, { limit, seconds }]) => [
    name,
    String(limit),
    seconds === null ? marked('ended', false) : seconds.toFixed(1),
  ]);
  return `## How long functions take under hosted limits

Medians of ${rounds} ${rounds === 1 ? 'round' : 'rounds'} in seconds, in PostgreSQL 15. A function's own limit counts for its transaction, as the Data API
sets it; else staff have 8 s, and visitors 3. Visitors share ${POOL} connections.

${table(['', 'at most', 'seconds'], rows)}
`;
}
