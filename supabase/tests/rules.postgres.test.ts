/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { randomUUID } from 'node:crypto';
import { type Actor, attempt } from './support/actors.ts';
import { withRollback } from './support/db.ts';
import { type Opened, openEngine } from './support/engines.ts';
import { arrange, insert } from './support/fixture.ts';
import { AUTH_ADMIN } from './support/hostedLayout.ts';
import { testRules } from './support/testRules.ts';

let opened: Opened;

beforeAll(async () => {
  opened = await openEngine('postgres');
});

afterAll(() => opened?.close());

test('the migrations ran without a superuser, next to schemas of other owners', async () => {
  const [layout] = await opened.db.query(
    `select r.rolsuper as "isSuperuser", (select json_object_agg(n.nspname, c.relowner::regrole) from pg_class c
         join pg_namespace n on n.oid = c.relnamespace
         where c.oid in ('auth.users'::regclass, 'storage.objects'::regclass, 'realtime.messages'::regclass)) as owners,
       array(select m.roleid::regrole::text from pg_auth_members m where m.member = r.oid and m.roleid::regrole::text like 'supabase%')
         as "memberOf",
       has_schema_privilege('auth', 'create') or has_schema_privilege('storage', 'create') as "canCreate"
     from pg_roles r where r.rolname = current_user`,
  );
  const owners = {
    auth: AUTH_ADMIN,
    storage: 'supabase_storage_admin',
    realtime: 'supabase_realtime_admin',
  };
  expect(layout).toEqual({ isSuperuser: false, owners, memberOf: [], canCreate: false });
  for (const statement of [
    'alter table auth.users disable trigger tire_shop_sign_up',
    'alter table storage.objects disable row level security',
    'drop table realtime.messages',
  ]) {
    await expect(opened.db.run(statement)).rejects.toMatchObject({ code: '42501' });
  }
});

test('accounts that the Auth service adds, changes and deletes have a profile', async () => {
  const authService = await opened.connect(AUTH_ADMIN);
  const profiles = () => opened.db.query('select email from public.user_profiles');
  await authService.run(insert('auth.users', { id: randomUUID(), email: 'ann@example.com' }));
  expect(await profiles()).toEqual([{ email: 'ann@example.com' }]);
  await authService.run(`update auth.users set email = 'anna@example.com'`);
  expect(await profiles()).toEqual([{ email: 'anna@example.com' }]);
  await authService.run('delete from auth.users');
  expect(await profiles()).toEqual([]);
  await authService.close();
});

test('messages that bookings changed are for administrators', async () => {
  await withRollback(opened.db, async () => {
    await arrange(opened.db);
    await opened.db.run(`select set_config('realtime.topic', 'bookings', true)`);
    const read = async (actor: Actor) =>
      (await attempt(opened.db, actor, 'select event from realtime.messages')).rows.length > 0;
    expect([await read('admin'), await read('user'), await read('anonymous')]).toEqual([
      true,
      false,
      false,
    ]);
    await opened.db.run(`select set_config('realtime.topic', 'other', true)`);
    expect(await read('admin')).toBe(false);
  });
});

test('the Auth service adds no account once there is an administrator, but an invited one', async () => {
  const authService = await opened.connect(AUTH_ADMIN);
  const add = (email: string, invitation = '') =>
    authService.query(
      `insert into auth.users (id, email, raw_user_meta_data)
       values (gen_random_uuid(), $1, jsonb_build_object('invitation', $2::text)) returning email`,
      [email, invitation],
    );
  await add('owner@example.com');
  await opened.db.run(`insert into public.admins (user_id) select id from auth.users`);
  await expect(add('eve@example.com')).rejects.toThrow('signup_disabled');
  const [invited] = await opened.db.query<{ token: string }>(
    `insert into public.invitations (email, language, invited_by)
     select 'ana@example.com', 'es', id from auth.users
     returning private.invitation_token(id) as token`,
  );
  await expect(add('eve@example.com', invited?.token)).rejects.toThrow('signup_disabled');
  await add('ana@example.com', invited?.token);
  const admins = await opened.db.query(`select from public.user_profiles where is_admin`);
  expect(admins).toHaveLength(2);
  await authService.close();
  await opened.db.run(
    'delete from auth.users; delete from public.admins; delete from public.invitations',
  );
});

testRules(() => opened.db);
