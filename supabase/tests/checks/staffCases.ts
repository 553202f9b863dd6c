import { type ConstraintCase, each, setting, type Values } from './constraintCase.ts';

const finished = (state: string): Values => ({ state, finished_at: '2026-03-02T17:00:00Z' });

/** The constraints of the tables that staff edit, and of internal tables. */
export const STAFF_CASES: ConstraintCase[] = [
  ...(['content_blocks', 'content_drafts'] as const).flatMap((table): ConstraintCase[] => [
    {
      table,
      rule: `${table}_page`,
      refuses: each('page', '', ' home', 'home page', 'x'.repeat(101)),
    },
    {
      table,
      rule: `${table}_identifier`,
      refuses: each('identifier', '', '1st', 'hero title', 'x'.repeat(101)),
    },
    {
      table,
      rule: `${table}_content`,
      accepts: each('content', '', '<b>text</b>'),
      refuses: each('content', 'x'.repeat(20001)),
    },
  ]),
  {
    table: 'row_drafts',
    rule: 'row_drafts_table_name',
    accepts: each('table_name', 'products'),
    refuses: each('table_name', '', 'settings'),
  },
  {
    table: 'row_drafts',
    rule: 'row_drafts_changes',
    accepts: each('changes', '{}'),
    refuses: each('changes', '[]', 'null', JSON.stringify({ text: 'x'.repeat(100_000) })),
  },
  {
    table: 'settings',
    rule: 'settings_key',
    refuses: each('key', '', 'Phone', '1st', 'a b', 'x'.repeat(101)),
  },
  {
    table: 'settings',
    rule: 'settings_description',
    refuses: each('description', 'x'.repeat(501)),
  },
  {
    table: 'settings',
    rule: 'settings_value',
    accepts: each('value', ''),
    refuses: each('value', 'two\nlines', 'x'.repeat(2001)),
  },
  {
    table: 'settings',
    rule: 'settings_text',
    refuses: [
      ...setting('shop_name', '', ' ', 'x'.repeat(121)),
      ...setting('address_line1', ''),
      ...setting('address_line2', ''),
    ],
  },
  {
    table: 'settings',
    rule: 'settings_phone',
    accepts: setting('phone', '+17705550123'),
    refuses: setting('phone', '', '770-555-0123', '+1770', '+07705550123', '+1 770 555 0123'),
  },
  {
    table: 'settings',
    rule: 'settings_email',
    accepts: setting('email', 'hello@example.com'),
    refuses: setting('email', '', 'call us', 'hello@example'),
  },
  {
    table: 'settings',
    rule: 'settings_link',
    accepts: [
      ...setting('social_x', ''),
      ...setting('tour_video_url', 'https://example.com/a?b=c'),
    ],
    refuses: [
      ...setting('social_facebook', 'javascript:alert(1)', 'facebook.com/x'),
      ...setting('hero_video_url', '//example.com', 'https://a b'),
    ],
  },
  {
    table: 'settings',
    rule: 'settings_picture',
    accepts: setting('picture_tires', '', '/content/0123456789ab-1280.webp'),
    refuses: setting(
      'picture_film',
      ...['https://example.com/a.webp', '/a.webp', '/content/0123456789ab-640.webp'],
    ),
  },
  {
    table: 'settings',
    rule: 'settings_money',
    accepts: [...setting('tire_mounting', '0', '9999.99'), ...setting('tire_state_fee', '1.5')],
    refuses: [
      ...setting('tire_mounting', '', '-1', '10000', '1.005', '$10'),
      ...setting('tire_balancing', 'ten'),
      ...setting('tire_valve', ' 4'),
      ...setting('tire_state_fee', '1,5'),
      ...setting('tire_disposal', '.5'),
    ],
  },
  {
    table: 'settings',
    rule: 'settings_switch',
    accepts: [
      ...setting('sms', 'on', 'off'),
      ...setting('roadside_help', 'on', 'off'),
      ...setting('warranty', 'on', 'off'),
    ],
    refuses: [
      ...setting('sms', '', 'yes', 'ON'),
      ...setting('roadside_help', '24'),
      ...setting('warranty', ''),
    ],
  },
  {
    table: 'settings',
    rule: 'settings_year',
    accepts: setting('opening_year', '', '2010', '1899'),
    refuses: setting('opening_year', '10', '1799', 'since 2010', ' ', '20100'),
  },
  {
    table: 'settings',
    rule: 'settings_areas',
    accepts: setting('area_served', '', 'Jonesboro, Clayton County', 'x'.repeat(300)),
    refuses: setting('area_served', 'x'.repeat(301)),
  },
  {
    table: 'settings',
    rule: 'settings_language',
    accepts: setting('staff_language', 'en', 'es'),
    refuses: setting('staff_language', '', 'fr', 'EN'),
  },
  {
    table: 'settings',
    rule: 'settings_months',
    accepts: setting('forget_after_months', '', '0', '24', '999'),
    refuses: setting('forget_after_months', 'never', '-1', '1.5', '1000', ' '),
  },
  {
    table: 'settings',
    rule: 'settings_position',
    accepts: setting('map_position', '', '33.5215, -84.3538', '-1,0'),
    refuses: setting('map_position', '33.5', '133.5, 1', '33.5, west', ' '),
  },
  {
    table: 'settings',
    rule: 'settings_percent',
    accepts: setting('sales_tax', '0', '8', '8.375', '99.999'),
    refuses: setting('sales_tax', '', '8%', '100', '-1', '8.3755'),
  },
  {
    table: 'audit_log',
    rule: 'audit_log_action_check',
    accepts: each('action', 'INSERT', 'UPDATE'),
    refuses: each('action', '', 'TRUNCATE'),
  },
  {
    table: 'publications',
    rule: 'publications_table_name',
    accepts: each('table_name', 'content_blocks', 'settings'),
    refuses: each('table_name', '', 'bookings'),
  },
  {
    table: 'publications',
    rule: 'publications_state',
    accepts: [finished('published'), finished('failed')],
    refuses: [finished(''), finished('done')],
  },
  {
    table: 'publications',
    rule: 'publications_finished_at',
    refuses: [{ state: 'published' }, { state: 'failed' }, finished('pending')],
  },
  {
    table: 'publications',
    rule: 'publications_reason',
    accepts: [{ ...finished('failed'), reason: 'x'.repeat(500) }],
    refuses: [
      { ...finished('failed'), reason: 'x'.repeat(501) },
      { ...finished('published'), reason: 'x' },
      { reason: 'x' },
    ],
  },
  { table: 'private.secrets', rule: 'secrets_value_check', refuses: each('value', '', '\\xab') },
  {
    table: 'private.limits',
    rule: 'limits_kind_check',
    accepts: each('kind', 'booking', 'move', 'placement', 'notice', 'availability', 'invitation'),
    refuses: each('kind', '', 'sign-up'),
  },
  {
    table: 'private.limits',
    rule: 'limits_sender_check',
    accepts: each('sender', 'address', 'network', 'phone', 'shop'),
    refuses: each('sender', '', 'name'),
  },
  { table: 'private.limits', rule: 'limits_at_most_check', refuses: each('at_most', '0', '-1') },
  { table: 'private.limits', rule: 'limits_period_check', refuses: each('period', '0', '-1 hour') },
  {
    table: 'remote_events',
    rule: 'remote_events_remote',
    accepts: each('remote', 'mf-tire-storage2'),
    refuses: each('remote', '', 'shell', 'mf-', 'mf-Booking', `mf-${'x'.repeat(38)}`),
  },
  {
    table: 'remote_events',
    rule: 'remote_events_version',
    refuses: each('version', '', 'localhost:3002', '3F2A9C0D1B2E', '3f2a9c0d1b2e0'),
  },
  {
    table: 'remote_events',
    rule: 'remote_events_route',
    accepts: each('route', '/tires/:category', '/admin/*', 'symptom-checker'),
    refuses: each('route', '', '/booking?name=Rosa', '/a b', '/a@b.example', 'x'.repeat(101)),
  },
  {
    table: 'remote_events',
    rule: 'remote_events_event',
    accepts: each('event', 'failure', 'crash'),
    refuses: each('event', '', 'load'),
  },
  {
    table: 'remote_events',
    rule: 'remote_events_error',
    accepts: each('error', 'TypeError'),
    refuses: each('error', 'Cannot read x', 'x'.repeat(41)),
  },
  { table: 'remote_events', rule: 'remote_events_times', refuses: each('times', '0') },
  {
    table: 'remote_versions',
    rule: 'remote_versions_remote',
    refuses: each('remote', 'shell', 'mf-', `mf-${'x'.repeat(38)}`),
  },
  {
    table: 'remote_versions',
    rule: 'remote_versions_version',
    refuses: each('version', '', 'localhost:3002', '3f2a9c0d1b2e0'),
  },
  { table: 'remote_visits', rule: 'remote_visits_visits', refuses: each('visits', '0') },
  {
    table: 'remote_visits',
    rule: 'remote_visits_failed',
    accepts: each('failed', '0', '1'),
    refuses: each('failed', '-1', '2'),
  },
];
