import assert from 'node:assert/strict';
import type { Db } from '../support/db.ts';
import type { Check } from './check.ts';

const PRODUCT = [
  'brand',
  'category',
  'condition',
  'description',
  'description_es',
  'dot',
  'free_shipping',
  'image_url',
  'in_stock',
  'kind',
  'load_index',
  'low_stock',
  'name',
  'name_es',
  'photos',
  'price',
  'quantity',
  'size',
  'sku',
  'speed_rating',
  'tread_32nds',
];

const SERVICE_ROW = [
  'description',
  'description_es',
  'in_wizard',
  'is_active',
  'minutes',
  'name',
  'name_es',
  'needs',
  'position',
  'price',
];
const CLOSURE = ['closes', 'first_day', 'last_day', 'reason', 'reason_es', 'reopens'];
const CONTACT_MESSAGE = ['email', 'language', 'message', 'name', 'subject', 'website'];
const HOLD = ['bay', 'ends_at', 'reason', 'starts_at'];
const HOURS = ['closes', 'opens', 'weekday'];
const SLOT = ['starts', 'weekday'];
const VEHICLE = [
  'engine',
  'first_year',
  'is_example',
  'last_year',
  'load_index',
  'make',
  'model',
  'rear_load_index',
  'rear_size',
  'rear_speed_rating',
  'size',
  'speed_rating',
];

/** Exactly these columns may be written. The tables of the service role are below. */
const WRITABLE = {
  anon: {
    insert: { contact_messages: CONTACT_MESSAGE },
    update: {},
  },
  authenticated: {
    insert: {
      admins: ['user_id'],
      bays: ['equipment', 'id', 'is_active', 'name'],
      closures: CLOSURE,
      contact_messages: CONTACT_MESSAGE,
      content_blocks: ['content', 'identifier', 'page'],
      holds: HOLD,
      opening_hours: HOURS,
      products: PRODUCT,
      services: [...SERVICE_ROW, 'id'].sort(),
      slots: SLOT,
      vehicle_tires: VEHICLE,
    },
    update: {
      bays: ['equipment', 'is_active', 'name'],
      bookings: [
        'bay',
        'email',
        'further_services',
        'held_until',
        'is_walk_in',
        'language',
        'minutes',
        'name',
        'notes',
        'phone',
        'plate',
        'requested_date',
        'requested_slot',
        'service',
        'stage',
        'status',
        'vehicle',
        'waits',
      ],
      closures: CLOSURE,
      contact_messages: ['deleted_at', 'is_read'],
      content_blocks: ['content'],
      holds: HOLD,
      message_texts: ['body', 'body_es', 'subject', 'subject_es'],
      opening_hours: HOURS,
      products: PRODUCT,
      services: SERVICE_ROW,
      settings: ['value'],
      slots: SLOT,
      vehicle_tires: VEHICLE,
    },
  },
  publisher: {
    insert: {},
    update: { publications: ['finished_at', 'reason', 'state'] },
  },
  messenger: { insert: {}, update: {} },
} as const;

const VISITOR = [
  'book_appointment',
  'book_with_tires',
  'booking_by_token',
  'cancel_booking',
  'confirm_contact',
  'consent_to_texts',
  'full_slots',
  'move_booking',
  'report_remotes',
  'set_reminders',
  'slot_availability',
  'tire_offer',
];
const DESK = [
  'add_tires',
  'book_for_caller',
  'bookings_outside',
  'cancel_bookings',
  'consent_for_caller',
  'edit_products',
  'import_products',
  'invite_admin',
  'list_sent',
  'place_in_bay',
  'release_reports',
  'restore_bookings',
  'save_settings',
  'save_weekdays',
  'search_bookings',
  'send_test_message',
  'stage_products',
  'start_times',
  'unusual_bookings',
];
const OUTBOX = ['claim_outbox', 'record_delivery', 'record_opt_out'];
const IN_CONSTRAINTS = ['closure_days', 'is_email', 'is_human_text'];
const CALLABLE = {
  anon: [...VISITOR, 'is_email', 'is_human_text'],
  authenticated: [
    ...VISITOR,
    ...DESK,
    ...IN_CONSTRAINTS,
    'admin_exists',
    'is_admin',
    'is_message_text',
  ],
  service_role: [
    ...VISITOR,
    ...IN_CONSTRAINTS,
    'forget_remote_reports',
    'record_remote_versions',
    'release_reports',
    ...OUTBOX,
  ],
  publisher: ['forget_remote_reports', 'record_remote_versions'],
  messenger: OUTBOX,
};

const SCHEDULE = ['closures', 'opening_hours', 'services', 'slots'];
const PUBLIC = ['admins', 'content_blocks', 'products', 'settings', 'vehicle_tires', ...SCHEDULE];
const STAFF = [
  'audit_log',
  'bays',
  'booking_tires',
  'bookings',
  'contact_messages',
  'holds',
  'publications',
  'remote_events',
  'remote_versions',
  'remote_visits',
  'remote_vitals',
  'user_profiles',
];
const SERVICE = [
  'bays',
  'booking_tires',
  'bookings',
  'contact_messages',
  'content_blocks',
  'holds',
  'products',
  'settings',
  'vehicle_tires',
  ...SCHEDULE,
];

