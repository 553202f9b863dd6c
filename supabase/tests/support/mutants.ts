import type { Db } from './db.ts';
import { GHOST_RULES } from './ghostMutants.ts';
import { MESSAGE_TEXT_RULES } from './messageTextMutants.ts';
import { PRODUCT_RULES } from './productMutants.ts';

/** One way to weaken the database. */
export interface Mutant {
  kind: string;
  name: string;
  sql: string;
}

const OURS = `('public'::regnamespace, 'private'::regnamespace)`;
const ROLES = `('anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole, 'publisher'::regrole, 'messenger'::regrole)`;

const PLACE = 'private.place_booking()';
const CHOICE = 'private.check_choice(text[], date, text)';
const FREE_BAY = 'private.free_bay(timestamptz, timestamptz, text[], uuid, integer)';
const FREE_SLOTS = 'private.free_slots(integer, text[], date, date, uuid)';
const TAKEN = 'private.taken_bays(timestamptz, timestamptz, uuid)';
const OPEN = 'private.open_times(date, date)';
const APPLY = 'private.apply_setting()';
const MIRROR = 'private.mirror_schedule()';
const WEEKDAYS = 'public.save_weekdays(integer[], text[], text[], jsonb)';
const SETTINGS = 'public.save_settings(jsonb)';
const MOVE = 'public.move_booking(text, date, text)';
const AVAILABILITY = 'public.slot_availability(text[], date, date, text)';
const DEMAND = 'private.bay_demand(text[])';

const IN_BAY = 'public.place_in_bay(uuid, timestamptz, date, text, integer, integer)';
const MISFITS = 'private.misfits()';
const DRY_RUN = 'public.bookings_outside(jsonb, jsonb, jsonb, jsonb, jsonb, jsonb)';
const SEARCH = 'public.search_bookings(text)';
const START_TIMES = 'public.start_times(date, text[], integer, uuid)';

const REPORT = 'public.report_remotes(jsonb)';
const FORGET = 'private.forget_reports(integer)';

const TELL = 'private.tell_of_booking()';
const REMINDER = 'private.plan_reminder(bookings)';
const CLAIM = 'public.claim_outbox(integer)';
const RECORD = 'public.record_delivery(uuid, integer, text, boolean)';

