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
      const age = (time: string) =>
        db.run(`update public.invitations set created_at = created_at - interval '${time}',
          expires_at = expires_at - interval '${time}'`);
      await age('6 days 23 hours');
      assert.equal(await isOpen(), true);
      await db.run(`delete from public.admins where user_id = '${ACCOUNTS.admin}'`);
      assert.equal(await isOpen(), false);
      await db.run(`insert into public.admins (user_id) values ('${ACCOUNTS.admin}')`);
      await db.run('savepoint expired');
      await age('2 hours');
      assert.equal(await isOpen(), false);
      await db.run('rollback to savepoint expired');
      await withdraw(db, invited);
      assert.equal(await isOpen(), false);
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
      const { rows } = await attempt(
        db,
        'admin',
        `select from public.invitations where email = '${EMAIL}'`,
      );
      assert.equal(rows.length, 0);
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
    name: 'invitations: one that was withdrawn five minutes ago cannot be restored, and is deleted with the next',
    run: async (db) => {
      const { invited } = await invite(db, EMAIL);
      const other = await invite(db, 'bob@example.com');
      await withdraw(db, invited);
      await db.run(
        `update public.invitations set withdrawn_at = withdrawn_at - interval '5 minutes'`,
      );
      assert.equal((await restore(db, invited)).refusal?.message, 'not_found');
      await db.run(`update public.invitations set withdrawn_at = now(),
        created_at = now() - interval '7 days', expires_at = now() where email = '${EMAIL}'`);
      assert.equal((await restore(db, invited)).refusal?.message, 'not_found');
      await withdraw(db, other.invited);
      assert.deepEqual(
        await db.query('select email from public.invitations where withdrawn_at is not null'),
        [{ email: 'bob@example.com' }],
      );
    },
  },
  {
    name: 'invitations: a second one replaces the first; accounts are not invited, and twenty may be open',
    run: async (db) => {
      const first = await invite(db, EMAIL);
      const second = await invite(db, EMAIL);
      assert.equal(await problemOf(db, EMAIL, first.invited?.token), 'signup_disabled');
      assert.equal(await problemOf(db, EMAIL, second.invited?.token), null);
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
  {
    name: 'messages about accounts: the link has the secret of the account as it is when it is sent',
    run: async (db) => {
      await db.run('delete from private.outbox');
      const tell = (kind: string, account: string | null, to: string) =>
        db.query('select private.queue_account_message($1, $2::uuid, $3, $4)', [
          kind,
          account,
          to,
          'es',
        ]);
      await tell('account_recovery', null, 'user@example.com');
      await tell('account_email', ACCOUNTS.user, EMAIL);
      await db.run(`update auth.users set recovery_token = 'old', email_change = '${EMAIL}', email_change_token_new = 'new'
        where id = '${ACCOUNTS.user}'`);
      await db.run(`update auth.users set recovery_token = 'newer' where id = '${ACCOUNTS.user}'`);
      await db.run(
        `update private.outbox set next_attempt_at = due_at, due_at = private.shop_now() - interval '1 minute'`,
      );
      await db.run('update private.outbox set next_attempt_at = due_at');
      const { invited } = await invite(db, 'bob@example.com');
      const claims = await db.query<{ claimed: Record<string, unknown> }>(
        'select public.claim_outbox(60) as claimed from generate_series(1, 3)',
      );
      const sent = claims.map(({ claimed: { kind, recipient, language, token } }) =>
        [kind, recipient, language, token].join(' '),
      );
      assert.deepEqual(sent.sort(), [
        'account_email ana@example.com es new',
        `account_invitation bob@example.com es ${invited?.token}`,
        'account_recovery user@example.com es newer',
      ]);
    },
  },
  {
    name: 'messages about accounts: at most five an hour for one account',
    run: async (db) => {
      for (let i = 0; i < 7; i += 1) {
        await db.run(
          `select private.queue_account_message('account_recovery', null, 'user@example.com', 'en')`,
        );
      }
      const rows = await db.query(`select from private.outbox where kind = 'account_recovery'`);
      assert.equal(rows.length, 5);
    },
  },
];
