// Invariants of the database, as queries for what breaks them. $1 is an instant: what changed before it was checked
// already, so that an hour costs no more at a year's end than at its beginning. Each fifth day it is months ago, at the
// end of a run '-infinity'.

// What was a month ago for the last five hours: on the 31st, a month before is the 30th, which begins once more.
const MONTH_AGO = `least(now() - interval '1 month', now() - interval '5 hours' - interval '1 month')`;

/** What must hold at each hour: each query lists what is wrong, one sentence a row. */
export const WRONG: Record<string, string> = {
  'no bay is used twice': `
    select format('bay %s has %s and %s', a.bay, a.reference, b.reference) as wrong
    from public.bookings a join public.bookings b on a.bay = b.bay and a.id <> b.id
      and a.starts_at < b.ends_at and b.starts_at < a.ends_at
    where a.updated_at >= $1 and a.ends_at > now() - interval '8 days' and b.ends_at > now() - interval '9 days'
      and not (a.booked_anyway || b.booked_anyway) && '{slot_full,bay_taken}'`,
  'an appointment begins when it is booked': `
    select format('%s, booked for %s %s, begins at %s', b.reference, b.requested_date, b.requested_slot, b.starts_at) as wrong
    from public.bookings b where b.updated_at >= $1 and b.starts_at is not null
      and b.starts_at at time zone 'America/New_York' is distinct from b.requested_date + b.requested_slot::time`,
  'no held bay is used': `
    select format('bay %s is held, and has %s', b.bay, b.reference) as wrong
    from public.bookings b join public.holds h on h.bay = b.bay and h.starts_at < b.ends_at and b.starts_at < h.ends_at
    where b.ends_at > now() - interval '8 days' and h.ends_at > now() - interval '9 days' and not h.over_visits
      and b.status = 'confirmed' and b.stage is distinct from 'ready'
      and not b.booked_anyway && '{slot_full,bay_taken}' and greatest(b.updated_at, h.updated_at) >= $1`,
  'tires follow their booking': `
    select format('%s is %s, its tires are %s', b.reference, b.status, t.state) as wrong
    from public.booking_tires t join public.bookings b on b.id = t.booking
    where (b.updated_at >= $1 or t.created_at >= $1 or t.state = 'promised')
      and (t.state <> case b.status when 'completed' then 'used' when 'confirmed' then 'promised'
        when 'requested' then t.state else 'released' end or b.status = 'requested' and t.state = 'used')`,
  'no message waits': `
    select format('%s about %s was due at %s: %s', o.kind, b.reference, o.due_at, o.reason) as wrong
    from private.outbox o left join public.bookings b on b.id = o.booking_id
    where o.state = 'pending' and o.due_at < now() - interval '6 hours'`,
  'no message waits for what was cancelled': `
    select format('%s about %s waits', o.kind, b.reference) as wrong
    from private.outbox o join public.bookings b on b.id = o.booking_id
    where b.updated_at >= $1 and b.status = 'cancelled'
      and o.state = 'pending' and o.kind in ('booking_reminder', 'booking_ready')`,
  'each reminder is planned once': `
    select format('%s has %s reminders', b.reference, count(*)) as wrong
    from private.outbox o join public.bookings b on b.id = o.booking_id
    where b.updated_at >= $1 and o.kind = 'booking_reminder' and o.state = 'pending'
    group by b.reference, o.channel having count(*) > 1`,
  'what is saved is published': `
    select format('%s was saved at %s: %s', q.table_name, q.requested_at, q.reason) as wrong
    from public.publications q where q.state <> 'published' and q.requested_at < now() - interval '4 hours'`,
};

/** What stays wrong once it is: it is enough to look for it twice a day. */
export const LASTING: Record<string, string> = {
  'no message is given up': `
    -- A link to a new password works for an hour.
    select format('%s was not sent, due at %s', o.kind, o.due_at) as wrong from private.outbox o
    where o.state = 'failed' and o.reason = 'too_late' and o.kind not like 'account%'`,
  'what is shown has its picture': `
    select format('%s of %s shows %s', s.name, s.table_name, s.address) as wrong from private.shown_addresses() s
    where s.address like '/content/%' and not exists (
      select from storage.objects o join public.pictures p on p.id = o.name
      where o.bucket_id = 'pictures' and s.address = private.picture_address(p.id))`,
  'what is personal is gone after its month': `
    select format('%s ended at %s', b.reference, b.ends_at) as wrong
    from public.bookings b
    where (b.forgotten_at is null or b.updated_at >= $1)
      and coalesce(b.ends_at, b.created_at) < ${MONTH_AGO}
      and b.name || b.email || b.phone || b.vehicle || b.plate || b.notes <> ''
    union all
    select format('a message of %s', m.created_at) from public.contact_messages m
    where m.created_at < ${MONTH_AGO} or m.deleted_at < now() - interval '6 hours'
    union all
    select format('%s about %s, who is forgotten', o.kind, b.reference) from private.outbox o
      join public.bookings b on b.id = o.booking_id where b.forgotten_at is not null`,
};

/** No tire is promised twice. $1: products of which staff have counted fewer than bookings hold. */
export const PROMISED = `
  select format('%s: %s of %s are promised, bookings hold %s', p.name, p.promised, p.quantity, coalesce(h.held, 0)) as wrong
  from public.products p left join (
    select t.product, sum(t.count) as held from public.booking_tires t
    where t.state = 'promised' group by t.product) as h on h.product = p.id
  where p.promised <> coalesce(h.held, 0) or p.quantity < 0
    or (h.held > p.quantity and p.id <> all ($1::uuid[]))`;

/** Each upload removes what nothing has named for 30 days. $1: since then, nothing has named what was to be removed. */
export const UNSWEPT = `
  select format('the picture %s, uploaded at %s', p.id, p.created_at) as wrong from public.pictures p
  where p.created_at < $1
    and not exists (select from private.shown_addresses() s where s.address = private.picture_address(p.id))
    and not exists (select from public.audit_log a where a.at > $1
      and (strpos(concat(a.before, a.after), p.id) > 0 or a.table_name = 'pictures' and a.row_id = p.id))
  union all
  select format('the file %s, uploaded at %s', o.name, o.created_at) from storage.objects o
  where o.created_at < $1 and not exists (select from public.pictures p where p.id = o.name)`;

/** The history of each row says how each of its columns became what it is. */
const untold = (table: string, left: string) => `
  select format('${table} %s: %s is %s', r.id, c.key, c.value) as wrong
  from public.${table} r cross join jsonb_each(to_jsonb(r)) as c
  cross join lateral (
    select a.after -> c.key as value from public.audit_log a
    where a.table_name = '${table}' and a.row_id = r.id::text and a.after ? c.key order by a.id desc limit 1) as told
  where r.updated_at >= $1 and c.key <> all ('${left}'::text[]) and told.value is distinct from c.value`;

const COUNTED = '{updated_at,promised,available,is_low}';
export const UNTOLD = [
  untold('products', COUNTED),
  untold('closures', '{updated_at}'),
  untold('offers', '{updated_at}'),
  untold('holds', '{updated_at}'),
  untold('bays', '{updated_at}'),
  untold('services', '{updated_at}'),
  untold('settings', '{updated_at}'),
  untold('pictures', '{updated_at}'),
  untold('content_blocks', '{updated_at}'),
  untold('list_entries', '{updated_at}'),
  untold(
    'bookings',
    '{updated_at,name,email,phone,vehicle,plate,notes,idempotency_key,cancel_token_hash,network}',
  ),
];
