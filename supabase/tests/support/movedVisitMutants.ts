const VISITS_IN = 'private.visits_in(integer, timestamptz, timestamptz)';
const NEEDS_BAY = 'private.needs_bay(bookings)';
const PLACE = 'private.place_booking(bookings, bookings)';
const OTHER_PLACE = 'private.other_place(bookings)';
const PROPOSE = 'public.propose_moves(integer, timestamptz, timestamptz)';
const MOVE_VISITS = 'private.move_visits(jsonb, boolean)';
const MOVE_ALL = 'public.move_visits(jsonb, uuid)';
const HOLD_ANYWAY = 'public.hold_anyway(uuid, integer, timestamptz, timestamptz, text, jsonb)';

/** Rules of holds over visits, of who is to be called about them, and of answered messages: see `RULES`. */
export const MOVED_VISIT_RULES = [
  ['private.guard_hold(holds)', 'not new.over_visits', 'true'],
  [VISITS_IN, 'b.bay = p_bay', 'true'],
  [VISITS_IN, 'private.needs_bay(b)', 'true'],
  [NEEDS_BAY, `(p_booking).status = 'confirmed'`, 'true'],
  [NEEDS_BAY, `(p_booking).stage is distinct from 'ready'`, 'true'],
  [PLACE, 'private.needs_bay(new) and', ''],
  [PLACE, 'h.bay = new.bay and not h.over_visits', 'h.bay = new.bay'],
  [PLACE, 'h.bay = new.bay and', ''],
  [PLACE, 'and h.starts_at < new.ends_at and h.ends_at > new.starts_at', ''],
  [PLACE, `if array_position(confirmed, 'bay_taken') is null then`, 'if true then'],
  [PLACE, `new.booked_anyway := new.booked_anyway || '{bay_taken}'::text[];`, ''],
  [VISITS_IN, 'b.ends_at > p_starts', 'true'],
  [VISITS_IN, 'b.starts_at < p_ends', 'true'],
  [OTHER_PLACE, 'or (p_visit).stage is not null', ''],
  [OTHER_PLACE, 'private.slot_start(f.day, f.slot) > (p_visit).starts_at', 'true'],
  [PROPOSE, 'perform private.require_admin();', ''],
  [PROPOSE, `raise exception 'undo' using errcode = 'UNDO0';`, ''],
  [
    MOVE_VISITS,
    'array_remove(array_remove(b.booked_anyway',
    `array_remove(array_remove('{}'::text[]`,
  ],
  [
    MOVE_VISITS,
    'b.status, b.stage, b.starts_at, b.ends_at, b.bay',
    'b.status, b.stage, b.starts_at, visit.ends_at, b.bay',
  ],
  [MOVE_VISITS, `sqlstate not in ('PT409', '22023')`, 'true'],
  [MOVE_VISITS, 'when p_is_undo then visit.moved_from', ''],
  [
    MOVE_VISITS,
    'case when p_is_undo then visit.booked_anyway',
    `case when p_is_undo then '{}'::text[]`,
  ],
  [HOLD_ANYWAY, 'perform private.require_admin();', ''],
  [
    HOLD_ANYWAY,
    '(h.bay, h.starts_at, h.ends_at, h.over_visits)',
    '(h.bay, h.starts_at, p_ends, h.over_visits)',
  ],
  [MOVE_ALL, 'perform private.require_admin();', ''],
  [MOVE_ALL, 'delete from public.holds h where h.id = p_hold;', ''],
  ['private.forget_call(bookings, bookings)', `and old.called_about <> 'moved'`, ''],
  ['private.forget_call(bookings, bookings)', 'new.moved_from := null;', ''],
  [
    'private.forget_call(bookings, bookings)',
    'and old.moved_from is not distinct from new.moved_from',
    '',
  ],
  [
    'private.contact_messages_before_row()',
    'new.answered_by := case when new.answered_at is not null then auth.uid() end;',
    '',
  ],
  ['private.contact_messages_before_row()', 'coalesce(old.answered_at, now())', 'new.answered_at'],
  ['private.contact_messages_before_row()', 'coalesce(old.deleted_at, now())', 'new.deleted_at'],
] as const;
