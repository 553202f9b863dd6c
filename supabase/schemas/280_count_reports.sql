-- Counting what remotes report, and reading the counts (docs/decisions/canaries-and-reports.md).

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
end $$;
comment on function private.forget_reports is
  'Deletes senders of earlier days and counts older than 90 days: of each table up to so many rows.';

-- Limited by address and network, because a client that reports a thousand crashes is still one client.
create function private.count_visits(p_events jsonb, p_address text, p_network text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  max_visits_per_network constant int := 4;
  reported record;
begin
  -- In one order: two reports that update the same rows wait for each other and do not deadlock.
  for reported in
    select r.remote, r.version, bool_or(r.event <> 'load') as failed
    from jsonb_to_recordset(p_events) as r (remote text, version text, event text)
      join public.remote_versions v using (remote, version)
    group by 1, 2 order by 1, 2
  loop
    continue when exists (
      select from private.remote_reporters r
      where r.day = private.shop_today() and r.remote = reported.remote and r.version = reported.version
        and r.counts = 'visit'
        and r.sender = private.keyed_hash('sender', convert_to('report:address:' || p_address, 'UTF8')));
    continue when not private.count_report(reported.remote, reported.version, 'visit', 'network:' || p_network, max_visits_per_network);
    continue when not private.count_report(reported.remote, reported.version, 'visit', 'address:' || p_address, 1);
    insert into public.remote_visits as v (remote, version, visits, failed)
    values (reported.remote, reported.version, 1, reported.failed::int)
    on conflict (day, remote, version)
    do update set visits = v.visits + 1, failed = v.failed + excluded.failed;
  end loop;
end $$;
comment on function private.count_visits is
  'Counts the visits of a report: one a day, version and address.';

-- The rows of one version are limited, and further events are counted in rows of the route *, so a flood
-- of invented errors hides no count.
create function private.count_events(p_events jsonb, p_network text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  max_rows_per_version constant int := 100;
  max_events_per_network constant int := 300;
  reported record;
begin
  for reported in
    select r.remote, r.version, r.route, r.event, coalesce(r.error, '') as error
    from jsonb_to_recordset(p_events) as r (remote text, version text, route text, event text, error text)
      join public.remote_versions v using (remote, version)
    where r.event is distinct from 'load'
    order by 1, 2, 3, 4, 5
  loop
    continue when not private.count_report(reported.remote, reported.version, 'events', 'network:' || p_network, max_events_per_network);
    update public.remote_events e set times = e.times + 1
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
    insert into public.remote_events as e (remote, version, route, event, error)
    values (reported.remote, reported.version, reported.route, reported.event, reported.error)
    on conflict (day, remote, version, route, event, error) do update set times = e.times + 1;
  end loop;
end $$;
comment on function private.count_events is 'Counts the failures and crashes of a report by version, route and error.';

create function public.report_remotes(p_events jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  max_events constant int := 20;
  -- More than a report adds, so that old rows go even where no publisher runs.
  max_rows_to_delete constant int := 100;
  address constant text := coalesce(private.client_address(), 'unknown');
  network constant text := private.wider_network(address);
begin
  perform private.require_lengths(jsonb_build_object('events', p_events));
  if jsonb_typeof(p_events) is distinct from 'array' or jsonb_array_length(p_events) > max_events then
    raise exception 'invalid_events' using errcode = '22023';
  end if;
  perform private.forget_reports(max_rows_to_delete);
  perform private.count_visits(p_events, address, network);
  perform private.count_events(p_events, network);
end $$;
comment on function public.report_remotes is
  'Counts up to 20 events of a visit, of versions of the site: [{remote, version, route, event, error}]. Deletes some old rows.';
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
  select coalesce(jsonb_agg(to_jsonb(counted) order by remote, version), '[]')
  from (
    select remote, version, sum(visits) as visits, sum(failed) as failed
    from public.remote_visits
    where day >= p_from
    group by 1, 2
  ) as counted
$$;
comment on function public.release_reports is
  'The visits since a day by remote and version. Administrators and the service role see rows.';
revoke execute on function public.release_reports from public;
grant execute on function public.release_reports to authenticated, service_role;
