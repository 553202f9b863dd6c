import assert from 'node:assert/strict';
import { ACCOUNTS, type Actor, attempt, signIn } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert } from '../support/fixture.ts';
import type { Check } from './check.ts';

const NEWCOMER = '00000000-0000-4000-8000-000000000009';

const addAccount = (db: Db) =>
  db.run(insert('auth.users', { id: NEWCOMER, email: 'new@example.com' }));
const noAdmins = (db: Db) => db.run('delete from public.admins');

const profile = (db: Db, id: string) =>
  db.query(`select email, is_admin from public.user_profiles where id = '${id}'`);

const add = async (db: Db, actor: Actor, account: keyof typeof ACCOUNTS, age?: string) =>
  attempt(db, actor, `insert into public.admins (user_id) values ('${ACCOUNTS[account]}')`, {
    claims: await signIn(db, actor, age),
  });

const remove = (db: Db, actor: Actor, which: string) =>
  attempt(db, actor, `delete from public.admins where ${which} returning user_id`);

async function visibleAdmins(db: Db, actor: Actor) {
  const { rows } = await attempt<{ user_id: string | null }>(
    db,
    actor,
    'select user_id from public.admins order by user_id',
  );
  return rows.map((row) => row.user_id);
}

/** Makes waiting visible: a statement that takes the lock fails with the name of the lock. */
export const FAIL_ON_LOCK = `
  create or replace function private.take_lock(p_what text) returns void
  language plpgsql set search_path = '' as $$ begin raise exception 'waits for %', p_what; end $$;`;

