import assert from 'node:assert/strict';
import { ACCOUNTS, type Actor, attempt, signIn } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert, type Table, VALID } from '../support/fixture.ts';
import { book, CHOICE } from './booking.ts';
import type { Check } from './check.ts';
import { bookForCaller } from './staffCalls.ts';

interface Entry {
  actor: string | null;
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** The entries of the audit log about a table, except the row of the fixture. */
const entries = (db: Db, table: string) =>
  db.query<Entry>(
    `select actor, action, before, after from public.audit_log
     where table_name = $1 and row_id <> '1' order by id`,
    [table],
  );

async function logged(db: Db, table: string, actor: Actor, sql: string): Promise<Entry> {
  const { refusal } = await attempt(db, actor, sql, { claims: await signIn(db, actor) });
  assert.equal(refusal, undefined);
  const rows = await entries(db, table);
  const last = rows.at(-1);
  assert.ok(last, `nothing logged about ${table}`);
  return last;
}

const admin = ACCOUNTS.admin;
const without = ({ updated_at, ...rest }: Record<string, unknown>) => rest;
const change = (entry: Entry) => [without(entry.before ?? {}), without(entry.after ?? {})];

interface Change {
  column: string;
  from: unknown;
  to: unknown;
}

/** The audit log has a row that staff add, a change of one of its columns, and its removal. */
export async function expectAudited(
  db: Db,
  table: string,
  row: Record<string, string>,
  { column, from, to }: Change,
) {
  const added = await logged(db, table, 'admin', insert(`public.${table}`, row));
  assert.deepEqual([added.actor, added.action, added.before], [admin, 'INSERT', null]);
  assert.equal(added.after?.[column], from);
  const where = `where id = '${added.after?.['id']}'`;
  const update = `update public.${table} set ${column} = '${to}' ${where}`;
  const changed = await logged(db, table, 'admin', update);
  assert.deepEqual(change(changed), [{ [column]: from }, { [column]: to }]);
  // Staff deactivate services and bays.
  const deleted = await logged(db, table, 'service', `delete from public.${table} ${where}`);
  assert.deepEqual([deleted.action, deleted.after], ['DELETE', null]);
  assert.equal(deleted.before?.[column], to);
}

/** A column of each table, its value in the fixture's valid row, and another one. */
const CHANGES: Record<string, Change> = {
  content_drafts: { column: 'content', from: 'New and used tires', to: 'Tires' },
  services: { column: 'minutes', from: 30, to: 40 },
  opening_hours: { column: 'closes', from: '14:00:00', to: '13:00:00' },
  slots: { column: 'starts', from: '09:00:00', to: '09:30:00' },
  closures: { column: 'reason', from: 'Christmas Eve', to: 'Holidays' },
  offers: { column: 'percent', from: 10, to: 20 },
  bays: { column: 'name', from: 'Bay 3', to: 'Pit' },
  holds: { column: 'reason', from: '', to: 'Lift inspection' },
};

export const audit: Check[] = [
  {
    name: 'audit: records products that are added, changed and deleted',
    run: async (db) => {
      const row = { ...VALID.products, name: 'Blizzak WS90' };
      const added = await logged(db, 'products', 'admin', insert('public.products', row));
      assert.deepEqual([added.actor, added.action, added.before], [admin, 'INSERT', null]);
      assert.equal(added.after?.['name'], 'Blizzak WS90');
      const where = `where name = 'Blizzak WS90'`;
      const changed = await logged(
        db,
        'products',
        'admin',
        `update public.products set in_stock = false ${where}`,
      );
      assert.deepEqual(change(changed), [{ in_stock: true }, { in_stock: false }]);
      const deleted = await logged(db, 'products', 'admin', `delete from public.products ${where}`);
      assert.deepEqual([deleted.action, deleted.after], ['DELETE', null]);
      assert.equal(deleted.before?.['name'], 'Blizzak WS90');
    },
  },
  {
    name: 'audit: records changes of content_blocks and settings',
    run: async (db) => {
      const content = await logged(
        db,
        'content_blocks',
        'admin',
        `update public.content_blocks set content = 'New' where page = 'home' and identifier = 'hero_title'`,
      );
      assert.deepEqual([content.actor, content.after?.['content']], [admin, 'New']);
      const setting = await logged(
        db,
        'settings',
        'admin',
        `update public.settings set value = '9' where key = 'sales_tax'`,
      );
      assert.deepEqual(change(setting), [{ value: '8' }, { value: '9' }]);
    },
  },
  ...Object.entries(CHANGES).map(
    ([table, change]): Check => ({
      name: `audit: records ${table} that are added, changed and deleted`,
      run: async (db) => {
        // The fixture's hold has the same time as the valid row.
        await db.run('delete from public.holds');
        await expectAudited(db, table, VALID[table as Table], change);
      },
    }),
  ),
  {
    name: 'audit: records admins that are added and removed, except the marker',
    run: async (db) => {
      const added = await logged(
        db,
        'admins',
        'admin',
        insert('public.admins', { user_id: ACCOUNTS.user }),
      );
      assert.deepEqual([added.action, added.after?.['user_id']], ['INSERT', ACCOUNTS.user]);
      const removed = await logged(
        db,
        'admins',
        'admin',
        `delete from public.admins where user_id = '${ACCOUNTS.user}'`,
      );
      assert.deepEqual([removed.action, removed.before?.['user_id']], ['DELETE', ACCOUNTS.user]);
      await db.run('delete from public.admins');
      await logged(db, 'admins', 'user', insert('public.admins', { user_id: ACCOUNTS.user }));
      assert.equal((await entries(db, 'admins')).length, 3);
    },
  },
  {
    name: 'audit: records who renamed an account, and nothing else of its profile',
    run: async (db) => {
      const renamed = await logged(
        db,
        'user_profiles',
        'admin',
        `update public.user_profiles set name = 'Tony' where id = '${ACCOUNTS.user}'`,
      );
      assert.equal(renamed.actor, admin);
      assert.deepEqual(change(renamed), [{ name: '' }, { name: 'Tony' }]);
      const claims = await signIn(db, 'admin');
      const grant = insert('public.admins', { user_id: ACCOUNTS.user });
      assert.equal((await attempt(db, 'admin', grant, { claims })).refusal, undefined);
      assert.equal((await entries(db, 'user_profiles')).length, 1);
    },
  },
  {
    name: 'audit: records invitations that are added and withdrawn, without their address',
    run: async (db) => {
      const withdraw = 'select public.withdraw_invitation(id) from public.invitations';
      const withdrawn = await logged(db, 'invitations', 'admin', withdraw);
      assert.deepEqual(
        [withdrawn.action, Object.keys(withdrawn.after ?? {})],
        ['UPDATE', ['ended_at', 'end_reason']],
      );
      const invite = `select public.invite_admin('ana@example.com', 'en')`;
      const added = await logged(db, 'invitations', 'admin', invite);
      assert.deepEqual([added.action, added.after?.['language']], ['INSERT', 'en']);
      assert.equal(added.after?.['email'], undefined);
      await logged(db, 'invitations', 'admin', invite);
      const reasons = await db.query(
        `select after ->> 'end_reason' as reason from public.audit_log where table_name = 'invitations' and action = 'UPDATE' order by id`,
      );
      assert.deepEqual(reasons, [{ reason: 'withdrawn' }, { reason: 'replaced' }]);
    },
  },
  {
    name: 'audit: does not record invitations that end or are deleted by themselves, whose call it is',
    run: async (db) => {
      const act = async (actor: Actor, sql: string) => {
        const { refusal } = await attempt(db, actor, sql, { claims: await signIn(db, actor) });
        assert.equal(refusal, undefined);
      };
      await act('admin', `select public.invite_admin('bob@example.com', 'en')`);
      await act('admin', 'select public.withdraw_invitation(id) from public.invitations limit 1');
      // The other one expires, and both are deleted after their 30 days.
      for (const time of ['8 days', '30 days']) {
        await db.run(`update public.invitations set created_at = created_at - interval '${time}',
          expires_at = expires_at - interval '${time}', ended_at = ended_at - interval '${time}'`);
        await act('admin', 'select public.withdraw_invitation(gen_random_uuid())');
      }
      await act('admin', `select public.invite_admin('ana@example.com', 'en')`);
      await act('otherAdmin', `delete from public.admins where user_id = '${admin}'`);
      const stored = await db.query('select end_reason from public.invitations');
      assert.deepEqual(stored, [{ end_reason: 'inviter' }]);
      const actions = (await entries(db, 'invitations')).map(({ action }) => action);
      assert.deepEqual(actions, ['INSERT', 'UPDATE', 'INSERT']);
    },
  },
  {
    name: 'audit: records contact_messages that are changed and deleted, without the text of the customer',
    run: async (db) => {
      await attempt(db, 'anonymous', insert('public.contact_messages', VALID.contact_messages));
      assert.deepEqual(await entries(db, 'contact_messages'), []);
      const read = await logged(
        db,
        'contact_messages',
        'admin',
        'update public.contact_messages set is_read = true',
      );
      assert.deepEqual(change(read), [{ is_read: false }, { is_read: true }]);
      const deleted = await logged(
        db,
        'contact_messages',
        'admin',
        'delete from public.contact_messages',
      );
      assert.deepEqual(Object.keys(deleted.before ?? {}).sort(), [
        'answered_at',
        'answered_by',
        'created_at',
        'deleted_at',
        'id',
        'is_read',
        'is_sample',
        'language',
        'updated_at',
        'website',
      ]);
    },
  },
  {
    name: 'audit: records changes of bookings, also by the customer, without personal data',
    run: async (db) => {
      const { answer } = await book(db, CHOICE);
      assert.deepEqual(await entries(db, 'bookings'), []);
      const noted = await logged(
        db,
        'bookings',
        'admin',
        `update public.bookings set notes = 'secret', plate = 'ABC 1234', status = 'completed' where bay = 1`,
      );
      assert.deepEqual(change(noted), [{ status: 'confirmed' }, { status: 'completed' }]);
      await db.run(`update public.bookings set status = 'confirmed' where bay = 1`);
      const cancelled = await logged(
        db,
        'bookings',
        'anonymous',
        `select public.cancel_booking('${answer?.cancel_token}')`,
      );
      assert.deepEqual([cancelled.actor, cancelled.after?.['status']], [null, 'cancelled']);
    },
  },
  {
    name: 'audit: records a booking that staff entered, without personal data',
    run: async (db) => {
      await bookForCaller(db, { plate: 'ABC 1234', email: 'bill@example.com', notes: 'secret' });
      const [entry, ...others] = await entries(db, 'bookings');
      assert.deepEqual(
        [entry?.actor, entry?.action, entry?.before, others],
        [admin, 'INSERT', null, []],
      );
      assert.equal(entry?.after?.['bay'], 1);
      const written = Object.keys(entry?.after ?? {});
      const personal = ['name', 'email', 'phone', 'vehicle', 'plate', 'notes'];
      const secret = ['idempotency_key', 'cancel_token_hash'];
      assert.deepEqual(
        written.filter((column) => [...personal, ...secret].includes(column)),
        [],
      );
    },
  },
  {
    name: 'audit: records the service role as staff, but not operators with SQL access',
    run: async (db) => {
      await db.run(`update public.settings set value = '3' where key = 'sales_tax'`);
      assert.deepEqual(await entries(db, 'settings'), []);
      const entry = await logged(
        db,
        'settings',
        'service',
        `update public.settings set value = '4' where key = 'sales_tax'`,
      );
      assert.deepEqual([entry.actor, entry.after?.['value']], [null, '4']);
    },
  },
];
