export const BOOK =
  'public.book_appointment(text, date, text, text, text, text, text, text, text, uuid, text, text[], boolean, jsonb, boolean, numeric[])';
const COUNT = 'private.count_senders(text, jsonb)';
const LIMIT = 'private.limit_booking(bookings)';
const FILLING = 'private.is_filling(bytea)';
const RECENT = 'private.recent_bookings()';
const FOUND_RECENT = 'private.found_recent_bookings(text[])';
const IS_FLOOD = 'private.is_flood(bigint)';
const FLOOD_NOTICE = 'private.queue_flood_notice(uuid)';
const WITHHOLD = 'private.withhold_messages(uuid)';
const RELEASE = 'private.release_messages(uuid)';
const CANCEL_ALL = 'public.cancel_bookings(jsonb, boolean)';
const RESTORE = 'public.restore_bookings(jsonb, boolean)';
const IS_ADMIN = 'private.is_admin()';
const SIGN_UP = 'private.sign_up_problem(text, jsonb)';
const INVITE = 'public.invite_admin(text, text)';
const WITHDRAW = 'public.withdraw_invitation(uuid)';
const RESTORE_INVITATION = 'public.restore_invitation(uuid)';
const CLOSED = 'private.close_invitations()';
const STATE = 'private.state_of_invitation(invitations)';
const SECRET_STATE = 'public.invitation_state(text)';
const AFTER = 'private.invitations_after_row()';
const OPEN_PLACE = 'private.require_open_place()';
const FIND = 'private.find_invitation(text, text)';
const ACCOUNT_MESSAGE = 'private.queue_account_message(text, uuid, text, text)';

