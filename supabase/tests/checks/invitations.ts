import assert from 'node:assert/strict';
import { ACCOUNTS, type Actor, attempt, signIn } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import type { Check } from './check.ts';

interface Invitation {
  id: string;
  token: string;
}

const NEWCOMER = '00000000-0000-4000-8000-000000000009';
const EMAIL = 'ana@example.com';

async function invite(db: Db, email: string, { actor = 'admin' as Actor, age = '1 minute' } = {}) {
  const { rows, refusal } = await attempt<{ invited: Invitation }>(
    db,
    actor,
    `select public.invite_admin($1, 'es') as invited`,
    { parameters: [email], claims: await signIn(db, actor, age) },
  );
  return { invited: rows[0]?.invited, refusal };
}

const call =
  (name: string) =>
  (db: Db, invited: Invitation | undefined, actor: Actor = 'admin') =>
    attempt(db, actor, `select public.${name}($1::uuid)`, { parameters: [invited?.id ?? ''] });
const withdraw = call('withdraw_invitation');
const restore = call('restore_invitation');

/** What the rule answers to a sign-up. */
async function problemOf(
  db: Db,
  email: string,
  token?: string,
): Promise<string | null | undefined> {
  const [row] = await db.query<{ problem: string | null }>(
    'select private.sign_up_problem($1, $2::text::jsonb) as problem',
    [email, JSON.stringify(token ? { invitation: token } : {})],
  );
  return row?.problem;
}

const signUp = (db: Db, email: string, token = '') =>
  db.query(
    `insert into auth.users (id, email, raw_user_meta_data)
     values ('${NEWCOMER}', $1, jsonb_build_object('invitation', $2::text))`,
    [email, token],
  );

/** What the link with this secret reads. */
async function stateOf(db: Db, token: string | undefined, actor: Actor = 'anonymous') {
  const { rows, refusal } = await attempt<{ state: string | null }>(
    db,
    actor,
    'select public.invitation_state($1) as state',
    { parameters: [token ?? ''], headers: { 'cf-connecting-ip': '203.0.113.9' } },
  );
  return refusal?.message ?? rows[0]?.state;
}

/** The rows of all invitations but the fixture's. */
const stored = (db: Db) =>
  db.query(
    `select email, end_reason from public.invitations where email is distinct from 'colleague@example.com'`,
  );

/** How many invitations of the address staff read. */
const listed = async (db: Db) =>
  (await attempt(db, 'admin', `select from public.invitations where email = '${EMAIL}'`)).rows
    .length;

const makeOlder = (db: Db, time: string) =>
  db.run(`update public.invitations set created_at = created_at - interval '${time}',
    expires_at = expires_at - interval '${time}', ended_at = ended_at - interval '${time}'
    where email is distinct from 'colleague@example.com'`);

const endRights = (db: Db) =>
  db.run(`delete from public.admins where user_id = '${ACCOUNTS.admin}'`);

const isAdmin = async (db: Db) =>
  (await db.query(`select from public.admins where user_id = '${NEWCOMER}'`)).length === 1;

