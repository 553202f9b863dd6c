-- The desk shows which start times are free before staff choose one. The rule that assigns a bay answers,
-- so that what is shown and what is accepted agree. Only expands (docs/decisions/releases.md).

create function public.start_times(
  p_date date, p_services text[], p_minutes int default null, p_except uuid default null)
returns table (slot text, is_past boolean, bays int[])
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select to_char(s.starts, 'HH24:MI'), t.starts_at <= private.shop_now(),
      case when tsrange(t.starts, t.starts + t.lasts) <@ o.open_at then array(
        select b.id from public.bays b
        where private.free_bay(t.starts_at, t.starts_at + t.lasts, d.needs, p_except, b.id) is not null order by b.id) end
    from public.slots s,
      private.bay_demand(p_services) as d,
      private.open_times(p_date, p_date) as o,
      lateral (select p_date + s.starts as starts, (p_date + s.starts) at time zone private.shop_zone() as starts_at,
        make_interval(mins => coalesce(p_minutes, d.minutes, (select min(v.minutes) from public.services v where v.is_active), 5)) as lasts) as t
    where s.weekday = extract(isodow from p_date)
    order by s.starts;
end $$;
comment on function public.start_times(date, text[], int, uuid) is
  'The slots of a day for a visit with these services or minutes, by time: whether each is past, and the bays that are free for it; null bays when the shop is not open for the whole visit. One booking can be left out. For staff only.';

revoke execute on function public.start_times(date, text[], int, uuid) from public, anon, authenticated, service_role;
grant execute on function public.start_times(date, text[], int, uuid) to authenticated;