/** Rules against invented bookings and about accounts: what replaces a part of a function. */
export const ABUSE_RULES = [
  [BOOK, `coalesce(p_website, '') <> ''`, 'false'],
  [BOOK, `booking.status not in ('requested', 'confirmed') or`, ''],
  [COUNT, 'not private.is_api_user() or', ''],
  [COUNT, 'or private.is_admin()', ''],
  [COUNT, 's.sent_at > now() - l.period', 'true'],
  [LIMIT, 'not private.is_api_user() or private.is_admin()', 'false'],
  [LIMIT, 'private.is_filling(new.network)', 'false'],
  [LIMIT, 'private.phone_digits(new.phone)', 'new.phone'],
  [FILLING, 'greatest(1, extract(epoch from b.ends_at - b.starts_at) / 7200)', '1'],
  [FILLING, 'not b.by_staff and', ''],
  [FILLING, `b.status = 'confirmed' and`, ''],
  [FILLING, 'and b.stage is null', ''],
  [FILLING, 'b.created_at > now() - l.period and', ''],
  [FILLING, 'b.starts_at > private.shop_now()', 'true'],
  [FILLING, `l.sender = 'shop' or b.network = p_network`, `l.sender = 'shop'`],
  [FILLING, `l.sender = 'shop' or`, ''],
  ['private.client_network()', '127.0.0.0/8', '127.0.0.0/32'],
  ['private.phone_digits(text)', 'ext|x|#', '#'],
  ['private.phone_digits(text)', '^1(?=', '^2(?='],
  [RECENT, 'b.created_at > now() - l.period and', ''],
  [RECENT, 'and not b.by_staff', ''],
  [RECENT, `b.status in ('requested', 'confirmed') and`, ''],
  [RECENT, 'and b.stage is null', ''],
  [RECENT, 'b.starts_at > private.shop_now()', 'true'],
  [FOUND_RECENT, 'order by f.same_network desc, (f.booking).network,', 'order by'],
  [FOUND_RECENT, 'like all (p_patterns)', 'is not null'],
  [FOUND_RECENT, 'count(r.network)', 'count(*)'],
  ['private.shown_booking(bookings)', 'idempotency_key,', ''],
  ['private.shown_booking(bookings)', 'cancel_token_hash,', ''],
  ['private.shown_booking(bookings)', ',network}', '}'],
  [IS_FLOOD, 'p_count >= 3 *', 'p_count >= 0 *'],
  [IS_FLOOD, 'p_count >= l.at_most and', ''],
  ['private.bookings_after_insert()', 'where not c.by_staff', ''],
  [FLOOD_NOTICE, `o.created_at > now() - l.period`, 'false'],
  [FLOOD_NOTICE, `and o.created_at > now() - l.period`, ''],
  [CANCEL_ALL, 'perform private.require_admin();', ''],
  [CANCEL_ALL, `when booking.stage is not null then 'arrived'`, ''],
  [CANCEL_ALL, `when not booking.is_unchanged then 'changed'`, ''],
  [CANCEL_ALL, `when booking.status not in ('requested', 'confirmed') then 'closed'`, ''],
  [RESTORE, 'perform private.require_admin();', ''],
  [RESTORE, `booking.present = 'cancelled'`, 'true'],
  [RESTORE, 'elsif booking.present <> booking.earlier then', 'else'],
  [RESTORE, `not in ('PT409', '22023')`, `not in ('22023')`],
  [CANCEL_ALL, 'if not p_with_messages then', 'if false then'],
  [CANCEL_ALL, 'if not p_with_messages then', 'if true then'],
  [RESTORE, 'if not p_with_messages then', 'if false then'],
  [RESTORE, 'if not p_with_messages then', 'if true then'],
  ['private.waiting_channels(uuid, text)', `and o.state = 'pending'`, ''],
  [WITHHOLD, `o.kind not like 'staff%' and`, ''],
  [WITHHOLD, `o.attempts = 0`, 'false'],
  [RELEASE, `and o.kind = 'booking_confirmed'`, ''],
  [RELEASE, `and o.reason = 'cancelled_silently'`, ''],
  [SIGN_UP, `when private.admin_exists() then 'signup_disabled'`, ''],
  [SIGN_UP, '>= 100', '>= 1000'],
  ['private.require_password()', `interval '5 minutes', true`, `interval '5 minutes', false`],
  ['private.require_password()', '5 minutes', '50 minutes'],
  ['private.session_start()', 'and s.user_id = auth.uid()', ''],
  ['private.is_admin()', `auth.jwt() ->> 'session_id' is not null and`, 'false and'],
  ['private.guard_admin_insert()', 'perform private.require_password();', ''],
  [INVITE, 'perform private.require_admin();', ''],
  [INVITE, 'perform private.require_password();', ''],
  [INVITE, 'i.email = address', 'false'],
  [INVITE, 'perform private.require_open_place();', ''],
  [OPEN_PLACE, '>= most_open', '>= 100'],
  [WITHDRAW, 'perform private.require_admin();', ''],
  [RESTORE_INVITATION, 'perform private.require_admin();', ''],
  [RESTORE_INVITATION, 'perform private.require_open_place();', ''],
  [RESTORE_INVITATION, 'perform private.close_invitations();', ''],
  [RESTORE_INVITATION, `and i.end_reason = 'withdrawn'`, ''],
  [RESTORE_INVITATION, 'and i.email is not null', ''],
  [CLOSED, 'i.expires_at <= now();', 'false;'],
  [CLOSED, `i.ended_at <= now() - interval '5 minutes' or`, ''],
  [CLOSED, 'or i.ended_at is not null and i.expires_at <= now()', ''],
  [CLOSED, `interval '30 days'`, `interval '31 days'`],
  [CLOSED, `interval '30 days'`, `interval '29 days'`],
  [OPEN_PLACE, `where private.state_of_invitation(i) = 'open'`, ''],
  [STATE, `when p_invitation.end_reason is not null then p_invitation.end_reason`, ''],
  [STATE, `when p_invitation.expires_at <= now() then 'expired'`, ''],
  [SECRET_STATE, `perform private.count_request('invitation');`, ''],
  [SECRET_STATE, 'where private.invitation_token(i.id) = p_token', 'limit 1'],
  [FIND, `private.state_of_invitation(i) = 'open' and`, ''],
  [FIND, 'i.email = lower(p_email) and', ''],
  [FIND, 'p_token = private.invitation_token(i.id)', 'true'],
  [AFTER, `in ('withdrawn', 'replaced')`, 'is not null'],
  [
    AFTER,
    `tg_op = 'UPDATE' and old.end_reason is distinct`,
    `tg_op <> 'INSERT' and old.end_reason is distinct`,
  ],
  [AFTER, 'new.invited_by is null and new.email is not null', 'false'],
  [AFTER, 'and new.email is not null', 'and new.end_reason is null'],
  [AFTER, `coalesce(i.end_reason, 'inviter')`, `'inviter'`],
  [AFTER, `and (o.state = 'pending' or new.email is null)`, ''],
  [AFTER, `or new.email is null`, ''],
  [INVITE, `end_reason = 'replaced'`, `end_reason = 'withdrawn'`],
  [
    'private.accept_invitation(uuid, text, jsonb)',
    `end_reason = 'used'`,
    `end_reason = 'withdrawn'`,
  ],
  [ACCOUNT_MESSAGE, '>= most_per_hour', '>= 100'],
  ['private.count_request(text)', 'or private.is_admin()', ''],
  [IS_ADMIN, `= 'aal2'`, `<> 'aal3'`],
  [IS_ADMIN, `= 'aal2'`, `= 'aal3'`],
  [IS_ADMIN, `to_regclass('auth.mfa_factors') is null`, 'true'],
  [IS_ADMIN, 'f.user_id = auth.uid() and', ''],
  [IS_ADMIN, `and f.status = 'verified'`, ''],
  [IS_ADMIN, `f.status = 'verified'`, `f.status = 'unverified'`],
  ['private.wider_network(text)', 'when 6 then 48', 'when 6 then 64'],
  ['private.wider_network(text)', 'else 24', 'else 32'],
] as const;
