import { ACCOUNTS } from '../support/actors.ts';
import { BOOKING } from '../support/fixture.ts';
import { type ConstraintCase, each } from './constraintCase.ts';

const DUE = '2026-03-02T17:00:00Z';

/** The constraints of the outbox. */
export const OUTBOX_CASES: ConstraintCase[] = [
  {
    table: 'private.outbox',
    rule: 'outbox_kind',
    accepts: each('kind', 'booking_reminder', 'staff_message', 'account_recovery', 'test'),
    refuses: each('kind', '', 'advertisement'),
  },
  {
    table: 'private.outbox',
    rule: 'outbox_about',
    accepts: [{ booking_id: null, account_id: ACCOUNTS.user }],
    refuses: [{ booking_id: null }, { account_id: ACCOUNTS.user }],
  },
  {
    table: 'private.outbox',
    rule: 'outbox_recipient',
    refuses: each('recipient', '', 'x'.repeat(255)),
  },
  {
    table: 'private.outbox',
    rule: 'outbox_channel',
    accepts: [{ channel: 'sms', recipient: '+17705550123' }],
    refuses: [
      { channel: 'letter' },
      { channel: 'sms' },
      { channel: 'sms', recipient: '+525512345678' },
      { channel: 'sms', recipient: '7705550123' },
    ],
  },
  { table: 'private.outbox', rule: 'outbox_language', refuses: each('language', '', 'fr') },
  {
    table: 'private.outbox',
    rule: 'outbox_times',
    refuses: [{ expires_at: DUE }, { next_attempt_at: '2026-03-02T16:59:59Z' }],
  },
  { table: 'private.outbox', rule: 'outbox_attempts', refuses: each('attempts', '-1') },
  { table: 'private.outbox', rule: 'outbox_state', refuses: each('state', '', 'claimed') },
  {
    table: 'private.outbox',
    rule: 'outbox_sent_at',
    accepts: [{ state: 'sent', sent_at: DUE }],
    refuses: [{ state: 'sent' }, { sent_at: DUE }, { state: 'failed', sent_at: DUE }],
  },
  { table: 'private.outbox', rule: 'outbox_reason', refuses: each('reason', 'x'.repeat(501)) },
  {
    table: 'private.outbox',
    rule: 'outbox_account_id_fkey',
    refuses: [{ booking_id: null, account_id: '00000000-0000-4000-8000-0000000000ff' }],
  },
  {
    table: 'private.outbox',
    rule: 'outbox_invitation_id_fkey',
    refuses: [{ booking_id: null, invitation_id: '00000000-0000-4000-8000-0000000000ff' }],
  },
  {
    table: 'private.outbox',
    rule: 'outbox_booking_id_fkey',
    accepts: [{ booking_id: BOOKING }],
    refuses: each('booking_id', '00000000-0000-4000-8000-0000000000ff'),
  },
  {
    table: 'private.outbox',
    rule: 'outbox_contact_message_id_fkey',
    refuses: [{ booking_id: null, contact_message_id: '00000000-0000-4000-8000-0000000000ff' }],
  },
];
