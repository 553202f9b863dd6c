import { BLANKS, type ConstraintCase, each } from './constraintCase.ts';

const LIST = ['{lift}', '{lift,alignment-rack}'];
const BAD_LISTS = ['{""}', '{NULL}', '{Lift}', '{"a b"}', '{{lift}}', `{${'x'.repeat(41)}}`];

/** The constraints of the schedule: services, opening hours, slots, closures, bays, holds. */
export const SCHEDULE_CASES: ConstraintCase[] = [
  {
    table: 'services',
    rule: 'services_id',
    accepts: each('id', 'tire-installation', 'x'.repeat(60)),
    refuses: each('id', '', '-', 'Oil', 'oil change', 'oil-', 'oil--change', 'x'.repeat(61)),
  },
  {
    table: 'services',
    rule: 'services_name',
    refuses: each('name', ...BLANKS, 'two\nlines', 'x'.repeat(101)),
  },
  {
    table: 'services',
    rule: 'services_name_es',
    refuses: each('name_es', ...BLANKS, 'two\nlines', 'x'.repeat(101)),
  },
  {
    table: 'services',
    rule: 'services_description',
    accepts: each('description', '', 'two\nlines'),
    refuses: each('description', 'x'.repeat(1001)),
  },
  {
    table: 'services',
    rule: 'services_description_es',
    refuses: each('description_es', 'x'.repeat(1001)),
  },
  {
    table: 'services',
    rule: 'services_minutes',
    accepts: each('minutes', '5', '720'),
    refuses: each('minutes', '0', '4', '-30', '721'),
  },
  {
    table: 'services',
    rule: 'services_price',
    accepts: each('price', '0', '0.01', '99999999.99'),
    refuses: each('price', '-0.01', '1.005', 'NaN', '100000000'),
  },
  {
    table: 'services',
    rule: 'services_needs',
    accepts: each('needs', '{}', ...LIST),
    refuses: each('needs', ...BAD_LISTS),
  },
  {
    table: 'opening_hours',
    rule: 'opening_hours_weekday',
    accepts: each('weekday', '1', '6'),
    refuses: each('weekday', '0', '8'),
  },
  {
    table: 'opening_hours',
    rule: 'opening_hours_times',
    accepts: [{ opens: '00:00', closes: '23:59' }],
    refuses: [
      { opens: '14:00' },
      { opens: '15:00' },
      { closes: '24:00' },
      { closes: '14:00:30' },
      { opens: '10:00:30' },
    ],
  },
  {
    table: 'slots',
    rule: 'slots_weekday',
    accepts: each('weekday', '1', '7'),
    refuses: each('weekday', '0', '8'),
  },
  {
    table: 'slots',
    rule: 'slots_starts',
    accepts: each('starts', '00:00', '23:59'),
    refuses: each('starts', '24:00', '09:00:30'),
  },
  {
    table: 'closures',
    rule: 'closures_days',
    accepts: each('last_day', '2026-12-25', '9999-12-31'),
    refuses: [
      { last_day: '2026-12-23' },
      { last_day: '10000-01-01' },
      { last_day: 'infinity' },
      { first_day: '1999-12-31' },
    ],
  },
  {
    table: 'closures',
    rule: 'closures_times',
    accepts: [
      { closes: null, reopens: null },
      { closes: '00:00', reopens: '24:00' },
    ],
    refuses: [{ closes: null }, { reopens: null }, { reopens: '12:00' }, { reopens: '11:00' }],
  },
  {
    table: 'closures',
    rule: 'closures_reason',
    accepts: each('reason', ''),
    refuses: each('reason', 'two\nlines', 'x'.repeat(201)),
  },
  {
    table: 'closures',
    rule: 'closures_reason_es',
    refuses: each('reason_es', 'two\nlines', 'x'.repeat(201)),
  },
  {
    table: 'offers',
    rule: 'offers_title',
    accepts: [{ title: '', title_es: 'Cambio de aceite' }],
    refuses: [
      { title: '', title_es: '' },
      ...each('title', ...BLANKS, 'two\nlines', 'x'.repeat(101)),
    ],
  },
  {
    table: 'offers',
    rule: 'offers_title_es',
    refuses: each('title_es', 'two\nlines', 'x'.repeat(101)),
  },
  { table: 'offers', rule: 'offers_text', refuses: each('text', 'x'.repeat(2001)) },
  { table: 'offers', rule: 'offers_text_es', refuses: each('text_es', 'x'.repeat(2001)) },
  { table: 'offers', rule: 'offers_small_print', refuses: each('small_print', 'x'.repeat(301)) },
  {
    table: 'offers',
    rule: 'offers_small_print_es',
    refuses: each('small_print_es', 'x'.repeat(301)),
  },
  {
    table: 'offers',
    rule: 'offers_picture',
    accepts: each('picture', ''),
    refuses: each('picture', 'https://example.com/a.webp', '/a.webp', 'drawing:before-1'),
  },
  {
    table: 'offers',
    rule: 'offers_category',
    accepts: ['tires', 'winter-tires', 'parts', 'filters'].map((category) => ({
      category,
      service: null,
      percent: null,
    })),
    refuses: ['', 'all', 'wipers'].map((category) => ({ category, service: null, percent: null })),
  },
  {
    table: 'offers',
    rule: 'offers_subject',
    accepts: [{ service: null, percent: null }],
    refuses: [{ category: 'tires' }, { category: 'tires', percent: null }],
  },
  {
    table: 'offers',
    rule: 'offers_service',
    accepts: each('service', 'brake-service'),
    refuses: each('service', 'no-such-service'),
  },
  {
    table: 'offers',
    rule: 'offers_percent',
    accepts: each('percent', '1', '100'),
    refuses: each('percent', '0', '-5', '101'),
  },
  {
    table: 'offers',
    rule: 'offers_amount',
    accepts: [{ percent: null, amount: '0.01' }],
    refuses: ['0', '-1', '1.005', '100000000', 'NaN'].map((amount) => ({ percent: null, amount })),
  },
  {
    table: 'offers',
    rule: 'offers_discount',
    accepts: [{ percent: null }, { percent: null, service: null }],
    refuses: [
      { amount: '5' },
      { service: null },
      { service: null, category: 'tires' },
      { service: null, percent: null, amount: '5' },
    ],
  },
  {
    table: 'offers',
    rule: 'offers_times',
    accepts: each('ends_at', '2026-12-18T08:01:00-05'),
    refuses: [
      ...each(
        'ends_at',
        '2026-12-18T08:00:00-05',
        '2026-12-17T08:00:00-05',
        '2100-01-01',
        'infinity',
      ),
      ...each('ends_at', '2026-12-20T17:00:30-05'),
      ...each('starts_at', '1999-12-31', '-infinity', '2026-12-18T08:00:30-05'),
    ],
  },
  {
    table: 'bays',
    rule: 'bays_id',
    accepts: each('id', '1', '99'),
    refuses: each('id', '0', '100'),
  },
  {
    table: 'bays',
    rule: 'bays_name',
    refuses: each('name', ...BLANKS, 'two\nlines', 'x'.repeat(61)),
  },
  {
    table: 'bays',
    rule: 'bays_equipment',
    accepts: each('equipment', '{}', ...LIST),
    refuses: each('equipment', ...BAD_LISTS),
  },
  { table: 'holds', rule: 'holds_bay_fkey', accepts: each('bay', '2'), refuses: each('bay', '3') },
  {
    table: 'holds',
    rule: 'holds_times',
    accepts: each('starts_at', '2000-01-02T00:00:00Z'),
    refuses: [
      { starts_at: '2026-12-24T16:00:00Z' },
      { starts_at: '-infinity' },
      { starts_at: '1999-12-30T00:00:00Z' },
      { ends_at: 'infinity' },
    ],
  },
  {
    table: 'holds',
    rule: 'holds_reason',
    accepts: each('reason', ''),
    refuses: each('reason', 'two\nlines', 'x'.repeat(201)),
  },
];
