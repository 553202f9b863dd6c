import { CONFIRMED_BOOKING } from './confirmedBooking.ts';
import {
  BAD_EMAILS,
  BLANKS,
  type ConstraintCase,
  each,
  LINKS,
  UNREADABLE,
} from './constraintCase.ts';

const FORGOTTEN = {
  ...{ forgotten_at: '2026-03-01T12:00:00Z', name: '', email: '', phone: '', vehicle: '' },
};

/** The constraints of the tables with submissions of customers: contact messages and bookings. */
export const CUSTOMER_CASES: ConstraintCase[] = [
  {
    table: 'contact_messages',
    rule: 'contact_messages_name',
    accepts: each('name', 'J.R. Díaz-O’Neil, Jr.', '王小明'),
    refuses: each('name', ...BLANKS, ...UNREADABLE, ...LINKS, 'two\nlines', 'x'.repeat(101)),
  },
  {
    table: 'contact_messages',
    rule: 'contact_messages_email',
    accepts: each('email', "o'neil+tires@mail.example.co"),
    refuses: each('email', ...BAD_EMAILS),
  },
  {
    table: 'contact_messages',
    rule: 'contact_messages_subject',
    refuses: each('subject', ...BLANKS, ...UNREADABLE, 'two\nlines', 'x'.repeat(151)),
  },
  {
    table: 'contact_messages',
    rule: 'contact_messages_message',
    accepts: each('message', 'two\r\n\tlines', '¿Cuánto? 👩\u200d🔧'),
    refuses: each('message', ...BLANKS, ...UNREADABLE, 'x'.repeat(5001)),
  },
  {
    table: 'contact_messages',
    rule: 'contact_messages_language',
    accepts: each('language', 'es'),
    refuses: each('language', '', 'fr'),
  },
  {
    table: 'contact_messages',
    rule: 'contact_messages_website',
    refuses: each('website', 'https://spam.example'),
  },
  {
    table: 'bookings',
    rule: 'bookings_reference',
    refuses: each('reference', '', 'abc-234', 'ABC234', 'ABC-10O'),
  },
  {
    table: 'bookings',
    rule: 'bookings_status',
    accepts: [...each('status', 'completed', 'cancelled', 'no_show'), CONFIRMED_BOOKING],
    refuses: each('status', '', 'pending'),
  },
  {
    table: 'bookings',
    rule: 'bookings_service',
    accepts: each('service', 'brake-service', 'battery-replacement'),
    refuses: each('service', '', 'car-wash'),
  },
  {
    table: 'bookings',
    rule: 'bookings_slot',
    accepts: each('requested_slot', '09:00', '12:20', '23:59'),
    refuses: each('requested_slot', '', '9:00', '09:00:00', '24:00', '12:60'),
  },
  {
    table: 'bookings',
    rule: 'bookings_name',
    accepts: each('name', 'J.R. Díaz-O’Neil, Jr.', '王小明'),
    refuses: each('name', ...BLANKS, ...UNREADABLE, ...LINKS, 'two\nlines', 'x'.repeat(101)),
  },
  {
    table: 'bookings',
    rule: 'bookings_email',
    accepts: [{ by_staff: 'true', email: '' }, { email: 'josé@correo.example' }],
    refuses: [
      ...each('email', ...BAD_EMAILS),
      { by_staff: 'true', email: 'rosa' },
      { by_staff: 'true', email: ' ' },
    ],
  },
  {
    table: 'bookings',
    rule: 'bookings_phone',
    accepts: [
      ...each('phone', '770.555.0123', '+1 770 555 0123', '7705550123 ext. 12'),
      { by_staff: 'true', is_walk_in: 'true', email: '', phone: '' },
      { by_staff: 'true', phone: '' },
    ],
    refuses: [
      ...each('phone', '', '7705550123x12', 'call me', '123456', '(((((((', '7705550123<script>'),
      { phone: '1'.repeat(31) },
      { is_walk_in: 'true', phone: '' },
      { by_staff: 'true', email: '', phone: '' },
      { by_staff: 'true', is_walk_in: 'true', phone: ' ' },
    ],
  },
  {
    table: 'bookings',
    rule: 'bookings_vehicle',
    accepts: [{ by_staff: 'true', vehicle: '' }, ...each('vehicle', '2015 Honda CR-V 1.5T (EX)')],
    refuses: [
      ...each('vehicle', ...BLANKS, ...UNREADABLE, 'two\nlines', 'x'.repeat(151)),
      { by_staff: 'true', vehicle: ' ' },
    ],
  },
  {
    table: 'bookings',
    rule: 'bookings_plate',
    accepts: each('plate', '', 'ABC 1234'),
    refuses: each('plate', ...UNREADABLE, 'two\nlines', 'x'.repeat(21)),
  },
  {
    table: 'bookings',
    rule: 'bookings_minutes',
    accepts: each('minutes', '5', '720'),
    refuses: each('minutes', '-30', '0', '4', '721'),
  },
  {
    table: 'bookings',
    rule: 'bookings_stage',
    accepts: ['arrived', 'in_bay', 'ready'].map((stage) => ({ ...CONFIRMED_BOOKING, stage })),
    refuses: [
      { stage: 'arrived' },
      { ...CONFIRMED_BOOKING, stage: '' },
      { ...CONFIRMED_BOOKING, stage: 'washed' },
      { ...CONFIRMED_BOOKING, status: 'completed', stage: 'ready' },
    ],
  },
  {
    table: 'bookings',
    rule: 'bookings_called',
    accepts: each(
      'called_about',
      'closed_day',
      'outside_hours',
      'invalid_bay',
      'bay_held',
      'moved',
    ),
    refuses: each('called_about', '', 'slot_full'),
  },
  {
    table: 'bookings',
    rule: 'bookings_forgotten',
    accepts: [FORGOTTEN],
    refuses: [
      ...['name', 'email', 'phone', 'vehicle', 'plate', 'notes'].map((column) => ({
        ...FORGOTTEN,
        [column]: 'x',
      })),
      { ...FORGOTTEN, sms_consent: '2026-03-01T12:00:00Z' },
      { ...FORGOTTEN, network: '\\xab' },
    ],
  },
  {
    table: 'bookings',
    rule: 'bookings_notes',
    accepts: each('notes', '', 'two\nlines'),
    refuses: each('notes', ...UNREADABLE, 'x'.repeat(2001)),
  },
  {
    table: 'bookings',
    rule: 'bookings_language',
    accepts: each('language', 'en'),
    refuses: each('language', '', 'fr', 'EN'),
  },
  { table: 'bookings', rule: 'bookings_token', refuses: each('cancel_token_hash', '', '\\xab') },
  {
    table: 'bookings',
    rule: 'bookings_bay',
    refuses: [
      { ...CONFIRMED_BOOKING, bay: '0' },
      { ...CONFIRMED_BOOKING, bay: '100' },
    ],
  },
  {
    table: 'bookings',
    rule: 'bookings_times',
    refuses: [
      { ...CONFIRMED_BOOKING, ends_at: null },
      { ...CONFIRMED_BOOKING, starts_at: CONFIRMED_BOOKING.ends_at },
    ],
  },
  {
    table: 'bookings',
    rule: 'bookings_placed',
    accepts: [{ ...CONFIRMED_BOOKING, status: 'cancelled', bay: null }],
    refuses: [
      { bay: '1' },
      { ...CONFIRMED_BOOKING, status: 'cancelled' },
      { ...CONFIRMED_BOOKING, status: 'no_show', bay: null },
    ],
  },
  {
    table: 'bookings',
    rule: 'bookings_bay_fkey',
    refuses: [{ ...CONFIRMED_BOOKING, bay: '3' }],
  },
  {
    table: 'bookings',
    rule: 'bookings_further_services',
    accepts: [{ service: 'oil-change', further_services: '{oil-change}' }],
    refuses: [
      { further_services: '{oil-change}' },
      { service: 'oil-change', further_services: '{oil-change,NULL}' },
      { service: 'oil-change', further_services: `{${'oil-change,'.repeat(9)}oil-change}` },
    ],
  },
  { table: 'bookings', rule: 'bookings_confirmed', refuses: each('status', 'confirmed') },
];
