-- Opening hours and slots of weekdays are saved as a whole: row by row, a failure would leave half a day.
-- Only expands (docs/decisions/releases.md).

create function public.save_weekdays(p_weekdays int[], p_spans text[], p_slots text[], p_read jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  -- In the order of private.lock_schedule().
  perform 1 from public.settings s where s.key in (select m.key from private.schedule_settings() m) order by s.key for update;
  perform private.take_lock('bookings');
  if exists (
    select from (
      select o.id, o.updated_at from public.opening_hours o where o.weekday = any (p_weekdays)
      union all
      select s.id, s.updated_at from public.slots s where s.weekday = any (p_weekdays)
    ) as stored
    full join jsonb_to_recordset(p_read) as r (id uuid, updated_at timestamptz) using (id, updated_at)
    where stored is null or r is null
  ) then
    raise exception 'schedule_changed' using errcode = 'PT409';
  end if;
  -- One statement, so that private.mirror_schedule() reads only the new rows. The insertion reads the
  -- deleted rows and therefore follows the deletion; otherwise the spans could overlap.
  with wanted as (
    select d as weekday, split_part(p, '-', 1)::time as opens, split_part(p, '-', 2)::time as closes
    from unnest(p_weekdays) as d, unnest(p_spans) as p
  ), removed as (
    delete from public.opening_hours o where o.weekday = any (p_weekdays)
      and (o.weekday, o.opens, o.closes) not in (select w.weekday, w.opens, w.closes from wanted w)
    returning o.id
  )
  insert into public.opening_hours (weekday, opens, closes)
  select w.weekday, w.opens, w.closes from wanted w
  where (select count(*) from removed) >= 0 and (w.weekday, w.opens, w.closes) not in (
    select o.weekday, o.opens, o.closes from public.opening_hours o);
  delete from public.slots s where s.weekday = any (p_weekdays) and s.starts <> all (p_slots::time[]);
  insert into public.slots (weekday, starts)
  select d, t from unnest(p_weekdays) as d, unnest(p_slots::time[]) as t
  where (d, t) not in (select s.weekday, s.starts from public.slots s);
end $$;
comment on function public.save_weekdays(int[], text[], text[], jsonb) is
  'Gives weekdays these spans (08:00-12:00) and slots (08:00), unless their rows are others than those that were read ({id, updated_at}). Rejects with not_admin or schedule_changed, or as the tables do.';

revoke execute on function public.save_weekdays(int[], text[], text[], jsonb) from public, anon, service_role;
grant execute on function public.save_weekdays(int[], text[], text[], jsonb) to authenticated;
