import path from 'node:path';
import { getAuthSchemaSql, getStorageSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import { createBackend } from '../../backend/lite/createBackend';
import { accountRules } from '../../backend/shopPolicy';
import { root } from '../../platform/disk/paths';
import { book, bookingRequest } from '../support/bookings';
import { operate } from '../support/operate';
import { startPostgres } from '../support/postgresServer';
import { RunningSite } from '../support/runningSite';
import { bookableDay } from '../support/shopDays';
import { expect, test } from '../support/test';
import { timeLimit } from '../support/timeLimit';

// This test opens no page. The default origin would start a shop.
test.use({ baseURL: 'http://localhost' });

const account = { email: 'owner@example.com', password: 'tires-2026' };
const OWNER = 'project_owner';

/** A database as a hosted project has it: the owner is no superuser, and accounts are another role's. */
const project = (password: string) => `
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role auth_admin nologin;
create role ${OWNER} login createrole bypassrls password '${password}';
grant anon, authenticated, service_role to ${OWNER} with admin option;
grant create on database postgres to ${OWNER};
grant set on parameter session_replication_role to ${OWNER};
${SUPABASE_AUTH_HELPERS_SQL};
${getAuthSchemaSql()};
alter table auth.users add column instance_id uuid, add column is_super_admin boolean;
alter schema auth owner to auth_admin;
do $$ declare t text; begin
  for t in select tablename from pg_tables where schemaname = 'auth' loop
    execute format('alter table auth.%I owner to auth_admin', t);
  end loop;
end $$;
grant usage on schema auth to ${OWNER}, anon, authenticated, service_role;
grant all on all tables in schema auth to ${OWNER};
grant all on schema public to ${OWNER} with grant option;
create schema extensions;
${getStorageSchemaSql()};
create role storage_admin nologin;
grant storage_admin to ${OWNER};
alter table storage.buckets owner to storage_admin;
alter table storage.objects owner to storage_admin;
alter schema storage owner to storage_admin;
grant usage on schema storage to ${OWNER}, anon, authenticated, service_role;`;

/** The tables of a database and the accounts in it. */
const stateOf = (owner: Awaited<ReturnType<typeof startPostgres>>['owner']) =>
  owner.query(`select (select count(*)::int from auth.users) as accounts, schemaname, tablename
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 2, 3`);

test('an embedded shop moves to a project with its schema, rows and accounts, after a rehearsal', {
  tag: '@prove',
}, async () => {
  test.setTimeout(timeLimit(600_000));
  const shop = await RunningSite.start('bare');
  await shop.makeAdmin(account.email, account.password);
  await book(shop, bookingRequest({ p_date: bookableDay(0), p_slot: '09:00', p_name: 'Ann Lee' }));
  await shop.add('pictures', { id: '0123456789ab', width: 8, height: 8 });
  const bookings = await shop.rows('bookings');
  const { owner, password, url, stop } = await startPostgres();
  await owner.run(project(password));
  const env = { HOSTED_DATABASE_URL: url(OWNER) };
  const before = await stateOf(owner);

  expect(await operate(shop, 'moveToHosted', [], env)).toContain('accounts: 1');
  expect(await stateOf(owner)).toEqual(before);
  await expect(operate(shop, 'moveToHosted', ['--go'], env)).rejects.toThrow(/Stop the server/);
  expect(await stateOf(owner)).toEqual(before);

  await shop.kill();
  expect(await operate(shop, 'moveToHosted', ['--go'], env)).toMatch(
    /^Moved\..*files of pictures: 1 in \S+; go-live uploads them from there/s,
  );
  const moved = await owner.query(`select instance_id, confirmation_token from auth.users`);
  expect(moved).toEqual([
    { instance_id: '00000000-0000-0000-0000-000000000000', confirmation_token: '' },
  ]);
  await expect(operate(shop, 'moveToHosted', ['--go'], env)).rejects.toThrow(/in use already/);

  // The API on the project's database; the history of migrations is known to it.
  const backend = await createBackend({
    ...{ dataDir: '', inMemory: true, accountRules },
    projectDir: path.join(root, 'supabase'),
    databaseUrl: url('postgres'),
  });
  expect(backend.applied).toEqual([]);
  const call = (route: string, headers: object, init: RequestInit = {}) =>
    backend.fetch(
      new Request(`http://localhost${route}`, { ...init, headers: { ...headers } }),
      '::1',
    );
  const signedIn = await call(
    '/auth/v1/token?grant_type=password',
    { apikey: backend.publishableKey, 'content-type': 'application/json' },
    { method: 'POST', body: JSON.stringify(account) },
  );
  const { access_token } = (await signedIn.json()) as { access_token: string };
  const asStaff = { apikey: backend.publishableKey, authorization: `Bearer ${access_token}` };
  const rows = await call('/rest/v1/bookings?select=id,name,starts_at', asStaff);
  expect(await rows.json()).toMatchObject([{ id: bookings[0]?.['id'], name: 'Ann Lee' }]);
  await backend.close();
  await stop();
  await shop.remove();
});
