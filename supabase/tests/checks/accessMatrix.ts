import assert from 'node:assert/strict';
import { ACCOUNTS, type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert, PICTURE, type Table, VALID } from '../support/fixture.ts';
import type { Check } from './check.ts';

type Operation = 'select' | 'insert' | 'update' | 'delete';
/** No privilege, rejected by a policy or by the message of a trigger, or the number of rows. */
type Answer = 'refused' | 'policy' | 'admin_exists' | 'password_needed' | 'all' | number;

const ACTORS = [
  'anonymous',
  'user',
  'removed',
  'admin',
  'service',
  'publisher',
] as const satisfies Actor[];
type Row = [Answer, Answer, Answer, Answer, Answer, Answer];

const ALL_REFUSED: Row = ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'];
const STAFF_READS: Row = ['refused', 0, 0, 'all', 'all', 'refused'];
/** Visitors read the published files. */
const PUBLISHER_READS: Row = ['refused', 0, 0, 'all', 'all', 'all'];
const STAFF_ADDS: Row = ['refused', 'policy', 'policy', 1, 1, 'refused'];
const STAFF_CHANGES: Row = ['refused', 0, 0, 1, 1, 'refused'];
const PUBLISHED = {
  select: PUBLISHER_READS,
  insert: STAFF_ADDS,
  update: STAFF_CHANGES,
  delete: STAFF_CHANGES,
};
/** Of a table that administrators edit, and that no page shows. */
export const OF_STAFF: Record<Operation, Row> = {
  select: STAFF_READS,
  insert: STAFF_ADDS,
  update: STAFF_CHANGES,
  delete: STAFF_CHANGES,
};
const SERVICE_ONLY: Row = ['refused', 'refused', 'refused', 'refused', 1, 'refused'];
const CLOSED = {
  select: ALL_REFUSED,
  insert: ALL_REFUSED,
  update: ALL_REFUSED,
  delete: ALL_REFUSED,
};

//                        anonymous, user, removed, admin, service, publisher
const MATRIX: Record<Table, Record<Operation, Row>> = {
  user_profiles: {
    ...CLOSED,
    select: ['refused', 1, 1, 'all', 'all', 'refused'],
    update: ['refused', 0, 0, 1, 'refused', 'refused'],
  },
  admins: {
    select: [1, 1, 1, 2, 'all', 'refused'],
    insert: ['refused', 'admin_exists', 'admin_exists', 'password_needed', 1, 'refused'],
    update: ALL_REFUSED,
    delete: STAFF_CHANGES,
  },
  invitations: { ...CLOSED, select: ['refused', 0, 0, 'all', 'refused', 'refused'] },
  products: PUBLISHED,
  pictures: PUBLISHED,
  content_blocks: PUBLISHED,
  content_drafts: OF_STAFF,
  row_drafts: OF_STAFF,
  settings: {
    select: PUBLISHER_READS,
    insert: SERVICE_ONLY,
    update: STAFF_CHANGES,
    delete: SERVICE_ONLY,
  },
  message_texts: {
    ...CLOSED,
    select: ['refused', 0, 0, 'all', 'refused', 'refused'],
    update: ['refused', 0, 0, 1, 'refused', 'refused'],
  },
  contact_messages: {
    select: STAFF_READS,
    insert: [1, 1, 1, 1, 1, 'refused'],
    update: STAFF_CHANGES,
    delete: STAFF_CHANGES,
  },
  bookings: {
    select: STAFF_READS,
    insert: SERVICE_ONLY,
    update: STAFF_CHANGES,
    delete: SERVICE_ONLY,
  },
  booking_tires: {
    select: STAFF_READS,
    insert: SERVICE_ONLY,
    update: SERVICE_ONLY,
    delete: STAFF_CHANGES,
  },
  services: { ...PUBLISHED, delete: SERVICE_ONLY },
  opening_hours: PUBLISHED,
  slots: PUBLISHED,
  closures: PUBLISHED,
  offers: PUBLISHED,
  bays: { ...OF_STAFF, delete: SERVICE_ONLY },
  holds: OF_STAFF,
  vehicle_tires: PUBLISHED,
  list_entries: PUBLISHED,
  audit_log: { ...CLOSED, select: STAFF_READS },
  remote_events: { ...CLOSED, select: STAFF_READS },
  remote_versions: { ...CLOSED, select: STAFF_READS },
  remote_visits: { ...CLOSED, select: PUBLISHER_READS },
  publications: { ...CLOSED, select: PUBLISHER_READS },
  'private.secrets': CLOSED,
  'private.limits': CLOSED,
  'private.submissions': CLOSED,
  'private.remote_reporters': CLOSED,
  'private.requests': CLOSED,
  'private.outbox': CLOSED,
  'private.reminder_refusals': CLOSED,
  'private.sms_refusals': CLOSED,
  'private.import_rows': CLOSED,
};

