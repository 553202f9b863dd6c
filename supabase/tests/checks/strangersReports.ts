import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { VALID } from '../support/fixture.ts';
import type { Check } from './check.ts';

/** What the publisher reads, or a person before a promotion, of tables that no staff writes. */
const DECIDING = ['remote_versions', 'remote_events', 'remote_visits'];

/**
 * The functions that visitors may execute and from which a write to a table is reached: by statements of the function,
 * of those that it calls, and of the triggers of what it writes.
 */
const WRITERS = `
  with recursive functions as (
    select p.oid, p.proname as name, p.oid::regprocedure::text as shown, p.prosrc as source,
      p.pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'execute') as is_visitors
    from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  ), written as (
    select f.oid, c.oid as relation, c.relname as name
    from functions f join pg_class c on c.relkind = 'r'
      and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and f.source ~ ('(insert\\s+into|update|delete\\s+from)\\s+(public|private)\\.' || c.relname || '\\y')
  ), calls as (
    select f.oid as caller, g.oid as called
    from functions f join functions g on f.source ~ ('(public|private)\\.' || g.name || '\\s*\\(')
    union
    select w.oid, t.tgfoid from written w join pg_trigger t on t.tgrelid = w.relation
  ), reached as (
    select f.shown as visitors, f.oid from functions f where f.is_visitors
    union
    select r.visitors, c.called from reached r join calls c on c.caller = r.oid
  )
  select r.visitors as function, w.name as table, array_agg(distinct f.shown order by f.shown) as by
  from reached r join written w on w.oid = r.oid join functions f on f.oid = w.oid
  where w.name = any ($1) group by 1, 2 order by 1, 2`;

const counts = async (db: Db) => {
  const [row] = await db.query<Record<string, number>>(
    `select (select sum(visits)::int from public.remote_visits) as visits,
       (select sum(failed)::int from public.remote_visits) as failed,
       (select sum(times)::int from public.remote_events) as events`,
  );
  return row ?? {};
};

const { remote, version } = VALID.remote_versions;
const EVENTS = ['load', 'failure', 'crash'].map((event) => ({
  ...{ remote, version, event, route: '/booking', error: 'TypeError' },
}));

export const strangersReports: Check[] = [
  {
    name: 'reports of strangers: only report_remotes reaches a table from which versions are judged, and it writes no version',
    run: async (db) => {
      const found = await db.query<{ function: string; table: string; by: string[] }>(WRITERS, [
        DECIDING,
      ]);
      const reached = found.map(({ function: name, table }) => `${name} ${table}`);
      assert.deepEqual(reached, [
        'report_remotes(jsonb) remote_events',
        'report_remotes(jsonb) remote_visits',
      ]);
      for (const table of DECIDING) {
        for (const privilege of ['insert', 'update', 'delete', 'truncate']) {
          const [row] = await db.query<{ may: boolean }>(
            'select has_table_privilege($1, $2, $3) as may',
            ['anon', `public.${table}`, privilege],
          );
          assert.equal(row?.may, false, `${privilege} of ${table}`);
        }
      }
    },
  },
  {
    name: 'reports of strangers: whatever is reported, no count of today becomes smaller and no version is added',
    run: async (db) => {
      const versions = () => db.query('select * from public.remote_versions order by 1, 2');
      const before = await versions();
      let counted = await counts(db);
      for (const [at, event] of EVENTS.entries()) {
        const reports = [
          event,
          { ...event, version: 'ffffffffffff' },
          { ...event, remote: 'mf-x' },
        ];
        const { refusal } = await attempt(
          db,
          'anonymous',
          'select public.report_remotes($1::text::jsonb)',
          {
            parameters: [JSON.stringify(reports)],
            headers: { 'x-forwarded-for': `198.51.${100 + at}.1` },
          },
        );
        assert.equal(refusal, undefined);
        const after = await counts(db);
        for (const name of Object.keys(counted)) {
          assert.ok((after[name] ?? 0) >= (counted[name] ?? 0), name);
        }
        assert.ok((after['visits'] ?? 0) > (counted['visits'] ?? 0));
        counted = after;
      }
      assert.deepEqual(await versions(), before);
    },
  },
];
