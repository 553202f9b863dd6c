/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BOOK, freshBooking, parametersOf } from './checks/booking.ts';
import { attempt } from './support/actors.ts';
import { withRollback } from './support/db.ts';
import { type Opened, openEngine } from './support/engines.ts';
import { arrange } from './support/fixture.ts';
import { SUPERUSER } from './support/hostedLayout.ts';
import { listDifferences } from './support/listDifferences.ts';

let opened: Opened;

beforeAll(async () => {
  opened = await openEngine('postgres', { refusesPolicies: true });
});

afterAll(() => opened?.close());

test('a project that refuses policies on its tables has everything else', async () => {
  const [found] = await opened.db.query(
    `select (select count(*)::int from public.settings) > 0 as "hasSettings",
       (select count(*)::int from pg_trigger where tgrelid = 'auth.users'::regclass and tgname like 'tire\\_shop\\_%') as triggers,
       (select public from storage.buckets where id = 'pictures') as "isPublic",
       (select count(*)::int from pg_policies where schemaname in ('storage', 'realtime')) as policies`,
  );
  expect(found).toEqual({ hasSettings: true, triggers: 3, isPublic: false, policies: 0 });
});

test('the comparison names what was refused, and the rest can be applied again', async () => {
  await opened.db.run(
    `begin; ${await readFile(path.resolve(process.cwd(), 'supabase/rights.sql'), 'utf8')}; commit`,
  );
  const differences = await listDifferences(opened.db);
  expect(differences.map(({ what }) => what)).toEqual([
    'missing: policy "administrators read that bookings changed" on realtime.messages',
    'missing: policy pictures_read on storage.objects',
    'missing: policy pictures_read_with_ticket on storage.objects',
    'missing: policy pictures_remove on storage.objects',
    'missing: policy pictures_replace on storage.objects',
    'missing: policy pictures_upload on storage.objects',
  ]);
});

test('a message of Realtime that fails does not undo the booking that it announces', async () => {
  const admin = await opened.connect(SUPERUSER);
  await admin.run(`create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
    returns void language plpgsql as $$ begin raise exception 'no connection'; end $$`);
  await admin.close();
  await withRollback(opened.db, async () => {
    await arrange(opened.db);
    const parameters = parametersOf(freshBooking());
    const { refusal } = await attempt(opened.db, 'anonymous', BOOK, { parameters });
    expect(refusal).toBeUndefined();
  });
});
