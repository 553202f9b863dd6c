-- Web vitals of visits decide about canaries too, by the same sample as failures. And a visitor's report no
-- longer deletes a whole day of old rows. Only expands (docs/decisions/releases.md).

create table public.remote_vitals (
  day     date not null default private.shop_today(),
  remote  text not null,
  version text not null,
  start   text not null,
  vital   text not null,
  bucket  smallint not null,
  visits  int not null,
  primary key (day, remote, version, start, vital, bucket),
  constraint remote_vitals_start  check (start in ('new', 'first', 'app')),
  constraint remote_vitals_vital  check (vital in ('INP', 'CLS') or vital = 'LCP' and start <> 'app'),
  constraint remote_vitals_bucket check (bucket between 0 and 5),
  constraint remote_vitals_visits check (visits > 0)
);
comment on table public.remote_vitals is 'Web vitals of the visits in remote_visits, as histograms.';
comment on column public.remote_vitals.day is 'The shop''s day.';
comment on column public.remote_vitals.remote is 'Name of the remote whose page was on the screen.';
comment on column public.remote_vitals.version is 'Its version.';
comment on column public.remote_vitals.start is 'How its page was reached, as in remote_visits.';
comment on column public.remote_vitals.vital is 'LCP (of first pages only), INP or CLS.';
comment on column public.remote_vitals.bucket is '0 to 2: good, 3 and 4: needs improvement, 5: poor.';
comment on column public.remote_vitals.visits is 'Number of visits.';

create function private.vital_bucket(p_vital text, p_value numeric) returns int
language sql immutable set search_path = ''
as $$
  -- The third bound is that of good values, the fifth that of poor ones (web.dev/articles/vitals).
  select count(*)::int from unnest(case p_vital
    when 'LCP' then '{1000, 1800, 2500, 3200, 4000}'::numeric[]
    when 'INP' then '{50, 100, 200, 350, 500}'::numeric[]
    else '{0.01, 0.05, 0.1, 0.17, 0.25}'::numeric[]
  end) as bound where p_value > bound
$$;
comment on function private.vital_bucket(text, numeric) is 'The bucket of a value in remote_vitals: milliseconds, of CLS a score.';

create function private.forget_reports(p_at_most int) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  retention_days constant int := 90;
  oldest constant date := private.shop_today() - retention_days;
begin
  delete from private.remote_reporters where ctid in (
    select ctid from private.remote_reporters where day < private.shop_today()
    limit p_at_most for update skip locked);
  delete from public.remote_events where ctid in (
    select ctid from public.remote_events where day < oldest limit p_at_most for update skip locked);
  delete from public.remote_visits where ctid in (
    select ctid from public.remote_visits where day < oldest limit p_at_most for update skip locked);
  delete from public.remote_vitals where ctid in (
    select ctid from public.remote_vitals where day < oldest limit p_at_most for update skip locked);
end $$;
comment on function private.forget_reports(int) is 'Deletes senders of earlier days and counts older than 90 days: of each table up to so many rows.';

create function public.forget_remote_reports() returns void
language sql volatile security definer set search_path = ''
as $$ select private.forget_reports(100000) $$;
comment on function public.forget_remote_reports() is 'Deletes old rows of reports: senders of earlier days, counts older than 90 days. Called by the publisher.';

comment on table private.remote_reporters is 'What each address and network has reported today; rows of earlier days are deleted by the publisher, and some with each report.';

