/** Replaces a part of a function of the database. */
const weaken = (name: string, from: string, to: string) => `
do $do$
declare
  source constant text := pg_get_functiondef(${literal(name)}::regprocedure);
  weak constant text := replace(source, ${literal(from)}, ${literal(to)});
begin
  if weak = source then
    raise exception 'nothing to weaken in %', ${literal(name)};
  end if;
  execute weak;
end $do$;`;

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

const PLAN = 'private.plan_reminder(bookings)';
const QUEUE = 'private.queue_booking_messages(bookings, bookings)';
const CLAIM = 'public.claim_outbox(int, boolean)';
const REQUEST = 'private.request_publication(text, jsonb, jsonb)';
const UNUSED = 'public.unused_pictures()';
const NAMED = 'private.named_pictures()';
const [MONTH, DAY] = ["interval '30 days'", "interval '1 day'"];
const TAKEN = 'private.taken_bays(timestamptz, timestamptz, uuid)';
const BOOK =
  'public.book_appointment(text, date, text, text, text, text, text, text, text, uuid, text, text[], boolean, jsonb, boolean, numeric[])';

/** Faults that invented days must find, each in its way: SQL that puts it into the shop's database. */
export const mutations: Record<string, string> = {
  'holds are ignored': weaken(TAKEN, 'y.is_active and h.ends_at > p_from', 'false'),
  'bookings may overlap by half an hour': `
    alter table public.bookings drop constraint bookings_bay_once;
    ${weaken(TAKEN, 'b.ends_at > p_from and', "b.ends_at > p_from + interval '30 minutes' and")}`,
  'promised tires are not counted': 'drop trigger booking_tires_after_row on public.booking_tires;',
  'tires are promised beyond the stock': weaken(
    'private.count_tires(booking_tires, booking_tires)',
    'p.quantity - p.promised >=',
    'p.quantity + 100 >=',
  ),
  'a cancelled booking keeps its tires': weaken(
    'private.bookings_after_row()',
    'if old.status <> new.status then',
    "if old.status <> new.status and new.status <> 'cancelled' then",
  ),
  'a message counts as sent before it is': weaken(
    CLAIM,
    'return json_build_object(',
    "update private.outbox o set state = 'sent', sent_at = now() where o.id = claimed.id;\n  return json_build_object(",
  ),
  'what a mail server refuses is given up': weaken(
    'public.record_delivery(uuid, int, text, boolean)',
    'when p_is_final then',
    'when true then',
  ),
  'a first delivery is not recorded': weaken(
    'public.record_delivery(uuid, int, text, boolean)',
    'and o.attempts = p_attempt',
    'and o.attempts = p_attempt and (p_problem is not null or o.attempts > 1)',
  ),
  'the reminder of a cancelled booking stays': weaken(
    PLAN,
    'where o.booking_id = (p_booking).id and',
    "where o.booking_id = (p_booking).id and (p_booking).status <> 'cancelled' and",
  ),
  'moved bookings tell nobody': weaken(QUEUE, "then 'booking_moved'", 'then null'),
  'a move is acknowledged and not stored': weaken(
    'public.move_booking(text, date, text)',
    'update public.bookings set requested_date = p_date, requested_slot = p_slot,',
    'update public.bookings set',
  ),
  'the key of a submission is ignored': weaken(
    BOOK,
    'where b.idempotency_key = p_key',
    'where false',
  ).replace(
    'execute weak;',
    "execute replace(weak, 'p_key, sha256(', 'gen_random_uuid(), sha256(uuid_send(gen_random_uuid()) || ');",
  ),
  'appointments ignore summer time': weaken(
    'private.slot_start(date, text)',
    'at time zone private.shop_zone()',
    "at time zone 'EST'",
  ),
  'nobody is forgotten': weaken(
    'private.forget_old_customers()',
    'b.forgotten_at is null and coalesce',
    'false and coalesce',
  ),
  'the history keeps what customers wrote': weaken(
    'private.bookings_after_row()',
    "'{name,email,phone,vehicle,plate,notes}'",
    "'{name}'",
  ),
  'closures leave no history': `
    drop trigger closures_after_row on public.closures;`,
  'pictures stay for a day': weaken(UNUSED, MONTH, DAY),
  'pictures of lists count as unused': [
    weaken(UNUSED, MONTH, DAY),
    weaken(NAMED, MONTH, DAY),
    weaken(
      NAMED,
      'shown_addresses() s',
      "shown_addresses() s where s.table_name <> 'list_entries'",
    ),
    'drop trigger pictures_before_delete on public.pictures;',
  ].join(''),
  'a removed text stays on the pages': weaken(
    REQUEST,
    "if p_before - 'updated_at' = p_after - 'updated_at' then",
    "if p_before - 'updated_at' = p_after - 'updated_at' or p_table = 'content_blocks' and p_after is null then",
  ),
  'a published draft changes no text': weaken(
    'public.publish_drafts(jsonb)',
    'set content = d.content',
    'set content = b.content',
  ),
  'changed prices are not published': weaken(
    REQUEST,
    "if p_before - 'updated_at' = p_after - 'updated_at' then",
    "if p_before - 'updated_at' = p_after - 'updated_at' or p_before ->> 'price' <> p_after ->> 'price' then",
  ),
};

const UNLOCKED = weaken(
  'private.take_lock(text)',
  'perform pg_advisory',
  "if p_what = 'bookings' then return; end if; perform pg_advisory",
);

/** Faults that only requests at once can show: a crowd on PostgreSQL must find them. */
export const races: Record<string, string> = {
  'two bookings get one bay': `
    alter table public.bookings drop constraint bookings_bay_once;
    ${UNLOCKED}`,
  'one submission is stored twice': `
    alter table public.bookings drop constraint bookings_key_once, drop constraint bookings_token_once;
    ${UNLOCKED}`,
  'two messengers claim one message': `
    ${weaken(CLAIM, 'perform private.record_worker(p_keeps_mails);', '')}
    ${weaken(CLAIM, 'limit 1 for update skip locked', 'limit 1')}`,
};
