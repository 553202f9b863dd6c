// The functions that each role may call, and its privileges on whole tables. The checks of `privileges.ts` compare
// them with the migrated database.

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
  'check_step',
  'consent_for_caller',
  'customer_history',
  'customer_records',
  'delete_samples',
  'edit_products',
  'forget_customer',
  'hold_anyway',
  'hold_messages',
  'import_products',
  'invite_admin',
  'list_sent',
  'move_visits',
  'open_steps',
  'picture_uses',
  'order_entries',
  'place_in_bay',
  'propose_moves',
  'publish_drafts',
  'release_reports',
  'rename_customer',
  'restore_bookings',
  'restore_invitation',
  'restore_tires',
  'save_settings',
  'save_weekdays',
  'search_bookings',
  'send_test_message',
  'stage_products',
  'start_times',
  'takes_sms',
  'unused_pictures',
  'withdraw_invitation',
  'work_state',
];
const OUTBOX = ['claim_outbox', 'record_delivery', 'record_opt_out'];
const IN_CONSTRAINTS = [
  'clean_code',
  'is_email',
  'is_human_text',
  'is_phone',
  'is_tire_size',
  'most_tires',
  'reads_as_link',
];
const IN_INDEXES = ['phone_digits', 'plain_text', 'text_pairs'];
/** Exactly these functions may be called. */
export const CALLABLE = {
  anon: [
    ...VISITOR,
    'has_picture_ticket',
    'invitation_state',
    'is_email',
    'is_human_text',
    'reads_as_link',
  ],
  authenticated: [
    ...VISITOR,
    ...STAFF_CALLS,
    ...IN_CONSTRAINTS,
    ...IN_INDEXES,
    'admin_exists',
    'invitation_state',
    'is_admin',
    'is_message_text',
    'keeps_name',
    'state_of_invitation',
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
    'sends_mail',
  ],
  messenger: OUTBOX,
};

const SCHEDULE = ['closures', 'offers', 'opening_hours', 'services', 'slots'];
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
  'row_drafts',
  'user_profiles',
];
const SERVICE = [
  ...PUBLISHED,
  ...['bays', 'booking_tires', 'bookings', 'contact_messages', 'content_drafts', 'holds'],
  'row_drafts',
];

/** Privileges on whole tables, exactly these, but that no role reads a secret column. */
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
      'offers',
      'opening_hours',
      'pictures',
      'products',
      'row_drafts',
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
