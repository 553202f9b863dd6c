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
    { id: 'staff_request', [column]: '{when}' },
    { id: 'staff_flood', [column]: '{name}' },
    { id: 'message_received', [column]: '{name}' },
  ],
});

const body = (column: string): ConstraintCase => ({
  table: 'message_texts',
  rule: `message_texts_${column}`,
  accepts: [
    ...each(column, '', 'x'.repeat(2000), 'Two\n\nparagraphs for {name}, {when}'),
    { id: 'booking_received', [column]: '{name} {shop} {reference}' },
    { id: 'message_received', [column]: '{shop}' },
    { id: 'staff_message', [column]: '{name} {shop} {subject}' },
    { id: 'staff_flood', [column]: '{shop} {count}' },
  ],
  refuses: [
    ...each(column, 'x'.repeat(2001), '{token}', '{', '}', ...UNREADABLE),
    { id: 'booking_received', [column]: '{when}' },
    { id: 'message_received', [column]: '{name}' },
  ],
});

/** The constraints of staff's own texts. */
export const MESSAGE_TEXT_CASES: ConstraintCase[] = [
  {
    table: 'message_texts',
    rule: 'message_texts_id',
    accepts: each('id', 'request_cancelled', 'staff_flood'),
    refuses: each('id', '', 'test', 'account_recovery'),
  },
  subject('subject'),
  subject('subject_es'),
  body('body'),
  body('body_es'),
];