export const invitations: Check[] = [
  {
    name: 'invitations: only an administrator who has just entered the password invites',
    run: async (db) => {
      assert.equal((await invite(db, EMAIL, { actor: 'user' })).refusal?.message, 'not_admin');
      const late = await invite(db, EMAIL, { age: '6 minutes' });
      assert.equal(late.refusal?.message, 'password_needed');
      assert.match((await invite(db, EMAIL)).invited?.token ?? '', /^[0-9a-f]{32}$/);
    },
  },
  {
    name: 'invitations: the invited address becomes administrator by signing up with the secret, once',
    run: async (db) => {
      const { invited } = await invite(db, ' Ana@Example.com ');
      assert.equal(await problemOf(db, 'Ana@example.com', invited?.token), null);
      await signUp(db, EMAIL, invited?.token);
      assert.equal(await isAdmin(db), true);
      assert.equal(await problemOf(db, EMAIL, invited?.token), 'signup_disabled');
      const profile = await db.query(
        `select is_admin from public.user_profiles where email = '${EMAIL}'`,
      );
      assert.deepEqual(profile, [{ is_admin: true }]);
      assert.equal(await stateOf(db, invited?.token), 'used');
      assert.deepEqual(await stored(db), [{ email: null, end_reason: 'used' }]);
      assert.deepEqual(
        await db.query(
          `select from private.outbox where kind = 'account_invitation' and recipient = '${EMAIL}'`,
        ),
        [],
      );
    },
  },
  {
    name: 'invitations: another address, another secret and none are refused and give no rights',
    run: async (db) => {
      const { invited } = await invite(db, EMAIL);
      const other = await invite(db, 'bob@example.com');
      for (const [email, token] of [
        ['eve@example.com', invited?.token],
        [EMAIL, other.invited?.token],
        [EMAIL, undefined],
      ] as const) {
        assert.equal(await problemOf(db, email, token), 'signup_disabled');
        await signUp(db, email, token);
        assert.equal(await isAdmin(db), false);
        await db.run(`delete from auth.users where id = '${NEWCOMER}'`);
      }
    },
  },
  {
    name: 'invitations: end after seven days, when they are withdrawn, and with the rights of the administrator',
    run: async (db) => {
      const { invited } = await invite(db, EMAIL);
      const isOpen = async () => (await problemOf(db, EMAIL, invited?.token)) === null;
      await makeOlder(db, '6 days 23 hours');
      assert.equal(await isOpen(), true);
      assert.equal(await stateOf(db, invited?.token), 'open');
      const ends = async (state: string, end: () => Promise<unknown>) => {
        await db.run('savepoint open');
        await end();
        assert.equal(await isOpen(), false);
        assert.equal(await stateOf(db, invited?.token), state);
        await db.run('rollback to savepoint open');
      };
      await ends('expired', () => makeOlder(db, '2 hours'));
      await ends('withdrawn', () => withdraw(db, invited));
      await ends('inviter', () => endRights(db));
    },
  },
  {
    name: 'invitations: those of a removed administrator stay ended when the rights return, and cannot be restored',
    run: async (db) => {
      const { invited } = await invite(db, EMAIL);
      const other = await invite(db, 'bob@example.com');
      await withdraw(db, other.invited);
      await endRights(db);
      await db.run(`insert into public.admins (user_id) values ('${ACCOUNTS.admin}')`);
      assert.equal(await problemOf(db, EMAIL, invited?.token), 'signup_disabled');
      assert.equal(await stateOf(db, invited?.token), 'inviter');
      assert.equal((await restore(db, other.invited)).refusal?.message, 'not_found');
      assert.equal(await stateOf(db, other.invited?.token), 'withdrawn');
      // The address can be invited again.
      assert.equal((await invite(db, EMAIL)).refusal, undefined);
    },
  },
  {
    name: 'invitations: what ended stays for 30 days without its address, and takes no place',
    run: async (db) => {
      const { invited } = await invite(db, EMAIL);
      await makeOlder(db, '7 days');
      // Neither another invitation nor a place is needed for it.
      await db.run('select private.close_invitations()');
      assert.deepEqual(await stored(db), [{ email: null, end_reason: 'expired' }]);
      await makeOlder(db, '29 days 23 hours');
      await db.run('select private.close_invitations()');
      assert.equal(await stateOf(db, invited?.token), 'expired');
      await makeOlder(db, '1 hour');
      await db.run('select private.close_invitations()');
      assert.equal(await stateOf(db, invited?.token), null);
      assert.deepEqual(await stored(db), []);
    },
  },
  {
    name: 'invitations: end with the account of the administrator, without the address',
    run: async (db) => {
      const { invited } = await invite(db, EMAIL);
      await db.run(`insert into public.admins (user_id) values ('${ACCOUNTS.user}')`);
      await db.run(`update private.outbox set state = 'sent', sent_at = now()`);
      await db.run(`delete from auth.users where id = '${ACCOUNTS.admin}'`);
      assert.equal(await stateOf(db, invited?.token), 'inviter');
      assert.deepEqual(await stored(db), [
        { email: null, end_reason: 'inviter' },
        { email: null, end_reason: 'inviter' },
      ]);
      assert.deepEqual(
        await db.query('select from private.outbox where invitation_id is not null'),
        [],
      );
    },
  },
  {
    name: 'invitations: a link is asked about twenty times a minute, and an unknown secret has no state',
    run: async (db) => {
      const { invited } = await invite(db, EMAIL);
      assert.equal(await stateOf(db, 'nope'), null);
      for (let i = 1; i < 20; i += 1) assert.equal(await stateOf(db, invited?.token), 'open');
      assert.equal(await stateOf(db, invited?.token), 'rate_limited');
      assert.equal(await stateOf(db, invited?.token, 'admin'), 'open');
    },
  },
  {
    name: 'invitations: staff list those that are accepted only',
    run: async (db) => {
      await invite(db, EMAIL);
      assert.equal(await listed(db), 1);
      await makeOlder(db, '7 days');
      assert.equal(await listed(db), 0);
    },
  },
  {
    name: 'invitations: an administrator restores one that was just withdrawn, with its link and its message',
    run: async (db) => {
      const { invited } = await invite(db, EMAIL);
      const isOpen = async () => (await problemOf(db, EMAIL, invited?.token)) === null;
      const messages = () =>
        db.query('select state from private.outbox where invitation_id = $1', [invited?.id ?? '']);
      for (const actor of ['user', 'removed'] as const) {
        assert.equal((await withdraw(db, invited, actor)).refusal?.message, 'not_admin');
        assert.equal((await restore(db, invited, actor)).refusal?.message, 'not_admin');
      }
      assert.equal((await restore(db, invited)).refusal?.message, 'not_found');
      assert.equal(await isOpen(), true);
      await withdraw(db, invited);
      assert.deepEqual(await messages(), []);
      assert.equal(await listed(db), 0);
      await restore(db, invited);
      assert.equal(await isOpen(), true);
      assert.deepEqual(await messages(), [{ state: 'pending' }]);
      await db.run(`update private.outbox set state = 'sent', sent_at = now()`);
      await withdraw(db, invited);
      await restore(db, invited);
      assert.deepEqual(await messages(), [{ state: 'sent' }]);
    },
  },
  {
    name: 'invitations: one that was withdrawn five minutes ago cannot be restored, and loses its address with the next',
    run: async (db) => {
      const { invited } = await invite(db, EMAIL);
      const other = await invite(db, 'bob@example.com');
      await withdraw(db, invited);
      await db.run(`update public.invitations set ended_at = ended_at - interval '5 minutes'`);
      assert.equal((await restore(db, invited)).refusal?.message, 'not_found');
      await db.run(`update public.invitations set ended_at = now(),
        created_at = now() - interval '7 days', expires_at = now() where email = '${EMAIL}'`);
      assert.equal((await restore(db, invited)).refusal?.message, 'not_found');
      await withdraw(db, other.invited);
      assert.deepEqual(
        await db.query(
          'select email from public.invitations where end_reason is not null order by email',
        ),
        [{ email: 'bob@example.com' }, { email: null }],
      );
      assert.equal(await stateOf(db, invited?.token), 'withdrawn');
    },
  },
  {
    name: 'invitations: a second one replaces the first; accounts are not invited, and twenty may be open',
    run: async (db) => {
      const first = await invite(db, EMAIL);
      const second = await invite(db, EMAIL);
      assert.equal(await problemOf(db, EMAIL, first.invited?.token), 'signup_disabled');
      assert.equal(await problemOf(db, EMAIL, second.invited?.token), null);
      assert.equal(await stateOf(db, first.invited?.token), 'replaced');
      assert.equal((await restore(db, first.invited)).refusal?.message, 'not_found');
      assert.equal((await invite(db, 'user@example.com')).refusal?.message, 'account_exists');
      assert.equal((await invite(db, 'nobody')).refusal?.message, 'invalid_email');
      // The fixture has made one.
      for (let i = 0; i < 18; i += 1) await invite(db, `${i}@example.com`);
      assert.equal((await invite(db, 'more@example.com')).refusal?.message, 'rate_limited');
      await withdraw(db, second.invited);
      assert.equal((await invite(db, 'more@example.com')).refusal, undefined);
      assert.equal((await restore(db, second.invited)).refusal?.message, 'rate_limited');
    },
  },
  {
    name: 'sign-ups: open until there is an administrator, for at most a hundred accounts a day',
    run: async (db) => {
      await db.run('delete from public.admins');
      assert.equal(await problemOf(db, EMAIL), null);
      await db.run(`insert into auth.users (id, email, created_at)
        select gen_random_uuid(), n || '@example.com', now() - interval '1 hour' from generate_series(1, 100) as n`);
      assert.equal(await problemOf(db, EMAIL), 'over_request_rate_limit');
      await db.run(`update auth.users set created_at = created_at - interval '1 day'`);
      assert.equal(await problemOf(db, EMAIL), null);
    },
  },
];
