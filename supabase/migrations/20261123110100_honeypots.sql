-- Answers to programs that fill in forms, and the notice that the calendar fills unusually fast
-- (docs/decisions/abuse-and-accounts.md).

-- Honeypots ----------------------------------------------------------------------------------------

create function private.pretend_booking(
  p_service text, p_further text[], p_date date, p_slot text, p_waits boolean, p_vehicle text, p_key uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  booking public.bookings;
begin
  booking.reference := private.new_reference();
  booking.status := case when num_nulls(p_service, p_date, p_slot) = 0 then 'confirmed' else 'requested' end;
  booking.service := p_service;
  booking.further_services := p_further;
  booking.waits := p_waits;
  booking.requested_date := p_date;
  booking.requested_slot := p_slot;
  if booking.status = 'confirmed' then
    booking.starts_at := private.slot_start(p_date, p_slot);
    booking.ends_at := booking.starts_at
      + make_interval(mins => (select d.minutes from private.bay_demand(p_service || p_further) as d));
  end if;
  booking.vehicle := btrim(p_vehicle);
  booking.created_at := now();
  booking.updated_at := now();
  booking.idempotency_key := coalesce(p_key, gen_random_uuid());
  return private.booking_answer(booking);
end $$;
comment on function private.pretend_booking(text, text[], date, text, boolean, text, uuid) is 'The answer to a bot that filled in the hidden field: like that of a stored booking. Nothing is stored.';

-- The rest of the function stays as it is.
do $$
declare
  called constant regproc := 'public.book_appointment';
  before constant text := $part$if p_key is null or coalesce(p_website, '') <> '' then$part$;
  after constant text := $part$if coalesce(p_website, '') <> '' then
    return private.pretend_booking(p_service, further, p_date, p_slot, p_waits, p_vehicle, p_key);
  end if;
  if p_key is null then$part$;
  definition constant text := pg_get_functiondef(called);
begin
  if strpos(definition, before) = 0 then
    raise exception 'book_appointment has changed: its honeypot cannot be replaced';
  end if;
  execute replace(definition, before, after);
end $$;

alter table public.contact_messages
  add column website text not null default '',
  add constraint contact_messages_website check (website = '');
comment on column public.contact_messages.website is 'A hidden field of the form, always empty: what a bot fills in is not stored.';

create function private.drop_bots() returns trigger
language plpgsql set search_path = ''
as $$
begin
  return case when new.website = '' then new end;
end $$;
comment on function private.drop_bots() is 'Stores no message of a bot that filled in the hidden field, and answers as if it had.';
-- Before contact_messages_limit, by its name.
create trigger contact_messages_bots before insert on public.contact_messages
  for each row execute function private.drop_bots();
grant insert (website) on public.contact_messages to anon, authenticated;

-- Notice for staff ---------------------------------------------------------------------------------

create function private.recent_bookings() returns setof public.bookings
language sql stable security definer set search_path = ''
as $$
  select b.* from public.bookings b, private.limits l
  where l.kind = 'notice' and b.created_at > now() - l.period and not b.by_staff
    and b.status in ('requested', 'confirmed') and b.stage is null
    and coalesce(b.starts_at > private.shop_now(), true)
$$;
comment on function private.recent_bookings() is 'The live bookings that visitors made today.';

create function private.is_unusual(p_count bigint) returns boolean
language sql stable security definer set search_path = ''
as $$
  select p_count >= l.at_most and p_count >= 3 * (
    -- Four weeks before, in bookings for one period.
    select count(*) * extract(epoch from l.period) / extract(epoch from interval '28 days') from public.bookings b
    where b.created_at between now() - l.period - interval '28 days' and now() - l.period and not b.by_staff)
  from private.limits l where l.kind = 'notice'
$$;
comment on function private.is_unusual(bigint) is 'True for at least 20 bookings a day, and three times as many as on a usual day.';

-- Once for each statement: the bookings of a day are counted.
create function private.tell_of_unusual() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  booking constant uuid := (select m.id from made m where not m.by_staff limit 1);
  recent constant bigint := (select count(*) from private.recent_bookings());
begin
  if booking is not null and private.is_unusual(recent) and not exists (
    select from private.outbox o, private.limits l
    where l.kind = 'notice' and o.kind = 'staff_unusual' and o.created_at > now() - l.period) then
    perform private.write_outbox('staff_unusual', booking, null, private.shop_email(), private.staff_language(),
      jsonb_build_object('count', recent));
  end if;
  return null;
end $$;
comment on function private.tell_of_unusual() is 'Tells staff, once a day, that visitors make unusually many bookings.';
create trigger bookings_unusual after insert on public.bookings
  referencing new table as made for each statement execute function private.tell_of_unusual();

create function public.unusual_bookings() returns table (
  id uuid, reference text, name text, phone text, email text, requested_date date, requested_slot text,
  created_at timestamptz, same_network int)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  perform private.end_holds();
  return query
    select r.id, r.reference, r.name, r.phone, r.email, r.requested_date, r.requested_slot, r.created_at,
      count(r.network) over (partition by r.network)::int
    from private.recent_bookings() r
    where private.is_unusual((select count(*) from private.recent_bookings()))
    order by r.created_at;
end $$;
comment on function public.unusual_bookings() is
  'The live bookings that visitors made today, if they are unusually many; each with the number of these from the same network, 0 where it is unknown. Ends holds first. For staff only.';

-- The addresses of invented bookings belong to strangers. What the trigger has just written is not claimed: it is due
-- some seconds later.
create function private.withhold_messages(p_booking uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.outbox o
  where o.booking_id = p_booking and o.kind = 'booking_cancelled' and o.state = 'pending' and o.attempts = 0;
  update private.outbox o set state = 'failed', reason = 'The booking was cancelled as invented.'
  where o.booking_id = p_booking and o.kind not like 'staff%' and o.state = 'pending'
$$;
comment on function private.withhold_messages(uuid) is 'Removes the message about the cancellation of a booking, and withholds earlier ones to its customer that wait.';

create function private.release_messages(p_booking uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.outbox o
  where o.booking_id = p_booking and o.kind = 'booking_confirmed' and o.state = 'pending' and o.attempts = 0;
  update private.outbox o set state = 'pending', reason = ''
  where o.booking_id = p_booking and o.reason = 'The booking was cancelled as invented.'
$$;
comment on function private.release_messages(uuid) is 'Removes the message about a restored appointment, whose cancellation its customer has not heard of. Withheld messages wait again.';

create function public.cancel_bookings(p_ids uuid[]) returns table (id uuid, status text)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  perform private.take_lock('bookings');
  for id, status in
    with open as (
      select b.id, b.status from public.bookings b
      where b.id = any (p_ids) and b.status in ('requested', 'confirmed') and b.stage is null
    ), changed as (
      update public.bookings b set status = 'cancelled' from open o where o.id = b.id returning b.id
    )
    select o.id, o.status from open o join changed c on c.id = o.id
  loop
    perform private.withhold_messages(id);
    return next;
  end loop;
end $$;
comment on function public.cancel_bookings(uuid[]) is 'Cancels requests and appointments to which no customer has come yet, and writes to none of them. Returns those that it cancelled with their earlier status, as restore_bookings takes them.';

create function public.restore_bookings(p_cancelled jsonb) returns setof uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  earlier record;
begin
  perform private.require_admin();
  perform private.take_lock('bookings');
  for earlier in select r.id, r.status from jsonb_to_recordset(p_cancelled) as r (id uuid, status text)
    where r.status in ('requested', 'confirmed')
  loop
    begin
      update public.bookings b set status = earlier.status where b.id = earlier.id and b.status = 'cancelled';
      if found then
        perform private.release_messages(earlier.id);
        return next earlier.id;
      end if;
    exception when others then
      -- Its time has been taken or closed in the meantime.
      if sqlstate not in ('PT409', '22023') then
        raise;
      end if;
    end;
  end loop;
end $$;
comment on function public.restore_bookings(jsonb) is 'Undoes cancel_bookings: [{id, status}]. Returns the ids of the bookings whose time is still free and that are stored again, and writes to none of their customers.';

grant update (held_until) on public.bookings to authenticated;

drop trigger bookings_audit on public.bookings;
create trigger bookings_audit after update or delete on public.bookings
  for each row execute function private.write_audit('{name,email,phone,vehicle,plate,notes,idempotency_key,cancel_token_hash,network}');
drop trigger bookings_audit_insert on public.bookings;
create trigger bookings_audit_insert after insert on public.bookings
  for each row when (new.by_staff)
  execute function private.write_audit('{name,email,phone,vehicle,plate,notes,idempotency_key,cancel_token_hash,network}');

revoke execute on function
  private.client_network(), private.sender_hash(text, text), private.phone_digits(text),
  private.count_senders(text, jsonb), private.can_be_dialled(text), private.is_filling(bytea),
  private.limit_bookings(), private.end_holds(uuid), private.settle_hold(), private.contact_token(uuid),
  private.recent_bookings(), private.is_unusual(bigint), private.tell_of_unusual(),
  private.outbox_token(private.outbox), private.withhold_messages(uuid), private.release_messages(uuid),
  private.pretend_booking(text, text[], date, text, boolean, text, uuid), private.drop_bots()
  from public, anon, authenticated, service_role;
revoke execute on function
  public.confirm_contact(text, text), public.unusual_bookings(), public.cancel_bookings(uuid[]), public.restore_bookings(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.confirm_contact(text, text) to anon, authenticated, service_role;
grant execute on function public.unusual_bookings(), public.cancel_bookings(uuid[]), public.restore_bookings(jsonb) to authenticated;