const RULES = [
  [TELL, `interval '15 seconds'`, `interval '0'`],
  [TELL, 'o.attempts = 0', 'true'],
  [TELL, 'o.due_at > private.shop_now()', 'true'],
  [TELL, 'coalesce(untold, known)', 'known'],
  [TELL, 'coalesce(known_start > private.shop_now(), true)', 'true'],
  [TELL, `is distinct from 'ready'`, 'is not null'],
  [TELL, 'and not new.is_walk_in', ''],
  [TELL, 'and not new.by_staff', ''],
  [TELL, 'private.staff_language()', `'en'`],
  [REMINDER, 'due > private.shop_now()', 'true'],
  [REMINDER, 'private.wants_reminders((p_booking).email)', 'true'],
  [REMINDER, '(p_booking).stage is null', 'true'],
  [
    'private.reminder_time(timestamp with time zone)',
    `((p_starts at time zone private.shop_zone()) - interval '1 day') at time zone private.shop_zone()`,
    `p_starts - interval '24 hours'`,
  ],
  ['private.recipient_hash(text)', 'lower(trim(p_email))', 'p_email'],
  [CLAIM, 'w.next_attempt_at <= private.shop_now()', 'true'],
  [CLAIM, 'order by w.next_attempt_at, w.id', 'order by w.next_attempt_at desc'],
  [CLAIM, 'o.expires_at <= private.shop_now()', 'false'],
  [
    CLAIM,
    `case when o.reason = '' then 'It was not sent in time.' else o.reason end`,
    `'It was not sent in time.'`,
  ],
  [RECORD, 'o.attempts = p_attempt', 'true'],
  [RECORD, `o.state = 'pending' and`, ''],
  [RECORD, 'least(p_attempt - 1, 6)', '(p_attempt - 1)'],
  [RECORD, `'{}' else`, 'o.facts else'],
  ...MESSAGE_TEXT_RULES,
  ['public.list_sent(uuid)', 'perform private.require_admin();', ''],
  ['private.texts_to(bookings)', '(p_booking).sms_consent is not null', 'true'],
  ['private.texts_to(bookings)', `s.value = 'on'`, 'true'],
  ['private.texts_to(bookings)', 'r.recipient = private.number_hash(n.number)', 'false'],
  ['private.text_number(text)', `p_phone !~* '[a-z#]'`, 'true'],
  ['private.text_number(text)', `p_phone !~ '^\\s*\\+(?!1)'`, 'true'],
  ['private.forget_consent()', 'new.sms_consent := null', 'null'],
  ['private.tell_by_text()', 'private.texts_to(new) is not null', 'false'],
  ['private.tell_by_text()', `interval '15 seconds'`, `interval '0'`],
  ['public.consent_for_caller(uuid)', 'perform private.require_admin();', ''],
  ['public.consent_for_caller(uuid)', 'and b.sms_consent is null', ''],
  ['public.record_opt_out(uuid)', 'o.id <> r.id', 'true'],
  ...GHOST_RULES,
  [REPORT, 'max_visits_per_network)', '1000)'],
  [REPORT, `reported.version, 'visit', 'network:'`, `reported.version, reported.start, 'network:'`],
  [REPORT, `reported.version, 'visit', 'address:'`, `reported.version, reported.start, 'address:'`],
  [REPORT, 'max_events_per_network)', '1000)'],
  [REPORT, 'max_rows_per_version <=', '1000 <='],
  [REPORT, `bool_or(r.event <> 'load')`, 'false'],
  [REPORT, 'join public.remote_versions v using (remote, version)', ''],
  [REPORT, `m.value is not null and (m.vital <> 'LCP' or r.start <> 'app')`, 'm.value is not null'],
  [REPORT, 'max(m.value)', 'min(m.value)'],
  [FORGET, 'day < private.shop_today()', 'day <= private.shop_today()'],
  [FORGET, 'private.shop_today() - retention_days', 'private.shop_today() - 80'],
  [FORGET, 'limit p_at_most', 'limit 100000'],
  ['private.vital_bucket(text, numeric)', 'p_value > bound', 'p_value >= bound'],
  ['private.wider_network(text)', 'when 6 then 48', 'when 6 then 64'],
  ['private.wider_network(text)', 'else 24', 'else 32'],
  [PLACE, 'new.is_walk_in or private.is_slot(new.requested_date, new.requested_slot)', 'true'],
  [PLACE, 'new.is_walk_in or', 'false or'],
  [PLACE, 'isempty(open_at)', 'false'],
  [PLACE, 'not tsrange(starts, starts + (new.ends_at - new.starts_at)) <@ open_at', 'false'],
  [PLACE, 'new.service is not null and demand.minutes is null', 'false'],
  [PLACE, 'old.further_services', 'new.further_services'],
  [PLACE, 'demand.needs', `'{}'`],
  [PLACE, ', new.minutes)', ', old.minutes)'],
  [PLACE, 'coalesce(new.minutes, demand.minutes)', 'demand.minutes'],
  [PLACE, 'new.stage := null', 'null'],
  [PLACE, 'or chosen_bay is not null', ''],
  [PLACE, 'coalesce(chosen_bay, old.bay)', 'chosen_bay'],
  [PLACE, 'coalesce(chosen_bay, old.bay)', 'old.bay'],
  [PLACE, 'case when chosen_bay is null then private', 'case when true then private'],
  [PLACE, 'b.id = chosen_bay and b.is_active', 'b.id = chosen_bay'],
  [PLACE, 'demand.needs <@ b.equipment', 'true'],
  [IN_BAY, 'booking.updated_at is distinct from p_updated_at', 'false'],
  [IN_BAY, 'num_nulls(booking.service, p_date, p_slot) > 0', 'false'],
  [IN_BAY, 'booking.bay <> p_bay', 'false'],
  [IN_BAY, 'minutes = p_minutes,', ''],
  [IN_BAY, `('requested', 'cancelled')`, `('requested')`],
  [IN_BAY, `perform private.take_lock('bookings');`, ''],
  ['private.require_admin()', 'not private.is_admin()', 'false'],
  [SEARCH, `patterns <> '{}' and`, ''],
  [SEARCH, 'limit 50', ''],
  [SEARCH, 'like all', 'like any'],
  [START_TIMES, 'tsrange(t.starts, t.starts + t.lasts) <@ o.open_at', 'true'],
  [START_TIMES, 't.starts_at <= private.shop_now()', 'false'],
  [START_TIMES, 'd.needs, p_except', 'd.needs, null'],
  [START_TIMES, 'coalesce(p_minutes, d.minutes', 'coalesce(d.minutes'],
  [MISFITS, `b.status = 'confirmed'`, 'true'],
  [MISFITS, 'b.starts_at > private.shop_now()', 'true'],
  [MISFITS, 'b.is_walk_in or', 'false or'],
  [MISFITS, 'private.is_slot(b.requested_date, b.requested_slot)', 'true'],
  [MISFITS, 'y.is_active', 'true'],
  [MISFITS, 'd.needs <@ y.equipment', 'true'],
  [MISFITS, 'n.bay = b.bay', 'true'],
  [MISFITS, 'n.starts_at > b.starts_at', 'true'],
  [MISFITS, 'n.starts_at < e.ends_at', 'true'],
  [MISFITS, 'h.bay = b.bay', 'true'],
  [MISFITS, 'h.ends_at > b.starts_at', 'true'],
  [MISFITS, 'h.starts_at < e.ends_at', 'true'],
  [MISFITS, 'coalesce(b.minutes, d.minutes)', 'd.minutes'],
  [DRY_RUN, 'm.id <> all (misfits_before)', 'true'],
  [DRY_RUN, `raise exception 'undo' using errcode = 'UNDO0';`, ''],
  [SETTINGS, 'and s.updated_at = r.updated_at', ''],
  [SETTINGS, 'perform private.require_admin();', ''],
  [CHOICE, 's.is_active', 'true'],
  [CHOICE, '(s.in_wizard or not by_visitor)', 'true'],
  [CHOICE, 'not by_visitor', 'false'],
  [CHOICE, 'not private.is_slot(p_date, p_slot)', 'false'],
  [CHOICE, 's.weekday = extract(isodow from p_date)', 'true'],
  [FREE_BAY, 'b.is_active', 'true'],
  [FREE_BAY, 'p_needs <@ b.equipment', 'true'],
  [FREE_BAY, 'a.is_active', 'true'],
  [FREE_BAY, '(select count(*) from taken) <', '0 <'],
  [FREE_SLOTS, 'p_needs <@ b.equipment', 'true'],
  [FREE_SLOTS, 'where b.is_active', ''],
  [FREE_SLOTS, '<@ o.open_at', 'is not null'],
  [FREE_SLOTS, 'where c.starts_at > private.shop_now()', ''],
  [FREE_SLOTS, 't.ends_at > c.starts_at', 'true'],
  [FREE_SLOTS, 'u.taken < bay.active and', ''],
  [FREE_SLOTS, 'and u.taken_suitable < bay.suitable', ''],
  [TAKEN, 'y.is_active', 'true'],
  [TAKEN, 'b.id is distinct from p_except', 'true'],
  [TAKEN, 'h.ends_at > p_from', 'true'],
  [TAKEN, 'h.starts_at < p_to', 'true'],
  [TAKEN, 'b.ends_at > p_from', 'true'],
  [TAKEN, 'b.starts_at < p_to', 'true'],
  [OPEN, 'o.weekday = extract(isodow from d.day)', 'true'],
  [OPEN, 'd.day between c.first_day and c.last_day', 'd.day = c.first_day'],
  [OPEN, 'c.closes,', 'null::time,'],
  [OPEN, 'c.reopens,', 'null::time,'],
  [FREE_SLOTS, 'p_except)', 'null)'],
  [MOVE, `booking.status in ('requested', 'cancelled')`, 'false'],
  [MOVE, `booking.status <> 'confirmed' or`, 'false or'],
  [MOVE, 'booking.starts_at <= private.shop_now()', 'false'],
  [
    MOVE,
    '(booking.requested_date, booking.requested_slot) is not distinct from (p_date, p_slot)',
    'false',
  ],
  // Not `num_nulls(p_date, p_slot) > 0`: place_booking rejects the same with the same error.
  [MOVE, `private.check_choice('{}', p_date, p_slot)`, `private.check_choice('{}', null, null)`],
  [MOVE, `private.check_choice('{}'`, 'private.check_choice(array[booking.service]'],
  [MOVE, `perform private.count_submission('move', nullif(booking.email, ''))`, 'null'],
  [MOVE, 'is_walk_in = false', 'is_walk_in = is_walk_in'],
  [AVAILABILITY, 'perform private.check_choice(p_services, null, null)', 'null'],
  [AVAILABILITY, ' <@ o.open_at', ' is not null'],
  [AVAILABILITY, 'booking.id', 'null'],
  [AVAILABILITY, 'booking.service || booking.further_services', 'p_services'],
  [AVAILABILITY, 'greatest(p_from, private.shop_today())', 'p_from'],
  [AVAILABILITY, 'least(p_to, private.shop_today() + 30)', 'p_to'],
  [DEMAND, 'o.id = any (p_services)', 'o.id = p_services[1]'],
  [APPLY, 'c.closes is null and not', 'not'],
  [APPLY, 'and m.value <> new.value', ''],
  [APPLY, 'o.is_active desc, ', ''],
  [MIRROR, 'pg_trigger_depth() > 1', 'false'],
  [MIRROR, 'not exists (select from public.bays b where b.is_active)', 'false'],
  [MIRROR, ' * future <> ', ' <> '],
  ['private.schedule_settings()', 'where c.closes is null', ''],
  ['private.guard_hold()', 'b.ends_at > new.starts_at', 'true'],
  ['private.guard_hold()', 'b.starts_at < new.ends_at', 'true'],
  [WEEKDAYS, 'perform private.require_admin();', ''],
  [WEEKDAYS, 'stored is null or', ''],
  [WEEKDAYS, 'or r is null', ''],
  [WEEKDAYS, '(select count(*) from removed) >= 0 and', ''],
  ...PRODUCT_RULES,
  ['public.full_slots(text, date, date)', ' union select to_char', ' except select to_char'],
] as const;

