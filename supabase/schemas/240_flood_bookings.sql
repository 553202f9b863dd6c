-- Invented bookings must not fill the calendar (docs/decisions/abuse-and-accounts.md): requests in place of
-- appointments while the calendar fills unusually fast, a message to staff, and many bookings that staff cancel and
-- restore together.

create function private.is_filling(p_network bytea) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from private.limits l
    where l.kind = 'placement' and l.at_most <= (
      -- Long visits occupy a bay like several: six services of one booking take most of a day.
      select coalesce(sum(greatest(1, extract(epoch from b.ends_at - b.starts_at) / 7200)), 0) from public.bookings b
      where not b.by_staff and b.bay is not null and b.status = 'confirmed' and b.stage is null
        and b.created_at > now() - l.period and b.starts_at > private.shop_now()
        and (l.sender = 'shop' or b.network = p_network)));
end $$;
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

create function private.is_flood(p_count bigint) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select p_count >= l.at_most and p_count >= 3 * (
      -- Four weeks before, in bookings for one period.
      select count(*) * extract(epoch from l.period) / extract(epoch from interval '28 days') from public.bookings b
      where b.created_at between now() - l.period - interval '28 days' and now() - l.period and not b.by_staff)
    from private.limits l where l.kind = 'notice');
end $$;
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

-- The addresses of invented bookings belong to strangers. What the trigger has just written is not claimed: it is due
-- some seconds later.
create function private.withhold_messages(p_booking uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.outbox o
  where o.booking_id = p_booking and o.kind = 'booking_cancelled' and o.state = 'pending' and o.attempts = 0;
  update private.outbox o set state = 'failed', reason = 'cancelled_silently'
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
  where o.booking_id = p_booking and o.reason = 'cancelled_silently'
$$;
comment on function private.release_messages is
  'Removes the message about a restored appointment, whose cancellation its customer has not heard of. Withheld messages wait again.';

create function private.waiting_channels(p_booking uuid, p_kind text) returns text[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select o.channel from private.outbox o
    where o.booking_id = p_booking and o.kind = p_kind and o.state = 'pending' order by o.channel)
$$;
comment on function private.waiting_channels is 'How a message about a booking that is not sent yet goes out: email, sms.';

create function public.cancel_bookings(p_bookings jsonb, p_with_messages boolean) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  booking record;
  problem text;
  channels text[];
  results json[] := '{}';
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object('bookings', p_bookings));
  perform private.take_lock('bookings');
  for booking in
    select b.id, b.status, b.stage, b.updated_at = r.updated_at as is_unchanged
    from jsonb_to_recordset(p_bookings) as r (id uuid, updated_at timestamptz) join public.bookings b on b.id = r.id
  loop
    channels := '{}';
    problem := case
      when booking.status not in ('requested', 'confirmed') then 'closed'
      when booking.stage is not null then 'arrived'
      when not booking.is_unchanged then 'changed'
    end;
    if problem is null then
      update public.bookings b set status = 'cancelled' where b.id = booking.id;
      if not p_with_messages then
        perform private.withhold_messages(booking.id);
      end if;
      channels := private.waiting_channels(booking.id, 'booking_cancelled');
    end if;
    results := results || json_build_object('id', booking.id, 'status', booking.status, 'problem', problem, 'channels', channels);
  end loop;
  return array_to_json(results);
end $$;
comment on function public.cancel_bookings is
  'Cancels requests and appointments, [{id, updated_at}], to which no customer has come yet and that are unchanged since they were read. Without messages none of their customers is written to. Returns each with its earlier status, as restore_bookings takes it, and how its message goes out; or with its present status and the problem: closed, arrived or changed.';
revoke execute on function public.cancel_bookings from public;
grant execute on function public.cancel_bookings to authenticated;

create function public.restore_bookings(p_cancelled jsonb, p_with_messages boolean) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  booking record;
  problem text;
  channels text[];
  results json[] := '{}';
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object('cancelled', p_cancelled));
  perform private.take_lock('bookings');
  for booking in
    select b.id, r.status as earlier, b.status as present
    from jsonb_to_recordset(p_cancelled) as r (id uuid, status text) join public.bookings b on b.id = r.id
    where r.status in ('requested', 'confirmed')
  loop
    problem := null;
    channels := '{}';
    begin
      if booking.present = 'cancelled' then
        update public.bookings b set status = booking.earlier where b.id = booking.id;
        if not p_with_messages then
          perform private.release_messages(booking.id);
        end if;
        channels := private.waiting_channels(booking.id, 'booking_confirmed');
      elsif booking.present <> booking.earlier then
        problem := 'changed';
      end if;
    exception when others then
      -- Its time has been taken or closed in the meantime.
      if sqlstate not in ('PT409', '22023') then
        raise;
      end if;
      problem := 'taken';
    end;
    results := results || json_build_object('id', booking.id, 'problem', problem, 'channels', channels);
  end loop;
  return array_to_json(results);
end $$;
comment on function public.restore_bookings is
  'Undoes cancel_bookings: [{id, status}], with messages if the cancellation had them. A customer whose message about it was not sent yet gets none; one who got it gets a confirmation of an appointment. Returns each booking with how that goes out, or with the problem: taken when its time is not free any more, changed when it is not cancelled any more.';
revoke execute on function public.restore_bookings from public;
grant execute on function public.restore_bookings to authenticated;
