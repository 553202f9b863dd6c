-- What visitors read of the tires that they book (docs/decisions/products-and-tires.md): the offer before
-- they book, and the promised tires on the page of the manage link and in messages. Only expands
-- (docs/decisions/releases.md).

create function public.tire_offer(p_product uuid, p_count int) returns json
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.count_request('availability');
  return (
    select json_build_object('name', btrim(p.name || ' ' || p.size), 'price', p.price,
      'available', case when p.in_stock then p.available else 0 end,
      'installed', private.installed_price(p.price, p_count, p.condition))
    from public.products p where p.id = p_product and p.kind = 'tire' and p_count between 1 and 12);
end $$;
comment on function public.tire_offer(uuid, int) is 'Name, price, installed price of so many, and what is available (null: not counted) of a tire, as book_with_tires compares them; null for another product. Counts as a request for free times.';

create or replace function private.booking_view(p_booking public.bookings) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object('reference', a -> 'reference', 'status', a -> 'status', 'stage', (p_booking).stage,
    'service', a -> 'service', 'further_services', a -> 'further_services', 'waits', a -> 'waits', 'date', a -> 'date',
    'slot', a -> 'slot', 'starts_at', a -> 'starts_at', 'ends_at', a -> 'ends_at', 'held_until', a -> 'held_until',
    'sequence', a -> 'sequence', 'tires', private.tires_of((p_booking).id),
    'reminders', case when (p_booking).email <> '' then private.wants_reminders((p_booking).email) end)
  from private.booking_answer(p_booking) as a
$$;

-- The rest of the function stays as it is.
do $$
declare
  before constant text := 'jsonb_build_object(';
  definition constant text := pg_get_functiondef('private.booking_facts(public.bookings)'::regprocedure);
begin
  if strpos(definition, before) = 0 then
    raise exception 'booking_facts has changed: it cannot tell the tires';
  end if;
  execute regexp_replace(definition, 'jsonb_build_object\(', $new$jsonb_build_object(
    'tires', private.tires_of((p_booking).id),$new$);
end $$;

revoke execute on function public.tire_offer(uuid, int) from public;
grant execute on function public.tire_offer(uuid, int) to anon, authenticated, service_role;