/** Privileges on whole tables, exactly these: no smaller part can be deleted or read. */
const TABLES = {
  anon: { select: PUBLIC, delete: [] },
  authenticated: {
    select: [...PUBLIC, ...STAFF, 'invitations', 'message_texts'],
    delete: [
      'admins',
      'booking_tires',
      'closures',
      'contact_messages',
      'content_blocks',
      'holds',
      'invitations',
      'opening_hours',
      'products',
      'slots',
      'vehicle_tires',
    ],
  },
  service_role: {
    select: [...PUBLIC, ...STAFF],
    insert: SERVICE,
    update: SERVICE,
    delete: [...SERVICE, 'admins'],
  },
  publisher: {
    select: [
      'content_blocks',
      'products',
      'publications',
      'remote_visits',
      'settings',
      'vehicle_tires',
      ...SCHEDULE,
    ],
    delete: [],
  },
  messenger: { select: [], insert: [], update: [], delete: [] },
};

async function columns(db: Db, role: string, privilege: string) {
  const rows = await db.query<{ table: string; columns: string[] }>(
    `select c.relname as table, json_agg(a.attname order by a.attname::text collate "C") as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
       and has_column_privilege($1::text, c.oid, a.attnum, $2::text)
     group by 1`,
    [role, privilege],
  );
  return Object.fromEntries(rows.map((row) => [row.table, row.columns]));
}

const columnCheck = (role: keyof typeof WRITABLE, privilege: 'insert' | 'update'): Check => ({
  name: `columns: ${role} may ${privilege} exactly the columns it needs`,
  run: async (db) =>
    assert.deepEqual(await columns(db, role, privilege), WRITABLE[role][privilege]),
});

const tableCheck = (role: string, privilege: string, tables: readonly string[]): Check => ({
  name: `tables: ${role} may ${privilege} exactly the tables it needs`,
  run: async (db) => {
    const rows = await db.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
         and has_table_privilege($1::text, oid, $2::text)`,
      [role, privilege],
    );
    assert.deepEqual(rows.map((row) => row.name).sort(), [...tables].sort());
  },
});

const functionCheck = (role: keyof typeof CALLABLE): Check => ({
  name: `functions: ${role} may call exactly the functions it needs`,
  run: async (db) => {
    const rows = await db.query<{ name: string }>(
      `select p.proname as name from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and has_function_privilege($1::text, p.oid, 'execute')`,
      [role],
    );
    assert.deepEqual(rows.map((row) => row.name).sort(), [...CALLABLE[role]].sort());
  },
});

/** A check with a query that lists violations of a rule of the schema. It must return no row. */
const noViolations = (name: string, sql: string): Check => ({
  name,
  run: async (db) => assert.deepEqual(await db.query(sql), []),
});

const OURS = `in ('public'::regnamespace, 'private'::regnamespace)`;

export const privileges: Check[] = [
  ...(['anon', 'authenticated', 'publisher', 'messenger'] as const).flatMap((role) =>
    (['insert', 'update'] as const).map((privilege) => columnCheck(role, privilege)),
  ),
  ...Object.entries(TABLES).flatMap(([role, privileged]) =>
    Object.entries(privileged).map(([privilege, tables]) => tableCheck(role, privilege, tables)),
  ),
  ...(['anon', 'authenticated', 'service_role', 'publisher', 'messenger'] as const).map(
    functionCheck,
  ),
  noViolations(
    'schemas: the roles of the API and of the workers may use public and not private',
    `select role, schema from unnest(array['anon', 'authenticated', 'service_role', 'publisher', 'messenger']) as role,
       unnest(array['public', 'private']) as schema
     where has_schema_privilege(role, schema, 'usage') <> (schema = 'public')`,
  ),
  noViolations(
    'row level security is on for every table',
    `select relname from pg_class where relnamespace ${OURS} and relkind = 'r' and not relrowsecurity`,
  ),
  noViolations(
    'no role of the API may truncate, reference or put triggers on a table',
    `select relname from pg_class, unnest(array['anon', 'authenticated', 'service_role', 'publisher', 'messenger']) as role
     where relnamespace ${OURS} and relkind = 'r' and has_table_privilege(role, oid, 'truncate, references, trigger')`,
  ),
  noViolations(
    'no role of the API may use, read or set a sequence',
    `select relname from pg_class, unnest(array['anon', 'authenticated', 'service_role', 'publisher', 'messenger']) as role
     where relnamespace ${OURS} and relkind = 'S' and has_sequence_privilege(role, oid, 'usage, select, update')`,
  ),
  noViolations(
    'what a later migration creates is granted to no role of the API',
    `select defaclobjtype, g.grantee::regrole::text from pg_default_acl, aclexplode(defaclacl) g
     where defaclrole = current_user::regrole
       and g.grantee in ('anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole)`,
  ),
  noViolations(
    'every function pins an empty search path',
    `select proname from pg_proc where pronamespace ${OURS}
       and coalesce(proconfig, '{}') <> array['search_path=""']`,
  ),
  noViolations(
    'every table, column and function has a comment',
    `select c.relname || coalesce('.' || a.attname, '') as missing from pg_class c
       left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
     where c.relnamespace ${OURS} and c.relkind = 'r'
       and (obj_description(c.oid) is null or col_description(c.oid, a.attnum) is null)
     union all select proname from pg_proc where pronamespace ${OURS} and obj_description(oid) is null`,
  ),
];
