-- The settings bays, closures and hours_… are kept equal to the rows of the schedule, in both directions
-- (docs/decisions/schedule-and-bookings.md).

create function private.schedule_settings() returns table (key text, value text)
language sql stable security definer set search_path = ''
as $$
  select 'bays', count(*)::text from public.bays b where b.is_active
  union all
  select 'closures', coalesce(string_agg(
    to_char(lower(r), 'YYYY-MM-DD') || case when upper(r) - lower(r) > 1 then to_char(upper(r) - 1, '".."YYYY-MM-DD') else '' end,
    ', ' order by lower(r)), '')
  from unnest((select range_agg(daterange(c.first_day, c.last_day, '[]')) from public.closures c where c.closes is null)
    * datemultirange(daterange(private.shop_today(), null))) as r
  union all
  select k, coalesce((
    select mode() within group (order by d.span) from (
      select to_char(min(o.opens), 'HH24:MI-') || to_char(max(o.closes), 'HH24:MI') as span
      from public.opening_hours o where o.weekday = any (private.weekdays(k)) group by o.weekday) as d), '')
  from unnest(array['hours_weekdays', 'hours_saturday', 'hours_sunday']) as k
$$;
comment on function private.schedule_settings is
  'The rows as values of settings: the number of active bays, the whole closed days from today on, and the hours that most open days of a setting have.';

-- Inside another trigger, the rows are being changed because a setting was saved.
create function private.mirror_schedule() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  future constant datemultirange := datemultirange(daterange(private.shop_today(), null));
begin
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  if not exists (select from public.bays b where b.is_active) then
    raise exception 'last_bay' using errcode = '22023';
  end if;
  update public.settings s set value = m.value from private.schedule_settings() m
  where m.key = s.key and case s.key
    when 'closures' then private.closure_days(s.value) * future <> private.closure_days(m.value)
    else s.value <> m.value end;
  return null;
end $$;
comment on function private.mirror_schedule is
  'Updates the settings whose values differ from the rows; rejects the deactivation of the last bay.';
create trigger opening_hours_after_statement after insert or update or delete on public.opening_hours
  for each statement execute function private.mirror_schedule();
create trigger closures_after_statement after insert or update or delete on public.closures
  for each statement execute function private.mirror_schedule();
create trigger bays_after_statement after insert or update or delete on public.bays
  for each statement execute function private.mirror_schedule();

create function private.apply_setting(new public.settings) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  future constant datemultirange := datemultirange(daterange(private.shop_today(), null));
  closed constant datemultirange := private.closure_days(new.value) * future;
begin
  perform private.take_lock('bookings');
  if new.key = 'bays' then
    insert into public.bays (id, name, is_active)
    select n, 'Bay ' || n, false from generate_series(1, 99) as n
    where not exists (select from public.bays b where b.id = n)
    order by n limit greatest(new.value::int - (select count(*) from public.bays), 0);
    update public.bays b set is_active = not b.is_active
    from (select o.id, row_number() over (order by o.is_active desc, o.id) as n from public.bays o) as numbered
    where numbered.id = b.id and b.is_active <> (numbered.n <= new.value::int);
  elsif new.key = 'closures' then
    delete from public.closures c
    where c.closes is null and not datemultirange(daterange(c.first_day, c.last_day, '[]')) * future <@ closed;
    insert into public.closures (first_day, last_day)
    select lower(r), upper(r) - 1 from unnest(closed - coalesce((
      select range_agg(daterange(c.first_day, c.last_day, '[]')) from public.closures c where c.closes is null), '{}')) as r;
  elsif exists (select from private.schedule_settings() m where m.key = new.key and m.value <> new.value) then
    delete from public.opening_hours o where o.weekday = any (private.weekdays(new.key));
    insert into public.opening_hours (weekday, opens, closes)
    select d, split_part(new.value, '-', 1)::time, split_part(new.value, '-', 2)::time
    from unnest(private.weekdays(new.key)) as d where new.value <> '';
  end if;
end $$;
comment on function private.apply_setting is
  'Changes the rows to the value of a saved setting; rows that equal it already remain.';

create function private.settings_after_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := to_jsonb(old);
  after  constant jsonb := to_jsonb(new);
begin
  if tg_op <> 'DELETE' and new.key in ('bays', 'closures', 'hours_weekdays', 'hours_saturday', 'hours_sunday') then
    perform private.apply_setting(new);
  end if;
  perform private.write_audit('settings', tg_op, before, after);
  perform private.request_publication('settings', before, after);
  return null;
end $$;
comment on function private.settings_after_row is
  'Changes the schedule to a saved setting, audits it, and queues settings for publishing.';
create trigger settings_after_row after insert or update or delete on public.settings
  for each row execute function private.settings_after_row();

-- A saved setting holds its row when it takes the lock on bookings. The same order here prevents a deadlock.
create function private.lock_schedule() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.settings s where s.key in (select m.key from private.schedule_settings() m) order by s.key for update;
  perform private.take_lock('bookings');
  return null;
end $$;
comment on function private.lock_schedule is
  'Serializes a change of the schedule with bookings and with saved settings.';
create trigger opening_hours_lock before insert or update or delete on public.opening_hours
  for each statement execute function private.lock_schedule();
create trigger closures_lock before insert or update or delete on public.closures
  for each statement execute function private.lock_schedule();
create trigger bays_lock before insert or update or delete on public.bays
  for each statement execute function private.lock_schedule();

-- Saved as a whole: row by row, a failure would leave half a day.
create function public.save_weekdays(p_weekdays int[], p_spans text[], p_slots text[], p_read jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object('spans', p_spans, 'slots', p_slots, 'read', p_read));
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
comment on function public.save_weekdays is
  'Gives weekdays these spans (08:00-12:00) and slots (08:00), unless their rows are others than those that were read ({id, updated_at}). Rejects with not_admin or schedule_changed, or as the tables do.';
revoke execute on function public.save_weekdays from public;
grant execute on function public.save_weekdays to authenticated;