/** A column that some role may change, and one row to change or delete. */
const TARGETS: Record<Table, { set: string; where: string }> = {
  user_profiles: { set: 'name = name', where: `id = '${ACCOUNTS.user}'` },
  admins: { set: 'user_id = user_id', where: `user_id = '${ACCOUNTS.otherAdmin}'` },
  invitations: { set: 'language = language', where: 'true' },
  products: { set: 'name = name', where: `name = '${VALID.products.name}'` },
  pictures: { set: 'alt = alt', where: `id = '${PICTURE}'` },
  content_blocks: {
    set: 'content = content',
    where: `page = 'home' and identifier = 'hero_title'`,
  },
  content_drafts: { set: 'content = content', where: `page = 'about'` },
  row_drafts: { set: 'changes = changes', where: 'true' },
  settings: { set: 'value = value', where: `key = 'sales_tax'` },
  message_texts: { set: 'body = body', where: `id = '${VALID.message_texts.id}'` },
  contact_messages: {
    set: 'is_read = is_read',
    where: `email = '${VALID.contact_messages.email}'`,
  },
  bookings: { set: 'notes = notes', where: `reference = '${VALID.bookings.reference}'` },
  booking_tires: {
    set: 'count = count',
    where: `booking = '${VALID.booking_tires.booking}'`,
  },
  services: { set: 'name = name', where: `id = 'oil-change'` },
  opening_hours: { set: 'closes = closes', where: 'weekday = 6' },
  slots: { set: 'starts = starts', where: `weekday = 1 and starts = '09:00'` },
  closures: { set: 'reason = reason', where: `reason = '${VALID.closures.reason}'` },
  offers: { set: 'text = text', where: `title = '${VALID.offers.title}'` },
  bays: { set: 'name = name', where: 'id = 2' },
  holds: { set: 'reason = reason', where: `bay = ${VALID.holds.bay}` },
  vehicle_tires: { set: 'model = model', where: `make = '${VALID.vehicle_tires.make}'` },
  list_entries: { set: 'years = years', where: `title = 'Do you fix flats?'` },
  audit_log: { set: 'action = action', where: `row_id = '${VALID.audit_log.row_id}'` },
  remote_events: { set: 'times = times', where: `remote = '${VALID.remote_events.remote}'` },
  remote_versions: {
    set: 'version = version',
    where: `remote = '${VALID.remote_versions.remote}'`,
  },
  remote_visits: { set: 'visits = visits', where: `remote = '${VALID.remote_visits.remote}'` },
  publications: { set: 'state = state', where: 'transaction_id = 1' },
  'private.secrets': { set: 'value = value', where: `name = 'sender'` },
  'private.limits': { set: 'at_most = at_most', where: `kind = 'booking' and sender = 'email'` },
  'private.submissions': { set: 'kind = kind', where: 'true' },
  'private.remote_reporters': { set: 'times = times', where: 'true' },
  'private.requests': { set: 'times = times', where: 'true' },
  'private.outbox': { set: 'state = state', where: 'true' },
  'private.sms_refusals': { set: 'refused_at = refused_at', where: 'true' },
  'private.reminder_refusals': { set: 'refused_at = refused_at', where: 'true' },
  'private.import_rows': { set: 'line = line', where: 'true' },
};

const NEW_ROWS: Partial<Record<Table, Record<string, string>>> = {
  bookings: {
    ...VALID.bookings,
    reference: 'DEF-567',
    idempotency_key: '00000000-0000-4000-8000-0000000000bb',
    cancel_token_hash: `\\x${'cd'.repeat(32)}`,
  },
  booking_tires: {
    booking: VALID.booking_tires.booking,
    name: 'Tire',
    count: '1',
    price: '1',
    installed: '2',
  },
  holds: { ...VALID.holds, bay: '2' },
};

/** The statements of an operation of each kind on a table. */
export const statements = (
  table: string,
  row: Record<string, string>,
  { set, where }: { set: string; where: string },
): Record<Operation, string> => ({
  select: `select 1 from ${table}`,
  insert: `${insert(table, row)} returning 1`,
  update: `update ${table} set ${set} where ${where} returning 1`,
  delete: `delete from ${table} where ${where} returning 1`,
});

async function answer(db: Db, sql: Record<Operation, string>, operation: Operation, actor: Actor) {
  const every = await db.query(sql.select);
  const { rows, refusal } = await attempt(db, actor, sql[operation]);
  if (!refusal) return operation === 'select' && rows.length === every.length ? 'all' : rows.length;
  assert.equal(refusal.code, '42501', refusal.message);
  const { message } = refusal;
  if (message === 'admin_exists' || message === 'password_needed') return message;
  return message.includes('row-level security') ? 'policy' : 'refused';
}

/** Every operation × actor on a table. */
export const accessChecks = (
  table: string,
  sql: Record<Operation, string>,
  rows: Record<Operation, Row>,
): Check[] =>
  (Object.keys(sql) as Operation[]).flatMap((operation) =>
    ACTORS.map((actor, i): Check => {
      const expected = rows[operation][i] ?? 0;
      return {
        name: `${table}: ${operation} as ${actor} gives ${expected}`,
        run: async (db) => assert.equal(await answer(db, sql, operation, actor), expected),
      };
    }),
  );

export const accessMatrix: Check[] = (Object.keys(MATRIX) as Table[]).flatMap((table) => {
  const row = NEW_ROWS[table] ?? VALID[table];
  return accessChecks(table, statements(table, row, TARGETS[table]), MATRIX[table]);
});