create or replace function public.report_remotes(p_events jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  max_events constant int := 20;
  max_rows_per_version constant int := 100;
  max_events_per_network constant int := 300;
  max_visits_per_network constant int := 4;
  -- More than a report adds, so that old rows go even where no publisher runs.
  max_rows_to_delete constant int := 100;
  address constant text := coalesce(private.client_address(), 'unknown');
  network constant text := private.wider_network(address);
  reported record;
begin
  if jsonb_typeof(p_events) is distinct from 'array' or jsonb_array_length(p_events) > max_events then
    raise exception 'invalid_events' using errcode = '22023';
  end if;
  perform private.forget_reports(max_rows_to_delete);
  -- In one order: two reports that update the same rows wait for each other and do not deadlock.
  for reported in
    select r.remote, r.version, min(r.start) as start, bool_or(r.event <> 'load') as failed
    from jsonb_to_recordset(p_events) as r (remote text, version text, event text, start text)
      join public.remote_versions v using (remote, version)
    where r.start in ('new', 'first', 'app')
    group by 1, 2 order by 1, 2
  loop
    continue when exists (
      select from private.remote_reporters r
      where r.day = private.shop_today() and r.remote = reported.remote and r.version = reported.version
        and r.counts = 'visit'
        and r.sender = private.keyed_hash('sender', convert_to('report:address:' || address, 'UTF8')));
    continue when not private.count_report(reported.remote, reported.version, 'visit', 'network:' || network, max_visits_per_network);
    continue when not private.count_report(reported.remote, reported.version, 'visit', 'address:' || address, 1);
    insert into public.remote_visits as v (remote, version, start, visits, failed)
    values (reported.remote, reported.version, reported.start, 1, reported.failed::int)
    on conflict (day, remote, version, start)
    do update set visits = v.visits + 1, failed = v.failed + excluded.failed;
    insert into public.remote_vitals as v (remote, version, start, vital, bucket, visits)
    select reported.remote, reported.version, r.start, m.vital, private.vital_bucket(m.vital, max(m.value)), 1
    from jsonb_to_recordset(p_events)
        as r (remote text, version text, start text, "LCP" numeric, "INP" numeric, "CLS" numeric)
      cross join lateral (values ('LCP', r."LCP"), ('INP', r."INP"), ('CLS', r."CLS")) as m (vital, value)
    where r.remote = reported.remote and r.version = reported.version and r.start in ('new', 'first', 'app')
      and m.value is not null and (m.vital <> 'LCP' or r.start <> 'app')
    group by r.start, m.vital order by r.start, m.vital
    on conflict (day, remote, version, start, vital, bucket) do update set visits = v.visits + 1;
  end loop;
  for reported in
    select r.remote, r.version, r.route, r.event, coalesce(r.error, '') as error,
      least(greatest(coalesce(r.ms, 0), 0), 60000) as ms
    from jsonb_to_recordset(p_events)
      as r (remote text, version text, route text, event text, error text, ms int)
      join public.remote_versions v using (remote, version)
    order by 1, 2, 3, 4, 5
  loop
    continue when not private.count_report(reported.remote, reported.version, 'events', 'network:' || network, max_events_per_network);
    update public.remote_events e set times = e.times + 1, load_ms = e.load_ms + reported.ms
    where e.day = private.shop_today() and e.remote = reported.remote
      and e.version = reported.version and e.route = reported.route
      and e.event = reported.event and e.error = reported.error;
    continue when found;
    if max_rows_per_version <= (
      select count(*) from public.remote_events e
      where e.day = private.shop_today() and e.remote = reported.remote and e.version = reported.version)
    then
      reported.route := '*';
      reported.error := '';
    end if;
    insert into public.remote_events as e (remote, version, route, event, error, load_ms)
    values (reported.remote, reported.version, reported.route, reported.event, reported.error, reported.ms)
    on conflict (day, remote, version, route, event, error)
    do update set times = e.times + 1, load_ms = e.load_ms + excluded.load_ms;
  end loop;
end $$;
comment on function public.report_remotes(jsonb) is 'Counts up to 20 events of a visit, of versions of the site: [{remote, version, route, event, error, ms, start, LCP, INP, CLS}]. Deletes some old rows.';

alter table public.remote_vitals enable row level security;
create policy remote_vitals_read on public.remote_vitals for select to authenticated
  using ((select private.is_admin()));

revoke all on public.remote_vitals from public, anon, authenticated, service_role;
grant select on public.remote_vitals to authenticated, service_role;
revoke execute on function
  private.vital_bucket(text, numeric), private.forget_reports(int), public.forget_remote_reports()
  from public, anon, authenticated, service_role;
grant execute on function public.forget_remote_reports() to publisher, service_role;
