import { findStaffTables } from '../../privileges/privileges.ts';
import { ACCOUNTS } from './actors.ts';
import type { Db } from './db.ts';
import { sampleRow } from './sampleRow.ts';

/** The id of the fixture's picture. */
export const PICTURE = 'a1b2c3d4e5f6';

/** The id of the fixture's booking. */
export const BOOKING = '00000000-0000-4000-8000-0000000000b1';

const CLOCK = '2026-03-02T12:00:00-05:00';

const text = (value: unknown) =>
  value === null ? 'null' : `'${String(value).replaceAll("'", "''")}'`;

/** An insert statement for one row of plain values. */
export const insert = (table: string, row: Record<string, unknown>) =>
  `insert into ${table} (${Object.keys(row).join(', ')}) overriding system value
   values (${Object.values(row).map(text).join(', ')})`;

/** Sets the clock of the booking rules for the rest of the transaction. */
export const setClock = (instant: string) => `
  create or replace function private.shop_now() returns timestamptz
  language sql stable set search_path = '' as $$ select '${instant}'::timestamptz $$;`;

const account = (id: string, name: string) =>
  insert('auth.users', { id, email: `${name}@example.com` });

/**
 * Four accounts, two of them administrators and one a former administrator, one message, one
 * product of which a booking promises two, one picture, one content block, one closure and one hold on 24 December, one offer before it, the tires of one vehicle, one
 * row of each table of staff, and the seed. The clock stands at noon of Monday, 2 March 2026, shop time.
 */
export async function arrange(db: Db): Promise<void> {
  const accounts = Object.entries(ACCOUNTS).map(([name, id]) => account(id, name));
  const admins = [ACCOUNTS.admin, ACCOUNTS.otherAdmin, ACCOUNTS.removed].map((id) =>
    insert('public.admins', { user_id: id }),
  );
  const statements = [
    setClock(CLOCK),
    ...accounts,
    ...admins,
    `delete from public.admins where user_id = '${ACCOUNTS.removed}'`,
    insert('public.invitations', VALID.invitations),
    insert('public.products', { id: VALID.booking_tires.product, ...VALID.products }),
    insert('public.pictures', { ...VALID.pictures, id: PICTURE }),
    insert('public.contact_messages', VALID.contact_messages),
    insert('public.content_blocks', { ...VALID.content_blocks, page: 'home' }),
    insert('public.content_drafts', { ...VALID.content_drafts, page: 'about' }),
    insert('public.row_drafts', { ...VALID.row_drafts, id: BOOKING }),
    insert('public.bookings', { ...VALID.bookings, id: BOOKING }),
    insert('public.booking_tires', VALID.booking_tires),
    insert('public.closures', VALID.closures),
    insert('public.offers', VALID.offers),
    insert('public.vehicle_tires', { ...VALID.vehicle_tires, first_year: '2012' }),
    insert('public.list_entries', { ...VALID.list_entries, title: 'Do you fix flats?' }),
    insert('public.holds', VALID.holds),
    insert('public.audit_log', VALID.audit_log),
    insert('public.remote_events', VALID.remote_events),
    insert('public.remote_versions', VALID.remote_versions),
    insert('public.remote_visits', VALID.remote_visits),
    insert('public.publications', VALID.publications),
  ];
  await db.run(statements.join(';\n'));
  for (const { name } of await findStaffTables(db)) {
    await db.run(insert(`public.${name}`, await sampleRow(db, name, 1)));
  }
}