// Each query lists, from the catalogue of the migrated database, everything of one kind that the
// migrations created, with the statement that removes it.
const KINDS: Record<string, string> = {
  'policy dropped': `
    select p.policyname || ' on ' || p.tablename as name,
      format('drop policy %I on %I.%I', p.policyname, p.schemaname, p.tablename) as sql
    from pg_policies p where p.schemaname in ('public', 'private')`,
  'policy wide open': `
    select p.policyname || ' on ' || p.tablename as name,
      format('alter policy %I on %I.%I %s %s', p.policyname, p.schemaname, p.tablename,
        case when p.qual is not null then 'using (true)' end,
        case when p.with_check is not null then 'with check (true)' end) as sql
    from pg_policies p where p.schemaname in ('public', 'private')
      and coalesce(p.qual, 'true') || coalesce(p.with_check, 'true') <> 'truetrue'
      -- Its condition repeats what the column grants decide already: no statement can detect it.
      and p.policyname <> 'contact_messages_send'`,
  'row level security off': `
    select c.relname as name, format('alter table %s disable row level security', c.oid::regclass) as sql
    from pg_class c where c.relnamespace in ${OURS} and c.relkind = 'r'`,
  'table grant revoked': `
    select format('%s on %s to %s', g.privilege_type, c.relname, g.grantee::regrole) as name,
      format('revoke %s on %s from %s', g.privilege_type, c.oid::regclass, g.grantee::regrole) as sql
    from pg_class c, aclexplode(c.relacl) g
    where c.relnamespace in ${OURS} and c.relkind = 'r' and g.grantee in ${ROLES}`,
  'column grant revoked': `
    select format('%s (%s) on %s to %s', g.privilege_type, a.attname, c.relname, g.grantee::regrole) as name,
      format('revoke %s (%I) on %s from %s', g.privilege_type, a.attname, c.oid::regclass, g.grantee::regrole) as sql
    from pg_class c join pg_attribute a on a.attrelid = c.oid, aclexplode(a.attacl) g
    where c.relnamespace in ${OURS} and g.grantee in ${ROLES}`,
  'function grant revoked': `
    select format('%s to %s', p.proname, g.grantee::regrole) as name,
      format('revoke execute on function %s from %s', p.oid::regprocedure, g.grantee::regrole) as sql
    from pg_proc p, aclexplode(p.proacl) g where p.pronamespace in ${OURS} and g.grantee in ${ROLES}`,
  'schema grant revoked': `
    select format('%s to %s', n.nspname, g.grantee::regrole) as name,
      format('revoke usage on schema %I from public, %s', n.nspname, g.grantee::regrole) as sql
    from pg_namespace n, aclexplode(n.nspacl) g where n.oid in ${OURS} and g.grantee in ${ROLES}`,
  'one grant too many': `
    select format('%s on %s to %s', privilege, c.relname, role) as name,
      format('grant %s on %s to %s', privilege, c.oid::regclass, role) as sql
    from pg_class c, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as privilege,
      unnest(array['anon', 'authenticated', 'service_role', 'publisher', 'messenger']) as role
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not has_table_privilege(role, c.oid, privilege)`,
  'one grant on a sequence too many': `
    select format('%s on %s to %s', privilege, c.relname, role) as name,
      format('grant %s on sequence %s to %s', privilege, c.oid::regclass, role) as sql
    from pg_class c, unnest(array['usage', 'select', 'update']) as privilege,
      unnest(array['anon', 'authenticated', 'service_role', 'publisher', 'messenger']) as role
    where c.relnamespace in ${OURS} and c.relkind = 'S'`,
  'one default grant too many': `
    select format('%s to %s', kind, role) as name,
      format('alter default privileges in schema public grant all on %s to %s', kind, role) as sql
    from unnest(array['tables', 'sequences', 'functions']) as kind,
      unnest(array['anon', 'authenticated', 'service_role']) as role`,
  'constraint dropped': `
    select k.conname || ' on ' || k.conrelid::regclass as name,
      format('alter table %s drop constraint %I cascade', k.conrelid::regclass, k.conname) as sql
    from pg_constraint k where k.connamespace in ${OURS} and k.contype in ('c', 'u', 'p', 'x', 'f')`,
  'not null dropped': `
    select a.attrelid::regclass || '.' || a.attname as name,
      format('alter table %s alter column %I drop not null', a.attrelid::regclass, a.attname) as sql
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace in ${OURS} and c.relkind = 'r' and a.attnum > 0 and a.attnotnull
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey))`,
  'unique index dropped': `
    select c.relname as name, format('drop index %s', c.oid::regclass) as sql
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace in ${OURS} and i.indisunique
      and not exists (select from pg_constraint k where k.conindid = c.oid)`,
  'trigger dropped': `
    select format('%s on %s, which calls %s', t.tgname, c.relname, p.proname) as name,
      format('drop trigger %I on %s', t.tgname, c.oid::regclass) as sql
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and p.pronamespace in ${OURS} and c.relnamespace in ${OURS}`,
  // Only the Auth service, whose tables these are, may drop their triggers.
  'trigger without effect': `
    select format('%s on %s, which calls %s', t.tgname, c.relname, p.proname) as name,
      regexp_replace(pg_get_functiondef(p.oid), '\\mbegin\\M',
        format('begin if tg_name = %L then return null; end if;', t.tgname)) as sql
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and p.pronamespace in ${OURS} and c.relnamespace not in ${OURS}`,
  // A rule of a function: its text, and what replaces it. A text that no longer occurs leaves the
  // function unchanged, which survives.
  'rule left out': `
    select f || ': ' || part as name, replace(pg_get_functiondef(f::regprocedure), part, replacement) as sql
    from (values ${RULES.map(([name, part, replacement]) => `('${name}', $$${part}$$, $$${replacement}$$)`).join(',\n')})
      as rule (f, part, replacement)`,
  'secret left out': `
    select p.proname as name,
      replace(replace(pg_get_functiondef(p.oid), 's.value || p_value', 'p_value'),
        $$private.keyed_hash('cancel_token', uuid_send(p_key))$$, 'sha256(uuid_send(p_key))') as sql
    from pg_proc p where p.oid in
      ('private.keyed_hash(text, bytea)'::regprocedure, 'private.cancel_token(uuid)'::regprocedure)`,
};

/** Every mutant of the database behind this connection. */
export async function findMutants(db: Db): Promise<Mutant[]> {
  const mutants: Mutant[] = [];
  for (const [kind, sql] of Object.entries(KINDS)) {
    const found = await db.query<{ name: string; sql: string }>(`${sql} order by 1`);
    mutants.push(...found.map((mutant) => ({ kind, ...mutant })));
  }
  return mutants;
}
