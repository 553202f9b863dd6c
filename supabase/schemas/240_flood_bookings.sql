-- Invented bookings must not fill the calendar (docs/decisions/abuse-and-accounts.md): requests in place of
-- appointments while the calendar fills unusually fast, and staff who get a message, cancel and restore.

create function private.is_filling(p_network bytea) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.limits l
    where l.kind = 'placement' and l.at_most <= (
      -- Long visits occupy a bay like several: six services of one booking take most of a day.
      select coalesce(sum(greatest(1, extract(epoch from b.ends_at - b.starts_at) / 7200)), 0) from public.bookings b
      where not b.by_staff and b.bay is not null and b.status = 'confirmed' and b.stage is null
        and b.created_at > now() - l.period and b.starts_at > private.shop_now()
        and (l.sender = 'shop' or b.network = p_network)))
$$;
comment on function private.is_filling is
  'True while visitors, or those of this network, have made so many coming appointments, counted by two hours, that further ones are stored as requests, which occupy no bay.';

create function private.limit_booking(new public.bookings) returns public.bookings
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_api_user() or private.is_admin() then
    return new;
  end if;
  perform private.count_senders('booking', jsonb_build_object('phone', private.phone_digits(new.phone)));
  new.network := private.sender_hash('network', private.client_network());
  if new.status = 'confirmed' and private.is_filling(new.network) then
    new.status := 'requested';
  end if;
  return new;
end $$;
comment on function private.limit_booking is
  'Applies the limits to a visitor''s booking: rejects it, or stores it as a request while the calendar fills unusually fast.';

create function private.recent_bookings() returns setof public.bookings
language sql stable security definer set search_path = ''
as $$
  select b.* from public.bookings b, private.limits l
  where l.kind = 'notice' and b.created_at > now() - l.period and not b.by_staff
    and b.status in ('requested', 'confirmed') and b.stage is null
    and coalesce(b.starts_at > private.shop_now(), true)
$$;
comment on function private.recent_bookings is 'The live bookings that visitors made today.';

create function private.is_flood(p_count bigint) returns boolean
language sql stable security definer set search_path = ''
as $$
  select p_count >= l.at_most and p_count >= 3 * (
    -- Four weeks before, in bookings for one period.
    select count(*) * extract(epoch from l.period) / extract(epoch from interval '28 days') from public.bookings b
    where b.created_at between now() - l.period - interval '28 days' and now() - l.period and not b.by_staff)
  from private.limits l where l.kind = 'notice'
$$;
comment on function private.is_flood is
  'True for at least 20 bookings a day, and three times as many as on a usual day.';

create function private.queue_flood_notice(p_booking uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  recent constant bigint := (select count(*) from private.recent_bookings());
begin
  if private.is_flood(recent) and not exists (
    select from private.outbox o, private.limits l
    where l.kind = 'notice' and o.kind = 'staff_flood' and o.created_at > now() - l.period) then
    perform private.write_outbox('staff_flood', p_booking, null, private.shop_email(), private.staff_language(),
      jsonb_build_object('count', recent));
  end if;
end $$;
comment on function private.queue_flood_notice is
  'Sends staff a message, once a day, that visitors make unusually many bookings; p_booking is one of them.';

create function public.flood_bookings() returns table (
  id uuid, reference text, name text, phone text, email text, requested_date date, requested_slot text,
  created_at timestamptz, same_network int)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select r.id, r.reference, r.name, r.phone, r.email, r.requested_date, r.requested_slot, r.created_at,
      count(r.network) over (partition by r.network)::int
    from private.recent_bookings() r
    where private.is_flood((select count(*) from private.recent_bookings()))
    order by r.created_at;
end $$;
comment on function public.flood_bookings is
  'The live bookings that visitors made today, if they are unusually many; each with the number of these from the same network, 0 where it is unknown. For staff only.';
revoke execute on function public.flood_bookings from public;
grant execute on function public.flood_bookings to authenticated;

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
comment on function private.withhold_messages is
  'Removes the message about the cancellation of a booking, and withholds earlier ones to its customer that wait.';

create function private.release_messages(p_booking uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.outbox o
  where o.booking_id = p_booking and o.kind = 'booking_confirmed' and o.state = 'pending' and o.attempts = 0;
  update private.outbox o set state = 'pending', reason = ''
  where o.booking_id = p_booking and o.reason = 'The booking was cancelled as invented.'
$$;
comment on function private.release_messages is
  'Removes the message about a restored appointment, whose cancellation its customer has not heard of. Withheld messages wait again.';

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
comment on function public.cancel_bookings is
  'Cancels requests and appointments to which no customer has come yet, and writes to none of them. Returns those that it cancelled with their earlier status, as restore_bookings takes them.';
revoke execute on function public.cancel_bookings from public;
grant execute on function public.cancel_bookings to authenticated;

create function public.restore_bookings(p_cancelled jsonb) returns setof uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  earlier record;
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object('cancelled', p_cancelled));
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
comment on function public.restore_bookings is
  'Undoes cancel_bookings: [{id, status}]. Returns the ids of the bookings whose time is still free and that are stored again, and writes to none of their customers.';
revoke execute on function public.restore_bookings from public;
grant execute on function public.restore_bookings to authenticated;
