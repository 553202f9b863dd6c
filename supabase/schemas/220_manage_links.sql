-- What a visitor with the manage link of a booking reads and changes.

-- Each client with the link may read this: no name, phone number or vehicle of the customer, and no token. The e-mail
-- address is shortened: `m…@example.com`.
create function private.booking_view(p_booking public.bookings) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object('reference', a -> 'reference', 'status', a -> 'status', 'stage', (p_booking).stage,
    'service', a -> 'service', 'further_services', a -> 'further_services', 'waits', a -> 'waits', 'date', a -> 'date',
    'slot', a -> 'slot', 'starts_at', a -> 'starts_at', 'ends_at', a -> 'ends_at',
    'sequence', a -> 'sequence', 'tires', a -> 'tires', 'total', a -> 'total',
    'reminders', case when (p_booking).email <> '' then private.wants_reminders((p_booking).email) end,
    'mailed_to', regexp_replace(nullif((p_booking).email, ''), '^(.)[^@]*', '\1…'),
    'mails', (select coalesce(json_agg(json_build_object('kind', o.kind, 'state', o.state,
        'at', coalesce(o.sent_at, o.due_at)) order by o.created_at, o.due_at, o.id), '[]')
      from private.outbox o
      where o.booking_id = (p_booking).id and o.channel = 'email' and o.recipient = (p_booking).email
        and o.kind like 'booking\_%'))
  from private.booking_answer(p_booking) as a
$$;
comment on function private.booking_view is
  'A booking as the page of its manage link shows it, with the mails about it: no personal data but a shortened e-mail address.';

create function public.booking_by_token(p_token text) returns json
language sql stable security definer set search_path = ''
as $$ select private.booking_view(b) from private.find_booking(p_token) as b where b.id is not null $$;
comment on function public.booking_by_token is
  'The booking as its manage page shows it; null for an unknown token.';
revoke execute on function public.booking_by_token from public;
grant execute on function public.booking_by_token to anon, authenticated, service_role;

create function public.cancel_booking(p_token text) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
begin
  perform private.take_lock('bookings');
  booking := private.find_booking(p_token);
  if booking.id is null then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if booking.status <> 'cancelled' then
    if booking.status in ('completed', 'no_show') or booking.stage is not null or booking.starts_at <= private.shop_now() then
      raise exception 'too_late' using errcode = '22023';
    end if;
    update public.bookings set status = 'cancelled' where id = booking.id returning * into booking;
  end if;
  return private.booking_view(booking);
end $$;
comment on function public.cancel_booking is
  'Cancels a booking by the token of its manage link and frees the bay, unless the customer has arrived; may be repeated. Rejects with not_found or too_late.';
revoke execute on function public.cancel_booking from public;
grant execute on function public.cancel_booking to anon, authenticated, service_role;

create function public.move_booking(p_token text, p_date date, p_slot text) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
begin
  perform private.require_lengths(jsonb_build_object('slot', p_slot));
  perform private.take_lock('bookings');
  booking := private.find_booking(p_token);
  if booking.id is null then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if booking.status in ('requested', 'cancelled') then
    raise exception 'not_confirmed' using errcode = '22023';
  end if;
  if booking.status <> 'confirmed' or booking.stage is not null or booking.starts_at <= private.shop_now() then
    raise exception 'too_late' using errcode = '22023';
  end if;
  -- A request that is repeated because its response got lost.
  if (booking.requested_date, booking.requested_slot) is not distinct from (p_date, p_slot) then
    return private.booking_view(booking);
  end if;
  if num_nulls(p_date, p_slot) > 0 then
    raise exception 'time_missing' using errcode = '22023';
  end if;
  -- The services stay as booked, also when they are no longer offered.
  perform private.check_choice('{}', p_date, p_slot);
  -- By the phone number too, which may get a text message of each move.
  perform private.count_submission('move', nullif(booking.email, ''), nullif(booking.phone, ''));
  -- It keeps its bay where that is free. A walk-in that moves becomes an appointment.
  update public.bookings set requested_date = p_date, requested_slot = p_slot, bay = null, is_walk_in = false
  where id = booking.id returning * into booking;
  return private.booking_view(booking);
end $$;
comment on function public.move_booking is
  'Moves a confirmed booking to another slot by the token of its manage link; may be repeated. Rejects with not_found, not_confirmed, too_late, rate_limited and, as book_appointment does, with slot_full, closed_day, outside_hours, slot_past or invalid_….';
revoke execute on function public.move_booking from public;
grant execute on function public.move_booking to anon, authenticated, service_role;

create function public.set_reminders(p_token text, p_wanted boolean) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
  planned public.bookings;
begin
  perform private.take_lock('bookings');
  booking := private.find_booking(p_token);
  if booking.id is null or booking.email = '' then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if p_wanted then
    delete from private.reminder_refusals r where r.recipient = private.recipient_hash(booking.email);
  else
    insert into private.reminder_refusals (recipient) values (private.recipient_hash(booking.email)) on conflict do nothing;
  end if;
  for planned in
    select * from public.bookings b
    where lower(trim(b.email)) = lower(trim(booking.email)) and b.status = 'confirmed' and b.starts_at > private.shop_now()
  loop
    perform private.plan_reminder(planned);
  end loop;
  return private.booking_view(booking);
end $$;
comment on function public.set_reminders is
  'Ends or resumes the reminders to the address of a booking, by the token of its manage link: for all bookings of the address, also later ones. May be repeated. Rejects with not_found.';
revoke execute on function public.set_reminders from public;
grant execute on function public.set_reminders to anon, authenticated, service_role;
