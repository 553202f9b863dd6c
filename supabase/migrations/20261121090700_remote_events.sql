-- Loads, failures and crashes of remotes in visitors' browsers, counted by day, not by visit.

create table public.remote_events (
  day     date not null default private.shop_today(),
  remote  text not null,
  version text not null,
  route   text not null,
  event   text not null,
  error   text not null default '',
  times   int not null default 1,
  load_ms bigint not null default 0,
  primary key (day, remote, version, route, event, error),
  constraint remote_events_remote  check (remote ~ '^mf(-[a-z0-9]+)+$' and char_length(remote) <= 40),
  constraint remote_events_version check (version ~ '^[0-9a-f]{12}$'),
  constraint remote_events_route   check (route ~ '^[/a-zA-Z0-9:*_-]+$' and char_length(route) <= 100),
  constraint remote_events_event   check (event in ('load', 'failure', 'crash')),
  constraint remote_events_error   check (error ~ '^[A-Za-z]{0,40}$'),
  constraint remote_events_times   check (times > 0),
  constraint remote_events_load_ms check (load_ms >= 0)
);
comment on table public.remote_events is 'Loads, failures and crashes of remotes, counted by day. No row identifies a visitor.';
comment on column public.remote_events.day is 'The shop''s day.';
comment on column public.remote_events.remote is 'Name of the remote, for example mf-booking.';
comment on column public.remote_events.version is 'Its version, a digest of twelve characters.';
comment on column public.remote_events.route is 'Pattern of the route or name of the widget, never the address itself.';
comment on column public.remote_events.event is 'load, failure (could not be loaded) or crash (threw while it was shown).';
comment on column public.remote_events.error is 'Name of the error, without its message; empty for a load.';
comment on column public.remote_events.times is 'Number of events on that day.';
comment on column public.remote_events.load_ms is 'Sum of the load times in milliseconds.';

-- Any client may report, so the rows of a day are limited: false reports can distort the counts of a
-- day, but cannot fill the table.
create function public.report_remotes(p_events jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  max_events constant int := 20;
  max_rows_per_day constant int := 1000;
  retention_days constant int := 90;
  reported record;
begin
  if jsonb_typeof(p_events) is distinct from 'array' or jsonb_array_length(p_events) > max_events then
    raise exception 'invalid_events' using errcode = '22023';
  end if;
  delete from public.remote_events e where e.day < private.shop_today() - retention_days;
  for reported in
    select r.remote, r.version, r.route, r.event, coalesce(r.error, '') as error,
      least(greatest(coalesce(r.ms, 0), 0), 60000) as ms
    from jsonb_to_recordset(p_events)
      as r(remote text, version text, route text, event text, error text, ms int)
  loop
    update public.remote_events e set times = e.times + 1, load_ms = e.load_ms + reported.ms
    where e.day = private.shop_today() and e.remote = reported.remote
      and e.version = reported.version and e.route = reported.route
      and e.event = reported.event and e.error = reported.error;
    continue when found;
    if (select count(*) from public.remote_events e where e.day = private.shop_today()) >= max_rows_per_day then
      raise exception 'rate_limited' using errcode = 'PT429';
    end if;
    insert into public.remote_events as e (remote, version, route, event, error, load_ms)
    values (reported.remote, reported.version, reported.route, reported.event, reported.error, reported.ms)
    on conflict (day, remote, version, route, event, error)
    do update set times = e.times + 1, load_ms = e.load_ms + excluded.load_ms;
  end loop;
end $$;
comment on function public.report_remotes(jsonb) is 'Counts up to 20 events of a visit: [{remote, version, route, event, error, ms}]. Deletes rows older than 90 days.';

alter table public.remote_events enable row level security;
create policy remote_events_read on public.remote_events for select to authenticated
  using ((select private.is_admin()));

revoke all on public.remote_events from public, anon, authenticated, service_role;
grant select on public.remote_events to authenticated, service_role;
revoke execute on function public.report_remotes(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.report_remotes(jsonb) to anon, authenticated, service_role;