export const accounts: Check[] = [
  {
    name: 'user_profiles: a new account gets a profile, which follows its e-mail address',
    run: async (db) => {
      await addAccount(db);
      assert.deepEqual(await profile(db, NEWCOMER), [
        { email: 'new@example.com', is_admin: false },
      ]);
      await db.run(`update auth.users set email = 'newer@example.com' where id = '${NEWCOMER}'`);
      assert.deepEqual(await profile(db, NEWCOMER), [
        { email: 'newer@example.com', is_admin: false },
      ]);
      await db.run(`delete from auth.users where id = '${NEWCOMER}'`);
      assert.deepEqual(await profile(db, NEWCOMER), []);
    },
  },
  {
    name: 'user_profiles: is_admin mirrors admins and ignores written values',
    run: async (db) => {
      const isAdmin = async () => profile(db, ACCOUNTS.user);
      await db.run(`update public.user_profiles set is_admin = true where id = '${ACCOUNTS.user}'`);
      assert.deepEqual(await isAdmin(), [{ email: 'user@example.com', is_admin: false }]);
      await add(db, 'admin', 'user');
      assert.deepEqual(await isAdmin(), [{ email: 'user@example.com', is_admin: true }]);
      await remove(db, 'admin', `user_id = '${ACCOUNTS.user}'`);
      assert.deepEqual(await isAdmin(), [{ email: 'user@example.com', is_admin: false }]);
    },
  },
  {
    name: 'user_profiles: an administrator names every account, and an account without rights not even itself',
    run: async (db) => {
      const rename = async (actor: Actor, id: string, name: string) => {
        const sql = `update public.user_profiles set name = $1 where id = '${id}' returning name`;
        const { rows } = await attempt<{ name: string }>(db, actor, sql, { parameters: [name] });
        return rows.map((row) => row.name);
      };
      assert.deepEqual(await rename('admin', ACCOUNTS.admin, '  Tony\tR\u200e. '), ['Tony R.']);
      assert.deepEqual(await rename('otherAdmin', ACCOUNTS.admin, 'Tony'), ['Tony']);
      assert.deepEqual(await rename('user', ACCOUNTS.user, 'Tony'), []);
      assert.deepEqual(await rename('removed', ACCOUNTS.removed, 'Tony'), []);
    },
  },
  {
    name: 'admins: without an administrator, a visitor sees no row and the first account may register itself',
    run: async (db) => {
      await noAdmins(db);
      assert.deepEqual(await visibleAdmins(db, 'anonymous'), []);
      assert.equal((await add(db, 'user', 'user')).refusal, undefined);
      assert.deepEqual(await visibleAdmins(db, 'user'), [ACCOUNTS.user]);
      assert.deepEqual(await visibleAdmins(db, 'anonymous'), [null]);
      assert.equal((await add(db, 'removed', 'removed')).refusal?.message, 'admin_exists');
    },
  },
  {
    name: 'admins: the first account can neither register another one nor fake the marker',
    run: async (db) => {
      await noAdmins(db);
      assert.equal((await add(db, 'user', 'removed')).refusal?.message, 'not_own_account');
      const marker = await attempt(db, 'user', 'insert into public.admins (user_id) values (null)');
      assert.match(marker.refusal?.message ?? '', /row-level security/);
    },
  },
  {
    name: 'admins: an account without an e-mail address cannot become the first administrator',
    run: async (db) => {
      await noAdmins(db);
      await db.run(`update auth.users set email = null where id = '${ACCOUNTS.user}'`);
      assert.equal((await add(db, 'user', 'user')).refusal?.message, 'not_own_account');
    },
  },
  {
    name: 'admins: other callers see only the marker, an administrator only the real rows',
    run: async (db) => {
      for (const actor of ['anonymous', 'user', 'removed'] as const) {
        assert.deepEqual(await visibleAdmins(db, actor), [null]);
      }
      assert.deepEqual(await visibleAdmins(db, 'admin'), [ACCOUNTS.admin, ACCOUNTS.otherAdmin]);
    },
  },
  {
    name: 'admins: the last administrator cannot be removed, alone or together with the others',
    run: async (db) => {
      const all = await remove(db, 'admin', 'user_id is not null');
      assert.equal(all.refusal?.message, 'last_admin');
      const self = await remove(db, 'admin', `user_id = '${ACCOUNTS.admin}'`);
      assert.equal(self.rows.length, 1);
      const last = await remove(db, 'otherAdmin', 'user_id is not null');
      assert.deepEqual([last.refusal?.message, last.refusal?.code], ['last_admin', '42501']);
    },
  },
  {
    name: 'admins: no caller can remove the marker',
    run: async (db) => {
      assert.equal((await remove(db, 'admin', 'user_id is null')).rows.length, 0);
      assert.deepEqual(await visibleAdmins(db, 'anonymous'), [null]);
    },
  },
  {
    name: 'admins: the first sign-up stays closed after the last account was deleted, until an operator deletes the marker',
    run: async (db) => {
      const others = Object.values(ACCOUNTS).filter((id) => id !== ACCOUNTS.user);
      await db.run(`delete from auth.users where id in ('${others.join("', '")}')`);
      assert.deepEqual(await db.query('select user_id from public.admins'), [{ user_id: null }]);
      assert.deepEqual(await visibleAdmins(db, 'anonymous'), [null]);
      assert.equal((await add(db, 'user', 'user')).refusal?.message, 'admin_exists');
      await noAdmins(db);
      assert.equal((await add(db, 'user', 'user')).refusal, undefined);
    },
  },
  {
    name: 'admins: an administrator adds others only within five minutes after a sign-in',
    run: async (db) => {
      const forged = await attempt(
        db,
        'admin',
        `insert into public.admins (user_id) values ('${ACCOUNTS.user}')`,
      );
      const late = await add(db, 'admin', 'user', '5 minutes 1 second');
      for (const { refusal } of [forged, late]) {
        assert.deepEqual([refusal?.message, refusal?.code], ['password_needed', '42501']);
      }
      assert.equal((await add(db, 'admin', 'user', '4 minutes')).refusal, undefined);
    },
  },
  {
    name: 'admins: a session that was signed out has no rights, and neither has one of another account',
    run: async (db) => {
      const count = async (claims: Record<string, string>) =>
        (await attempt(db, 'admin', 'select from public.bookings', { claims })).rows.length;
      const claims = await signIn(db, 'admin', '50 minutes');
      assert.equal(await count(claims), 1);
      assert.equal(await count(await signIn(db, 'user')), 0);
      await db.run('delete from auth.sessions');
      assert.equal(await count(claims), 0);
    },
  },
  {
    name: 'admins: an update of a row is rejected, also for an operator',
    run: async (db) => {
      await assert.rejects(
        db.run(`update public.admins set user_id = '${ACCOUNTS.user}' where user_id is null`),
        { message: 'admins_cannot_change' },
      );
    },
  },
  {
    name: 'admins: every change waits for the lock on admins',
    run: async (db) => {
      await db.run(FAIL_ON_LOCK);
      assert.equal((await add(db, 'admin', 'user')).refusal?.message, 'waits for admins');
      const removal = await remove(db, 'admin', `user_id = '${ACCOUNTS.otherAdmin}'`);
      assert.equal(removal.refusal?.message, 'waits for admins');
    },
  },
];
