// What each role may do. The checks of `privileges.ts` compare it with the migrated database.

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
const CONTACT_MESSAGE = ['email', 'id', 'language', 'message', 'name', 'subject', 'website'];
const HOLD = ['bay', 'ends_at', 'reason', 'starts_at'];
const HOURS = ['closes', 'opens', 'weekday'];
const LIST_ENTRY = [
  'author',
  'day',
  'detail',
  'detail_es',
  'is_hidden',
  'note',
  'note_es',
  'picture',
  'second_picture',
  'service',
  'slug',
  'text',
  'text_es',
  'title',
  'title_es',
  'years',
];
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

/** Exactly these columns may be written; TABLES has what the service role may write. */
export const WRITABLE = {
  anon: {
    insert: { contact_messages: CONTACT_MESSAGE },
    update: {},
  },
  authenticated: {
    insert: {
      admins: ['user_id'],
      bays: ['equipment', 'id', 'is_active', 'name'],
      closures: [...CLOSURE, 'id'].sort(),
      contact_messages: CONTACT_MESSAGE,
      content_blocks: ['content', 'identifier', 'page'],
      content_drafts: ['content', 'identifier', 'page', 'replaces'],
      holds: [...HOLD, 'id'].sort(),
      list_entries: [...LIST_ENTRY, 'former_slugs', 'id', 'list', 'position'].sort(),
      opening_hours: HOURS,
      pictures: ['alt', 'alt_es', 'height', 'id', 'width'],
      products: [...PRODUCT, 'id'].sort(),
      services: [...SERVICE_ROW, 'id'].sort(),
      slots: SLOT,
      vehicle_tires: [...VEHICLE, 'id'].sort(),
    },
    update: {
      bays: ['equipment', 'is_active', 'name'],
      bookings: [
        'bay',
        'booked_anyway',
        'called_about',
        'email',
        'further_services',
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
      content_drafts: ['content', 'replaces'],
      holds: HOLD,
      list_entries: LIST_ENTRY,
      message_texts: ['body', 'body_es', 'subject', 'subject_es'],
      opening_hours: HOURS,
      pictures: ['alt', 'alt_es'],
      products: [...PRODUCT, 'is_sample'].sort(),
      services: SERVICE_ROW,
      settings: ['value'],
      slots: SLOT,
      user_profiles: ['name'],
      vehicle_tires: VEHICLE,
    },
  },
  publisher: {
    insert: {},
    update: {},
  },
  messenger: { insert: {}, update: {} },
} as const;

const VISITOR = [
  'book_appointment',
  'booking_by_token',
  'cancel_booking',
  'move_booking',
  'report_remotes',
  'set_reminders',
  'slot_availability',
  'tire_offer',
];
const STAFF_CALLS = [
  'add_tires',
  'board_version',
  'book_for_caller',
  'bookings_to_call',
  'bookings_outside',
  'cancel_bookings',
  'consent_for_caller',
  'customer_history',
  'customer_records',
  'edit_products',
  'forget_customer',
  'hold_messages',
  'import_products',
  'invite_admin',
  'list_sent',
  'picture_uses',
  'order_entries',
  'place_in_bay',
  'publish_drafts',
  'release_reports',
  'restore_bookings',
  'restore_invitation',
  'restore_tires',
  'save_settings',
  'save_weekdays',
  'search_bookings',
  'send_test_message',
  'stage_products',
  'start_times',
  'takes_texts',
  'unused_pictures',
  'withdraw_invitation',
  'work_state',
];
const OUTBOX = ['claim_outbox', 'record_delivery', 'record_opt_out'];
const IN_CONSTRAINTS = ['clean_code', 'is_email', 'is_human_text', 'is_phone', 'reads_as_link'];
const IN_INDEXES = ['phone_digits', 'plain_text', 'text_pairs'];
/** Exactly these functions may be called. */
export const CALLABLE = {
  anon: [...VISITOR, 'has_picture_ticket', 'is_email', 'is_human_text', 'reads_as_link'],
  authenticated: [
    ...VISITOR,
    ...STAFF_CALLS,
    ...IN_CONSTRAINTS,
    ...IN_INDEXES,
    'admin_exists',
    'is_admin',
    'is_message_text',
  ],
  service_role: [
    ...VISITOR,
    ...IN_CONSTRAINTS,
    ...IN_INDEXES,
    'forget_remote_reports',
    'record_remote_versions',
    'release_reports',
    ...OUTBOX,
  ],
  publisher: [
    'forget_remote_reports',
    'lease_publisher',
    'picture_ticket',
    'record_failed',
    'record_published',
    'record_remote_versions',
  ],
  messenger: OUTBOX,
};

const SCHEDULE = ['closures', 'opening_hours', 'services', 'slots'];
/** What pages show: visitors read it in the published files. */
const PUBLISHED = [
  'content_blocks',
  'pictures',
  'list_entries',
  'products',
  'settings',
  'vehicle_tires',
  ...SCHEDULE,
];
const STAFF = [
  'audit_log',
  'bays',
  'booking_tires',
  'bookings',
  'contact_messages',
  'content_drafts',
  'holds',
  'publications',
  'remote_events',
  'remote_versions',
  'remote_visits',
  'user_profiles',
];
const SERVICE = [
  ...PUBLISHED,
  ...['bays', 'booking_tires', 'bookings', 'contact_messages', 'content_drafts', 'holds'],
];

/** Privileges on whole tables, exactly these: no smaller part can be deleted or read. */
export const TABLES = {
  anon: { select: ['admins'], delete: [] },
  authenticated: {
    select: [...PUBLISHED, ...STAFF, 'admins', 'invitations', 'message_texts'],
    delete: [
      'admins',
      'booking_tires',
      'closures',
      'contact_messages',
      'content_blocks',
      'content_drafts',
      'holds',
      'list_entries',
      'opening_hours',
      'pictures',
      'products',
      'slots',
      'vehicle_tires',
    ],
  },
  service_role: {
    select: [...PUBLISHED, ...STAFF, 'admins'],
    insert: SERVICE,
    update: SERVICE,
    delete: [...SERVICE, 'admins'],
  },
  publisher: {
    select: [...PUBLISHED, 'publications', 'remote_visits'],
    delete: [],
  },
  messenger: { select: [], insert: [], update: [], delete: [] },
};
