-- The dry run of a change of the schedule lists the appointments whose slot is removed, too.
-- Only expands (docs/decisions/0025): calls with the named arguments of before find the new function.

create or replace function private.misfits() returns table (id uuid, reason text)
language sql stable security definer set search_path = ''
as $$
  select f.id, f.reason from (
    select b.id, case
      when isempty(o.open_at) then 'closed_day'
      when not tsrange(b.starts_at at time zone private.shop_zone(), e.ends_at at time zone private.shop_zone()) <@ o.open_at
        then 'outside_hours'
      when not (b.is_walk_in or private.is_slot(b.requested_date, b.requested_slot)) then 'invalid_slot'
      when not exists (select from public.bays y where y.id = b.bay and y.is_active and d.needs <@ y.equipment) then 'invalid_bay'
      when exists (select from public.bookings n where n.bay = b.bay and n.starts_at > b.starts_at and n.starts_at < e.ends_at)
        or exists (select from public.holds h where h.bay = b.bay and h.ends_at > b.starts_at and h.starts_at < e.ends_at)
        then 'slot_full'
    end as reason
    from public.bookings b,
      private.bay_demand(b.service || b.further_services) as d,
      lateral (select b.starts_at + make_interval(mins => coalesce(b.minutes, d.minutes)) as ends_at) as e,
      -- The limit is for the planner, which expects 1,000 rows of a function, and would compile the query.
      lateral (select t.open_at from private.open_times(b.requested_date, b.requested_date) t limit 1) as o
    where b.bay is not null and b.status = 'confirmed' and b.starts_at > private.shop_now()) as f
  where f.reason is not null
$$;
comment on function private.misfits() is 'Coming appointments that do not fit the schedule as it is, each with the first reason; of their services the present minutes count.';

drop function public.bookings_outside(jsonb, jsonb, jsonb, jsonb, jsonb);
create function public.bookings_outside(
  p_opening_hours jsonb default null, p_closures jsonb default null, p_bays jsonb default null,
  p_services jsonb default null, p_settings jsonb default null, p_slots jsonb default null)
returns table (id uuid, reference text, name text, phone text, email text, starts_at timestamptz,
  ends_at timestamptz, service text, bay int, reason text)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  misfits_before uuid[];
  ids uuid[];
  reasons text[];
begin
  perform private.require_admin();
  misfits_before := array(select m.id from private.misfits() m);
  begin
    update public.settings s set value = r.value from jsonb_each_text(p_settings) as r where r.key = s.key;
    if p_opening_hours is not null then
      delete from public.opening_hours where true;
      insert into public.opening_hours (weekday, opens, closes)
      select r.weekday, r.opens, r.closes
      from jsonb_to_recordset(p_opening_hours) as r (weekday int, opens time, closes time);
    end if;
    if p_slots is not null then
      delete from public.slots where true;
      insert into public.slots (weekday, starts)
      select r.weekday, r.starts from jsonb_to_recordset(p_slots) as r (weekday int, starts time);
    end if;
    if p_closures is not null then
      delete from public.closures where true;
      insert into public.closures (first_day, last_day, closes, reopens)
      select r.first_day, r.last_day, r.closes, r.reopens
      from jsonb_to_recordset(p_closures) as r (first_day date, last_day date, closes time, reopens time);
    end if;
    update public.bays b set is_active = coalesce(r.is_active, b.is_active), equipment = coalesce(r.equipment, b.equipment)
    from jsonb_to_recordset(p_bays) as r (id int, is_active boolean, equipment text[]) where r.id = b.id;
    update public.services s set minutes = coalesce(r.minutes, s.minutes), needs = coalesce(r.needs, s.needs)
    from jsonb_to_recordset(p_services) as r (id text, minutes int, needs text[]) where r.id = s.id;
    select array_agg(m.id), array_agg(m.reason) into ids, reasons
    from private.misfits() m where m.id <> all (misfits_before);
    raise exception 'undo' using errcode = 'UNDO0';
  exception when sqlstate 'UNDO0' then
    null;
  end;
  return query
    select b.id, b.reference, b.name, b.phone, b.email, b.starts_at, b.ends_at, b.service, b.bay, m.reason
    from unnest(ids, reasons) as m (id, reason) join public.bookings b on b.id = m.id
    order by b.starts_at, b.bay;
end $$;
comment on function public.bookings_outside(jsonb, jsonb, jsonb, jsonb, jsonb, jsonb) is
  'The coming appointments that fit the schedule and would not fit it after a change. Makes the change with the rules of the tables, and undoes it. Opening hours, slots and closures replace all rows; of bays, services and settings only the given ones change.';

revoke execute on function public.bookings_outside(jsonb, jsonb, jsonb, jsonb, jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.bookings_outside(jsonb, jsonb, jsonb, jsonb, jsonb, jsonb) to authenticated;
