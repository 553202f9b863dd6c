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

test('the migrations ran without a superuser, next to a schema auth of another owner', async () => {
  const [layout] = await opened.db.query(
    `select r.rolsuper as "isSuperuser", a.nspowner::regrole::text as "authOwner",
       has_schema_privilege('auth', 'create') as "canCreateInAuth"
     from pg_roles r, pg_namespace a where r.rolname = current_user and a.nspname = 'auth'`,
  );
  const expected = { isSuperuser: false, authOwner: AUTH_ADMIN, canCreateInAuth: false };
  expect(layout).toEqual(expected);
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
  await opened.db.run('delete from auth.users; delete from public.admins');
});

testRules(() => opened.db);
