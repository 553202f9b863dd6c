import { type ConstraintCase, each, UNREADABLE } from './constraintCase.ts';

const subject = (column: string): ConstraintCase => ({
  table: 'message_texts',
  rule: `message_texts_${column}`,
  accepts: each(column, '', 'x'.repeat(150), 'On {when}: {services} ({reference}), {name}, {shop}'),
  refuses: [
    ...each(column, 'x'.repeat(151), 'two\nlines', '{token}', '{Name}', 'a { brace', 'a } brace'),
    ...each(column, '{{name}}', '{name', ...UNREADABLE),
    { id: 'booking_received', [column]: '{when}' },
    { id: 'request_cancelled', [column]: '{services}' },
    { id: 'message_received', [column]: '{reference}' },
  ],
});

const body = (column: string): ConstraintCase => ({
  table: 'message_texts',
  rule: `message_texts_${column}`,
  accepts: [
    ...each(column, '', 'x'.repeat(2000), 'Two\n\nparagraphs for {name}, {when}'),
    { id: 'booking_received', [column]: '{name} {shop} {reference}' },
    { id: 'message_received', [column]: '{name} {shop}' },
  ],
  refuses: [
    ...each(column, 'x'.repeat(2001), '{token}', '{', '}', ...UNREADABLE),
    { id: 'booking_received', [column]: '{when}' },
    { id: 'message_received', [column]: '{reference}' },
  ],
});

/** The constraints of staff's own texts. */
export const MESSAGE_TEXT_CASES: ConstraintCase[] = [
  {
    table: 'message_texts',
    rule: 'message_texts_id',
    accepts: each('id', 'request_cancelled', 'message_received'),
    refuses: each('id', '', 'staff_booking', 'account_recovery'),
  },
  subject('subject'),
  subject('subject_es'),
  body('body'),
  body('body_es'),
];
