-- What a visit costs: the price of each of its services is kept as it was shown when the booking was sent.

create function private.offered_price(p_price numeric, p_percent int, p_amount numeric) returns numeric
language sql immutable set search_path = ''
as $$ select greatest(round(p_price * (100 - coalesce(p_percent, 0)) / 100, 2) - coalesce(p_amount, 0), 0) $$;
comment on function private.offered_price is
  'A price in US dollars, less so many percent or dollars, and at least 0; equal to offeredPrice in TypeScript.';

create function private.service_price(p_service text, p_at timestamptz) returns numeric
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select least(s.price, (
      select min(private.offered_price(s.price, o.percent, o.amount)) from public.offers o
      where o.service = s.id and o.starts_at <= p_at and p_at < o.ends_at))
    from public.services s where s.id = p_service and s.price > 0);
end $$;
comment on function private.service_price is
  'What a service costs at a visit that starts then: with the best of the offers that hold then, never with two; null where the shop names its price on request. Without a start: as without offers. Equal to servicePrice in TypeScript.';

create function private.price_booking(old public.bookings, new public.bookings) returns public.bookings
language plpgsql security definer set search_path = ''
as $$
declare
  by_visitor constant boolean := private.is_api_user() and not private.is_admin();
  is_moved constant boolean :=
    (new.requested_date, new.requested_slot) is distinct from (old.requested_date, old.requested_slot);
  -- Of a request too: it is the time for which the page showed the price.
  starts constant timestamptz := private.slot_start(new.requested_date, new.requested_slot);
begin
  new.prices := array(
    select case
      when kept.id is null or is_moved and by_visitor then now.price
      when is_moved then least(kept.price, now.price)
      else kept.price end
    from unnest(array_remove(new.service || new.further_services, null)) with ordinality as v (id, n)
    cross join lateral (select private.service_price(v.id, starts) as price) as now
    left join lateral (
      select k.id, k.price from unnest(old.service || old.further_services, old.prices) as k (id, price)
      where k.id = v.id limit 1) as kept on true
    order by v.n);
  return new;
end $$;
comment on function private.price_booking is
  'Stores what each service of a booking costs at its time. Later changes of prices and offers do not change it. A visitor who moves the visit gets the price of the new time, which their page shows; staff can move it only to the same or a lower price.';

create function private.visit_total(p_booking public.bookings) returns numeric
language plpgsql stable security definer set search_path = ''
as $$
declare
  ids constant text[] := (p_booking).service || (p_booking).further_services;
  -- Its work is part of the installed price.
  included constant text := case when exists (select from public.booking_tires t where t.booking = (p_booking).id) then (
    select i from unnest('{tire-installation,tire-mounting,tire-rotation}'::text[]) with ordinality as o (i, n)
    where i = any (ids) order by n limit 1) end;
begin
  return (
    select case when bool_and(each.price is not null) then sum(each.price) end from (
      select v.price from unnest(ids, (p_booking).prices) as v (id, price) where v.id is distinct from included
      union all
      select t.installed from public.booking_tires t where t.booking = (p_booking).id) as each (price));
end $$;
comment on function private.visit_total is
  'What a visit costs: its services at the prices that were kept, and its tires as promised; null for a visit of nothing, and with a service whose price is named on request. Equal to visitTotal in TypeScript.';
