-- Reports of remotes: loads, failures, crashes and web vitals in visitors' browsers, counted by day. They decide
-- about canaries, so no client may forge or silence them cheaply: only versions of the site are counted, each
-- network up to a limit, and a version that is flooded hides no other.

create table public.remote_versions (
  remote  text not null,
  version text not null,
  primary key (remote, version),
  constraint remote_versions_remote check (remote ~ '^mf(-[a-z0-9]+)+$' and char_length(remote) <= 40),
  constraint remote_versions_version check (version ~ '^[0-9a-f]{12}$')
);
comment on table public.remote_versions is 'Versions that site.json names. Reports of other versions are ignored.';
comment on column public.remote_versions.remote is 'Name of the remote.';
comment on column public.remote_versions.version is 'A live, previous, canary or earlier version of it.';

alter table public.remote_versions enable row level security;
create policy remote_versions_read on public.remote_versions for select to authenticated
  using ((select private.is_admin()));
grant select on public.remote_versions to authenticated, service_role;

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
  constraint remote_events_remote check (remote ~ '^mf(-[a-z0-9]+)+$' and char_length(remote) <= 40),
  constraint remote_events_version check (version ~ '^[0-9a-f]{12}$'),
  constraint remote_events_route check (route ~ '^[/a-zA-Z0-9:*_-]+$' and char_length(route) <= 100),
  constraint remote_events_event check (event in ('load', 'failure', 'crash')),
  constraint remote_events_error check (error ~ '^[A-Za-z]{0,40}$'),
  constraint remote_events_times check (times > 0),
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

alter table public.remote_events enable row level security;
create policy remote_events_read on public.remote_events for select to authenticated
  using ((select private.is_admin()));
grant select on public.remote_events to authenticated, service_role;

create table public.remote_visits (
  day     date not null default private.shop_today(),
  remote  text not null,
  version text not null,
  start   text not null,
  visits  int not null,
  failed  int not null default 0,
  primary key (day, remote, version, start),
  constraint remote_visits_start check (start in ('new', 'first', 'app')),
  constraint remote_visits_visits check (visits > 0),
  constraint remote_visits_failed check (failed between 0 and visits)
);
comment on table public.remote_visits is 'A sample of visits by version: of each address the first visit of a day to a version. Compares a canary with the live version.';
comment on column public.remote_visits.day is 'The shop''s day.';
comment on column public.remote_visits.remote is 'Name of the remote.';
comment on column public.remote_visits.version is 'Its version.';
comment on column public.remote_visits.start is 'How its page was reached: new (first page of a browser without a group, which gets no canary), first (first page of another browser) or app (by navigation in the app).';
comment on column public.remote_visits.visits is 'Number of visits.';
comment on column public.remote_visits.failed is 'How many of them reported a failure or a crash.';

alter table public.remote_visits enable row level security;
create policy remote_visits_read on public.remote_visits for select to authenticated
  using ((select private.is_admin()));
-- The publisher records in site.json which versions have proved themselves.
create policy remote_visits_read_publisher on public.remote_visits for select to publisher using (true);
grant select on public.remote_visits to authenticated, service_role, publisher;

