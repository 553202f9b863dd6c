-- The settings bays, closures and hours_… are kept equal to the rows; changes are locked, recorded and
-- published (docs/decisions/schedule-and-bookings.md).

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
comment on function private.schedule_settings() is 'The rows as values of settings: the number of active bays, the whole closed days from today on, and the hours that most open days of a setting have.';

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
comment on function private.mirror_schedule() is 'Updates the settings whose values differ from the rows; rejects the deactivation of the last bay.';

create function private.apply_setting() returns trigger
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
  return null;
end $$;
comment on function private.apply_setting() is 'Changes the rows to the value of a saved setting; rows that equal it already remain.';
create trigger settings_apply after insert or update on public.settings
  for each row when (new.key in ('bays', 'closures', 'hours_weekdays', 'hours_saturday', 'hours_sunday'))
  execute function private.apply_setting();

-- A saved setting holds its row when it takes the lock on bookings. The same order here prevents a deadlock.
create function private.lock_schedule() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.settings s where s.key in (select m.key from private.schedule_settings() m) order by s.key for update;
  perform private.take_lock('bookings');
  return null;
end $$;
comment on function private.lock_schedule() is 'Serializes a change of the schedule with bookings and with saved settings.';

create trigger services_lock before insert or update or delete on public.services
  for each statement execute function private.lock_bookings();
create trigger opening_hours_lock before insert or update or delete on public.opening_hours
  for each statement execute function private.lock_schedule();
create trigger slots_lock before insert or update or delete on public.slots
  for each statement execute function private.lock_bookings();
create trigger closures_lock before insert or update or delete on public.closures
  for each statement execute function private.lock_schedule();
create trigger bays_lock before insert or update or delete on public.bays
  for each statement execute function private.lock_schedule();
create trigger holds_lock before insert or update or delete on public.holds
  for each statement execute function private.lock_bookings();

create trigger opening_hours_mirror after insert or update or delete on public.opening_hours
  for each statement execute function private.mirror_schedule();
create trigger closures_mirror after insert or update or delete on public.closures
  for each statement execute function private.mirror_schedule();
create trigger bays_mirror after insert or update or delete on public.bays
  for each statement execute function private.mirror_schedule();

create trigger services_updated_at before update on public.services
  for each row execute function private.touch_updated_at();
create trigger opening_hours_updated_at before update on public.opening_hours
  for each row execute function private.touch_updated_at();
create trigger slots_updated_at before update on public.slots
  for each row execute function private.touch_updated_at();
create trigger closures_updated_at before update on public.closures
  for each row execute function private.touch_updated_at();
create trigger bays_updated_at before update on public.bays
  for each row execute function private.touch_updated_at();
create trigger holds_updated_at before update on public.holds
  for each row execute function private.touch_updated_at();

create trigger services_audit after insert or update or delete on public.services
  for each row execute function private.write_audit('{}');
create trigger opening_hours_audit after insert or update or delete on public.opening_hours
  for each row execute function private.write_audit('{}');
create trigger slots_audit after insert or update or delete on public.slots
  for each row execute function private.write_audit('{}');
create trigger closures_audit after insert or update or delete on public.closures
  for each row execute function private.write_audit('{}');
create trigger bays_audit after insert or update or delete on public.bays
  for each row execute function private.write_audit('{}');
create trigger holds_audit after insert or update or delete on public.holds
  for each row execute function private.write_audit('{}');

-- Published pages show these rows. A change of them can also queue the setting that is kept equal to them.
alter table public.publications
  drop constraint publications_table_name,
  add constraint publications_table_name check (table_name in
    ('products', 'content_blocks', 'settings', 'services', 'opening_hours', 'slots', 'closures'));

create trigger services_publication after insert or update or delete on public.services
  for each row execute function private.request_publication();
create trigger opening_hours_publication after insert or update or delete on public.opening_hours
  for each row execute function private.request_publication();
create trigger slots_publication after insert or update or delete on public.slots
  for each row execute function private.request_publication();
create trigger closures_publication after insert or update or delete on public.closures
  for each row execute function private.request_publication();

revoke execute on function
  private.schedule_settings(), private.mirror_schedule(), private.apply_setting(), private.lock_schedule()
  from public, anon, authenticated, service_role;
