-- Choosing an appointment: what is accepted, and which times are free.

create function private.booking_days() returns int
language sql immutable set search_path = ''
as $$ select 31 $$;
comment on function private.booking_days is 'How many days visitors can choose, today included.';

create function private.check_choice(p_services text[], p_date date, p_slot text) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  by_visitor constant boolean := private.is_api_user() and not private.is_admin();
begin
  if exists (select from unnest(p_services) as chosen where not exists (
    select from public.services s where s.id = chosen and s.is_active and (s.in_wizard or not by_visitor)))
    or by_visitor and cardinality(p_services) > (select count(distinct chosen) from unnest(p_services) as chosen) then
    raise exception 'invalid_service' using errcode = '22023';
  end if;
  if p_date not between private.shop_today() and private.shop_today() + private.booking_days() - 1
    or p_date is not null and not exists (select from public.slots s where s.weekday = extract(isodow from p_date)) then
    raise exception 'invalid_date' using errcode = '22023';
  end if;
  if (select isempty(o.open_at) from private.open_times(p_date, p_date) as o) then
    raise exception 'closed_day' using errcode = '22023';
  end if;
  if p_slot is not null and not private.is_slot(p_date, p_slot) then
    raise exception 'invalid_slot' using errcode = '22023';
  end if;
  if private.slot_start(p_date, p_slot) <= private.shop_now() then
    raise exception 'slot_past' using errcode = '22023';
  end if;
end $$;
comment on function private.check_choice is
  'Validates a selection: active services, by a visitor each once, a day that visitors can choose and that has slots and is not closed, a slot of that day that is not past. Null means not selected.';

-- Free times --------------------------------------------------------------------------------------

create function public.slot_availability(
  p_services text[] default '{}', p_from date default null, p_to date default null, p_token text default null)
returns table (day date, slot text, bays int)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  from_day constant date := greatest(p_from, private.shop_today());
  to_day constant date := least(p_to, private.shop_today() + private.booking_days() - 1);
  booking public.bookings;
  demand record;
begin
  perform private.require_lengths(jsonb_build_object('services', p_services));
  perform private.require_days(p_from, p_to);
  perform private.count_request('availability');
  if p_token is null then
    perform private.check_choice(p_services, null, null);
    select * into demand from private.bay_demand(p_services);
  else
    booking := private.find_booking(p_token);
    select * into demand from private.bay_demand(booking.service || booking.further_services);
    -- Its present time may be longer than its services take today.
    demand.minutes := greatest(demand.minutes, extract(epoch from booking.ends_at - booking.starts_at)::int / 60);
  end if;
  demand.minutes := coalesce(demand.minutes, (select min(s.minutes) from public.services s where s.is_active), 5);
  return query
    select o.day, to_char(s.starts, 'HH24:MI'),
      case when tsrange(o.day + s.starts, o.day + s.starts + make_interval(mins => demand.minutes)) <@ o.open_at
        then coalesce(f.bays, 0) end
    from private.open_times(from_day, to_day) o
      left join public.slots s on s.weekday = extract(isodow from o.day)
      left join private.free_slots(demand.minutes, demand.needs, from_day, to_day, booking.id) f
        on f.day = o.day and f.slot = to_char(s.starts, 'HH24:MI')
    order by 1, 2;
end $$;
comment on function public.slot_availability is
  'Every slot of the booking window with the number of free bays, or null where the shop is not open for the whole visit; a day without slots is one row with a null slot. Without days for the whole window, without a service for the shortest one; with the token of a manage link as if its booking were not stored.';
revoke execute on function public.slot_availability from public;
grant execute on function public.slot_availability to anon, authenticated, service_role;

-- Staff see which times are free before they choose one. The rule that assigns a bay answers, so that what is shown
-- and what is accepted agree.
create function public.start_times(p_date date, p_services text[], p_minutes int default null, p_except uuid default null)
returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('services', p_services));
  perform private.require_days(p_date);
  return (
    select coalesce(json_agg(json_build_object('slot', to_char(t.starts, 'HH24:MI'), 'is_past', t.starts_at <= private.shop_now(),
      'bays', case when tsrange(t.starts, t.starts + t.lasts) <@ o.open_at then array(
        select b.id from public.bays b
        where private.free_bay(t.starts_at, t.starts_at + t.lasts, d.needs, p_except, b.id) is not null order by b.id) end)
      order by t.starts), '[]')
    from (
        select p_date + n * interval '15 minutes' as starts from generate_series(0, 95) as n
        union
        select p_date + s.starts from public.slots s where s.weekday = extract(isodow from p_date)) as q,
      private.bay_demand(p_services) as d,
      private.open_times(p_date, p_date) as o,
      lateral (select q.starts, q.starts at time zone private.shop_zone() as starts_at,
        make_interval(mins => coalesce(p_minutes, d.minutes, (select min(v.minutes) from public.services v where v.is_active), 5)) as lasts) as t);
end $$;
comment on function public.start_times is
  'The times of a day at which staff can start a visit with these services or minutes: the quarters of an hour, and its slots. Of each, whether it is past, and the bays that are free for it; null bays when the shop is not open for the whole visit. One booking can be left out. For staff only.';
revoke execute on function public.start_times from public;
grant execute on function public.start_times to authenticated;