/** One row of each table that every constraint accepts. */
export const VALID = {
  user_profiles: { id: ACCOUNTS.user, email: 'user@example.com' },
  admins: { user_id: ACCOUNTS.user },
  products: {
    name: 'CrossClimate2',
    description: 'All-season tire, 225/45R17',
    price: '189.99',
    category: 'all-season-tires',
    image_url: 'https://example.com/tire.webp',
  },
  pictures: { id: '0123456789ab', width: '1200', height: '900', alt: 'Tread' },
  invitations: { email: 'colleague@example.com', language: 'es', invited_by: ACCOUNTS.admin },
  content_blocks: { page: 'services', identifier: 'hero_title', content: 'What we do' },
  content_drafts: { page: 'home', identifier: 'hero_text', content: 'New and used tires' },
  // Of a new article.
  row_drafts: {
    id: '00000000-0000-4000-8000-0000000000d1',
    table_name: 'list_entries',
    changes:
      '{"list": "articles", "title": "Brakes", "text": "They stop the car.", "day": "2026-03-02"}',
  },
  settings: { key: 'some_key', value: 'some value', description: 'What it is for' },
  // Each message has its row: only a table that was emptied takes another.
  message_texts: { id: 'booking_confirmed' },
  contact_messages: {
    name: 'Rosa Díaz',
    email: 'rosa@example.com',
    subject: 'Used tires',
    message: 'Do you have\n205/55R16?',
  },
  bookings: {
    reference: 'ABC-234',
    status: 'requested',
    name: 'Rosa Díaz',
    email: 'rosa@example.com',
    phone: '(770) 555-0123',
    vehicle: '2015 Honda Civic',
    language: 'es',
    idempotency_key: '00000000-0000-4000-8000-0000000000aa',
    cancel_token_hash: `\\x${'ab'.repeat(32)}`,
  },
  // Of the fixture's booking and product.
  booking_tires: {
    booking: BOOKING,
    product: '00000000-0000-4000-8000-0000000000c1',
    name: 'CrossClimate2 225/65R17',
    count: '2',
    price: '189.99',
    installed: '500',
  },
  services: {
    id: 'flat-repair',
    name: 'Flat Repair',
    name_es: 'Reparación de llanta',
    minutes: '30',
    price: '25',
  },
  // The shop is closed on Sundays, and Saturdays have no slots.
  opening_hours: { weekday: '7', opens: '10:00', closes: '14:00' },
  slots: { weekday: '6', starts: '09:00' },
  // Some hours: the setting `closures` lists whole days only.
  closures: {
    first_day: '2026-12-24',
    last_day: '2026-12-24',
    closes: '12:00',
    reopens: '20:00',
    reason: 'Christmas Eve',
    reason_es: 'Nochebuena',
  },
  // From Friday to Sunday.
  offers: {
    title: 'Holiday batteries',
    service: 'battery-replacement',
    percent: '10',
    starts_at: '2026-12-18T08:00:00-05',
    ends_at: '2026-12-20T17:00:00-05',
  },
  bays: { id: '3', name: 'Bay 3' },
  vehicle_tires: {
    make: 'Porsche',
    model: '911',
    first_year: '2019',
    size: '245/35ZR20',
    load_index: '91',
    speed_rating: 'Y',
    rear_size: '305/30ZR21',
    rear_load_index: '104',
    rear_speed_rating: 'Y',
  },
  list_entries: { list: 'questions', title: 'Do you tow?', text: 'Yes, at any hour.', years: '9' },
  holds: { bay: '1', starts_at: '2026-12-24T14:00:00Z', ends_at: '2026-12-24T16:00:00Z' },
  audit_log: { table_name: 'products', row_id: '1', action: 'DELETE' },
  remote_events: {
    remote: 'mf-booking',
    version: '3f2a9c0d1b2e',
    route: '/booking',
    event: 'crash',
  },
  remote_versions: { remote: 'mf-booking', version: '3f2a9c0d1b2e' },
  remote_visits: {
    remote: 'mf-booking',
    version: '3f2a9c0d1b2e',
    visits: '1',
  },
  // Not the fixture's own transaction: the triggers have queued a row for that one.
  publications: { table_name: 'products', transaction_id: '1' },
  'private.secrets': { name: 'other', value: `\\x${'ab'.repeat(32)}` },
  'private.limits': { kind: 'message', sender: 'email', at_most: '1', period: '1 hour' },
  'private.submissions': { kind: 'message', sender: '\\xab' },
  'private.remote_reporters': {
    remote: 'mf-booking',
    version: '3f2a9c0d1b2e',
    counts: 'events',
    sender: '\\xab',
  },
  'private.requests': { kind: 'availability', sender: '\\xab' },
  'private.outbox': {
    kind: 'booking_received',
    booking_id: BOOKING,
    recipient: 'rosa@example.com',
    language: 'es',
    facts: '{}',
    due_at: '2026-03-02T12:00:00-05:00',
    next_attempt_at: '2026-03-02T12:00:00-05:00',
    expires_at: '2026-03-05T12:00:00-05:00',
  },
  'private.sms_refusals': { recipient: '\\xab' },
  'private.reminder_refusals': { recipient: '\\xab' },
  'private.import_rows': { import: ACCOUNTS.user, line: '2', actor: ACCOUNTS.admin, row: '{}' },
} satisfies Record<string, Record<string, string>>;

export type Table = keyof typeof VALID;