create table public.remote_vitals (
  day     date not null default private.shop_today(),
  remote  text not null,
  version text not null,
  start   text not null,
  vital   text not null,
  bucket  smallint not null,
  visits  int not null,
  primary key (day, remote, version, start, vital, bucket),
  constraint remote_vitals_start check (start in ('new', 'first', 'app')),
  constraint remote_vitals_vital check (vital in ('INP', 'CLS') or vital = 'LCP' and start <> 'app'),
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

alter table public.remote_vitals enable row level security;
create policy remote_vitals_read on public.remote_vitals for select to authenticated
  using ((select private.is_admin()));
grant select on public.remote_vitals to authenticated, service_role;

create table private.remote_reporters (
  day     date not null default private.shop_today(),
  remote  text not null,
  version text not null,
  counts  text not null,
  sender  bytea not null,
  times   int not null default 1,
  primary key (day, remote, version, counts, sender)
);
comment on table private.remote_reporters is 'What each address and network has reported today; rows of earlier days are deleted by the publisher, and some with each report.';
comment on column private.remote_reporters.day is 'The shop''s day.';
comment on column private.remote_reporters.remote is 'Name of the remote.';
comment on column private.remote_reporters.version is 'Its version.';
comment on column private.remote_reporters.counts is 'events or visit: what times counts.';
comment on column private.remote_reporters.sender is 'Keyed hash of the address or network: it can be counted, but not read.';
comment on column private.remote_reporters.times is 'How often.';

alter table private.remote_reporters enable row level security;

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
comment on function private.vital_bucket is 'The bucket of a value in remote_vitals: milliseconds, of CLS a score.';

create function private.count_report(p_remote text, p_version text, p_counts text, p_sender text, p_at_most int) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.remote_reporters as r (remote, version, counts, sender)
  values (p_remote, p_version, p_counts, private.keyed_hash('sender', convert_to('report:' || p_sender, 'UTF8')))
  on conflict (day, remote, version, counts, sender) do update set times = r.times + 1 where r.times < p_at_most;
  return found;
end $$;
comment on function private.count_report is
  'Counts one report of a sender today; false when it has reached its limit.';

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
comment on function private.forget_reports is
  'Deletes senders of earlier days and counts older than 90 days: of each table up to so many rows.';

-- The rows of one version are limited, and further events are counted in rows of the route *, so a flood
-- of invented errors hides no count. Visits are limited by address and network, because a client that
-- reports a thousand crashes, or all three starts, is still one client.
create function public.report_remotes(p_events jsonb) returns void
language plpgsql volatile security definer set search_path = ''
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
  perform private.require_lengths(jsonb_build_object('events', p_events));
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
comment on function public.report_remotes is
  'Counts up to 20 events of a visit, of versions of the site: [{remote, version, route, event, error, ms, start, LCP, INP, CLS}]. Deletes some old rows.';
revoke execute on function public.report_remotes from public;
grant execute on function public.report_remotes to anon, authenticated, service_role;

create function public.record_remote_versions(p_versions jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.remote_versions v where not exists (
    select from jsonb_to_recordset(p_versions) as r (remote text, version text)
    where r.remote = v.remote and r.version = v.version);
  insert into public.remote_versions (remote, version)
  select r.remote, r.version from jsonb_to_recordset(p_versions) as r (remote text, version text)
  on conflict do nothing;
end $$;
comment on function public.record_remote_versions is
  'Replaces the versions whose reports are counted: [{remote, version}].';
revoke execute on function public.record_remote_versions from public;
grant execute on function public.record_remote_versions to service_role, publisher;

create function public.forget_remote_reports() returns void
language sql volatile security definer set search_path = ''
as $$ select private.forget_reports(100000) $$;
comment on function public.forget_remote_reports is
  'Deletes old rows of reports: senders of earlier days, counts older than 90 days. Called by the publisher.';
revoke execute on function public.forget_remote_reports from public;
grant execute on function public.forget_remote_reports to service_role, publisher;

create function public.release_reports(p_from date) returns jsonb
language sql stable set search_path = ''
as $$
  with counted as (
    select day, remote, version,
      case event when 'load' then times else 0 end as loads,
      case event when 'failure' then times else 0 end as failures,
      case event when 'crash' then times else 0 end as crashes,
      load_ms, 0 as visits, 0 as failed, '' as vital, 0 as measured, 0 as not_good
    from public.remote_events
    union all
    select day, remote, version, 0, 0, 0, 0, visits, failed, '', 0, 0
    from public.remote_visits
    union all
    select day, remote, version, 0, 0, 0, 0, 0, 0, vital, visits, case when bucket < 3 then 0 else visits end
    from public.remote_vitals
  ), summed as (
    select day, remote, version,
      sum(loads) as loads, sum(failures) as failures, sum(crashes) as crashes, sum(load_ms) as load_ms,
      sum(visits) as visits, sum(failed) as failed,
      coalesce(sum(measured) filter (where vital = 'LCP'), 0) as lcp,
      coalesce(sum(not_good) filter (where vital = 'LCP'), 0) as lcp_not_good,
      coalesce(sum(measured) filter (where vital = 'INP'), 0) as inp,
      coalesce(sum(not_good) filter (where vital = 'INP'), 0) as inp_not_good,
      coalesce(sum(measured) filter (where vital = 'CLS'), 0) as cls,
      coalesce(sum(not_good) filter (where vital = 'CLS'), 0) as cls_not_good
    from counted
    where day >= p_from
    group by 1, 2, 3
  )
  select coalesce(jsonb_agg(to_jsonb(summed) order by day, remote, version), '[]') from summed
$$;
comment on function public.release_reports is
  'The counts since a day by remote and version. Administrators and the service role see rows.';
revoke execute on function public.release_reports from public;
grant execute on function public.release_reports to authenticated, service_role;
