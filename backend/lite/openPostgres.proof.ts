/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { startHostedDatabase } from '../../tests/support/hostedDatabase';
import { accountRules } from '../shopPolicy';
import type { Backend } from './createBackend';
import { loadBackend } from './testing/loadBackend';
import { replay } from './testing/replay';

let project: Awaited<ReturnType<typeof startHostedDatabase>>;
let backend: Backend;
let before: object[];

/** All that stands in the schemas of Supabase's services, with its owners and rights. */
const ofServices = () =>
  project.admin.query(
    `select p.oid::regprocedure::text as object, pg_get_functiondef(p.oid) as definition, p.proacl::text as rights
     from pg_proc p where p.prokind = 'f' and p.pronamespace::regnamespace::text in ('auth', 'storage', 'realtime')
     union all
     select c.oid::regclass::text, (select string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', ' order by a.attnum)
       from pg_attribute a where a.attrelid = c.oid and a.attnum > 0), c.relacl::text
     from pg_class c where c.relnamespace::regnamespace::text in ('auth', 'storage', 'realtime')
     union all
     select n.nspname, '', n.nspacl::text from pg_namespace n where n.nspname in ('auth', 'storage', 'realtime')
     order by 1`,
  );

beforeAll(async () => {
  project = await startHostedDatabase({ isAuthEmbedded: true });
  before = await ofServices();
  backend = await loadBackend({ databaseUrl: project.url('supabase_admin'), accountRules });
});

afterAll(async () => {
  await backend?.close();
  await project?.stop();
});

test('creates, replaces and grants nothing in schemas that Supabase owns', async () => {
  expect(backend.applied).not.toEqual([]);
  expect(before.length).toBeGreaterThan(50);
  expect(await ofServices()).toEqual(before);
});

test('answers recorded requests as on PGlite', async () => {
  const { unexpected, notFound } = await replay(backend);
  expect({ unexpected, notFound }).toEqual({ unexpected: [], notFound: [] });
});
