import assert from 'node:assert/strict';
import { ACCOUNTS, attempt, signIn } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert, VALID } from '../support/fixture.ts';
import { MFA_FACTORS } from '../support/hostedSchemas.ts';
import type { Check } from './check.ts';

type Status = 'unverified' | 'verified';

/** Stores a second factor of the administrator, and the table where the backend has none. */
async function addFactor(db: Db, status: Status, account: string = ACCOUNTS.admin): Promise<void> {
  await db.run(`do $check$ begin
    if to_regclass('auth.mfa_factors') is null then ${MFA_FACTORS} end if;
  end $check$`);
  const id = account.replace(/^0/, status === 'verified' ? 'a' : 'b');
  const times = { created_at: 'now', updated_at: 'now' };
  const factor = { id, user_id: account, factor_type: 'totp', status, ...times };
  await db.run(insert('auth.mfa_factors', factor));
}

// One statement of each kind: what a policy hides, what it rejects, and what a function rejects.
const STATEMENTS: Record<string, string> = {
  'reads the administrators': 'select from public.admins where user_id is not null',
  'reads messages': 'select from public.contact_messages',
  'reads bookings': 'select from public.bookings',
  'reads the history': 'select from public.audit_log',
  'reads other accounts': `select from public.user_profiles where id <> '${ACCOUNTS.admin}'`,
  'adds a product': `${insert('public.products', VALID.products).replace(' overriding system value', '')} returning id`,
  'changes a setting': 'update public.settings set value = value returning key',
  'removes a message': 'delete from public.contact_messages returning id',
  'adds an administrator': `insert into public.admins (user_id) values ('${ACCOUNTS.user}') returning id`,
  'removes an administrator': `delete from public.admins where user_id = '${ACCOUNTS.otherAdmin}' returning id`,
  'searches bookings': `select from public.search_bookings('Rosa')`,
};

/** What the administrator may do with a session of this level. */
async function rights(db: Db, aal?: string): Promise<string[]> {
  const granted: string[] = [];
  for (const [right, statement] of Object.entries(STATEMENTS)) {
    await db.run('savepoint rights');
    const session = await signIn(db, 'admin');
    const claims = aal === undefined ? session : { ...session, aal };
    const { rows } = await attempt(db, 'admin', statement, { claims });
    if (rows.length > 0) granted.push(right);
    await db.run('rollback to savepoint rights; release savepoint rights');
  }
  return granted;
}

const ALL = Object.keys(STATEMENTS);

export const secondFactor: Check[] = [
  {
    name: 'is_admin: an account without a second factor has all rights, whatever the level of its session',
    run: async (db) => {
      for (const aal of [undefined, 'aal1', 'aal2']) assert.deepEqual(await rights(db, aal), ALL);
    },
  },
  {
    name: 'is_admin: a second factor that is not verified changes nothing',
    run: async (db) => {
      await addFactor(db, 'unverified');
      assert.deepEqual(await rights(db, 'aal1'), ALL);
    },
  },
  {
    name: 'is_admin: with a verified second factor only sessions of the level aal2 have rights',
    run: async (db) => {
      await addFactor(db, 'verified');
      for (const aal of [undefined, 'aal1', 'aal3']) assert.deepEqual(await rights(db, aal), []);
      assert.deepEqual(await rights(db, 'aal2'), ALL);
    },
  },
  {
    name: 'is_admin: another account’s second factor changes nothing',
    run: async (db) => {
      await addFactor(db, 'verified', ACCOUNTS.otherAdmin);
      assert.deepEqual(await rights(db, 'aal1'), ALL);
    },
  },
  {
    name: 'is_admin: the level aal2 makes no account an administrator',
    run: async (db) => {
      const { rows } = await attempt(db, 'removed', 'select from public.bookings', {
        claims: { aal: 'aal2' },
      });
      assert.equal(rows.length, 0);
    },
  },
];
