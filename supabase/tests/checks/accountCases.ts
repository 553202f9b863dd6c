import { BAD_EMAILS, type ConstraintCase, each, UNREADABLE } from './constraintCase.ts';

const UNKNOWN = '00000000-0000-4000-8000-0000000000bb';

const ended = (end_reason: string) => ({
  ...{ email: null, ended_at: '2026-03-01T00:00:00Z', end_reason },
});

/** The constraints of accounts, administrators and invitations. */
export const ACCOUNT_CASES: ConstraintCase[] = [
  {
    table: 'invitations',
    rule: 'invitations_email',
    refuses: each('email', ...BAD_EMAILS, 'Colleague@example.com'),
  },
  { table: 'invitations', rule: 'invitations_language', refuses: each('language', '', 'fr') },
  {
    table: 'invitations',
    rule: 'invitations_expires',
    refuses: each('expires_at', '2020-01-01T00:00:00Z'),
  },
  {
    table: 'invitations',
    rule: 'invitations_end_reason',
    accepts: ['used', 'expired', 'withdrawn', 'replaced', 'inviter'].map(ended),
    refuses: [ended('')],
  },
  {
    table: 'invitations',
    rule: 'invitations_ended',
    refuses: [{ ended_at: '2026-03-01T00:00:00Z' }, { end_reason: 'used' }, { email: null }],
  },
  {
    table: 'invitations',
    rule: 'invitations_invited_by_fkey',
    refuses: each('invited_by', UNKNOWN),
  },
  { table: 'user_profiles', rule: 'user_profiles_id_fkey', refuses: each('id', UNKNOWN) },
  {
    table: 'user_profiles',
    rule: 'user_profiles_name',
    accepts: each('name', '', 'José Ñandú', 'x'.repeat(60)),
    refuses: each('name', ' ', ...UNREADABLE, 'two\nlines', 'x'.repeat(61)),
  },
  {
    table: 'admins',
    rule: 'admins_user_id_fkey',
    accepts: each('user_id', null),
    refuses: each('user_id', UNKNOWN),
  },
];
