import { ACCOUNTS } from '../support/actors.ts';
import type { Table } from '../support/fixture.ts';
import { CONFIRMED_BOOKING } from './confirmedBooking.ts';
import type { Values } from './constraintCase.ts';

const HASH = `\\x${'cd'.repeat(32)}`;
const KEY = '00000000-0000-4000-8000-0000000000bb';

interface UniquenessCase {
  table: Table;
  rule: string;
  one: Values;
  other: Values;
}

const sameId = (table: Table, rule: string, other: Values = {}): UniquenessCase => ({
  table,
  rule,
  one: { id: KEY },
  other: { id: KEY, ...other },
});

const OTHER_BOOKING = { reference: 'DEF-567', idempotency_key: KEY, cancel_token_hash: HASH };
const without = (column: keyof typeof OTHER_BOOKING): Values =>
  Object.fromEntries(Object.entries(OTHER_BOOKING).filter(([name]) => name !== column));

/** Pairs of rows that a constraint does not allow together. */
export const UNIQUENESS_CASES: UniquenessCase[] = [
  sameId('private.outbox', 'outbox_pkey'),
  sameId('invitations', 'invitations_pkey', { email: 'other@example.com' }),
  { table: 'invitations', rule: 'invitations_email_once', one: {}, other: {} },
  {
    table: 'private.outbox',
    rule: 'outbox_one_reminder',
    one: { kind: 'booking_reminder' },
    other: { kind: 'booking_reminder' },
  },
  { table: 'private.reminder_refusals', rule: 'reminder_refusals_pkey', one: {}, other: {} },
  { table: 'private.sms_refusals', rule: 'sms_refusals_pkey', one: {}, other: {} },
  sameId('products', 'products_pkey'),
  {
    table: 'products',
    rule: 'products_sku_once',
    one: { sku: 'mic-cc2' },
    other: { sku: 'MIC-CC2' },
  },
  { table: 'pictures', rule: 'pictures_pkey', one: {}, other: {} },
  { table: 'private.import_rows', rule: 'import_rows_pkey', one: {}, other: {} },
  sameId('booking_tires', 'booking_tires_pkey', { product: null }),
  { table: 'booking_tires', rule: 'booking_tires_once', one: {}, other: {} },
  sameId('content_blocks', 'content_blocks_pkey', { page: 'other' }),
  sameId('content_drafts', 'content_drafts_pkey', { page: 'other' }),
  { table: 'row_drafts', rule: 'row_drafts_pkey', one: {}, other: {} },
  sameId('settings', 'settings_pkey', { key: 'other' }),
  { table: 'message_texts', rule: 'message_texts_pkey', one: {}, other: {} },
  sameId('contact_messages', 'contact_messages_pkey'),
  sameId('bookings', 'bookings_pkey', OTHER_BOOKING),
  { table: 'services', rule: 'services_pkey', one: {}, other: {} },
  sameId('opening_hours', 'opening_hours_pkey', { weekday: '6' }),
  sameId('slots', 'slots_pkey', { starts: '10:00' }),
  sameId('closures', 'closures_pkey'),
  sameId('offers', 'offers_pkey'),
  { table: 'bays', rule: 'bays_pkey', one: {}, other: {} },
  sameId('holds', 'holds_pkey', { bay: '2' }),
  sameId('list_entries', 'list_entries_pkey'),
  {
    table: 'list_entries',
    rule: 'list_entries_slug_once',
    one: { list: 'articles', day: '2026-03-02', slug: 'towing' },
    other: { list: 'articles', day: '2026-03-03', slug: 'towing', title: 'Towing' },
  },
  sameId('vehicle_tires', 'vehicle_tires_pkey', { first_year: '2020' }),
  {
    table: 'vehicle_tires',
    rule: 'vehicle_tires_once',
    one: { engine: '3.0L H6' },
    other: { make: 'PORSCHE', engine: '3.0l h6', last_year: '2020', is_example: 'true' },
  },
  { table: 'admins', rule: 'admins_pkey', one: { id: '1' }, other: { id: '1', user_id: null } },
  { table: 'audit_log', rule: 'audit_log_pkey', one: { id: '1' }, other: { id: '1' } },
  { table: 'user_profiles', rule: 'user_profiles_pkey', one: {}, other: {} },
  { table: 'remote_events', rule: 'remote_events_pkey', one: {}, other: { times: '2' } },
  { table: 'remote_versions', rule: 'remote_versions_pkey', one: {}, other: {} },
  { table: 'remote_visits', rule: 'remote_visits_pkey', one: {}, other: { visits: '2' } },
  {
    table: 'private.remote_reporters',
    rule: 'remote_reporters_pkey',
    one: {},
    other: { times: '2' },
  },
  {
    table: 'publications',
    rule: 'publications_pkey',
    one: { id: '1' },
    other: { id: '1', transaction_id: '2' },
  },
  { table: 'publications', rule: 'publications_once', one: {}, other: {} },
  { table: 'private.secrets', rule: 'secrets_pkey', one: {}, other: {} },
  { table: 'private.limits', rule: 'limits_pkey', one: {}, other: { at_most: '2' } },
  { table: 'content_blocks', rule: 'content_blocks_once', one: {}, other: {} },
  { table: 'content_drafts', rule: 'content_drafts_once', one: {}, other: {} },
  { table: 'settings', rule: 'settings_once', one: {}, other: {} },
  { table: 'slots', rule: 'slots_once', one: {}, other: {} },
  // Touching spans are one span.
  {
    table: 'opening_hours',
    rule: 'opening_hours_once',
    one: {},
    other: { opens: '14:00', closes: '18:00' },
  },
  {
    table: 'holds',
    rule: 'holds_bay_once',
    one: {},
    other: { starts_at: '2026-12-24T15:59:00Z', ends_at: '2026-12-24T17:00:00Z' },
  },
  {
    table: 'admins',
    rule: 'admins_user_id_key',
    one: { user_id: ACCOUNTS.user },
    other: { user_id: ACCOUNTS.user },
  },
  { table: 'admins', rule: 'admins_one_marker', one: { user_id: null }, other: { user_id: null } },
  { table: 'bookings', rule: 'bookings_reference_once', one: {}, other: without('reference') },
  { table: 'bookings', rule: 'bookings_key_once', one: {}, other: without('idempotency_key') },
  { table: 'bookings', rule: 'bookings_token_once', one: {}, other: without('cancel_token_hash') },
  {
    table: 'bookings',
    rule: 'bookings_bay_once',
    one: CONFIRMED_BOOKING,
    other: {
      ...OTHER_BOOKING,
      ...CONFIRMED_BOOKING,
      starts_at: '2026-03-03T14:44:00Z',
      ends_at: '2026-03-03T15:14:00Z',
    },
  },
];
