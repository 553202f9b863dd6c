-- Reports of remotes decide about canaries, so no client may forge or silence them cheaply: only versions
-- of the site are counted, each network up to a limit, and a version that is flooded hides no other.
-- Only expands (docs/decisions/releases.md).

create table public.remote_versions (
  remote  text not null,
  version text not null,
  primary key (remote, version),
  constraint remote_versions_remote  check (remote ~ '^mf(-[a-z0-9]+)+$' and char_length(remote) <= 40),
  constraint remote_versions_version check (version ~ '^[0-9a-f]{12}$')
);
comment on table public.remote_versions is 'Versions that site.json names. Reports of other versions are ignored.';
comment on column public.remote_versions.remote is 'Name of the remote.';
comment on column public.remote_versions.version is 'A live, previous, canary or earlier version of it.';

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
comment on function public.record_remote_versions(jsonb) is 'Replaces the versions whose reports are counted: [{remote, version}].';

create table public.remote_visits (
  day     date not null default private.shop_today(),
  remote  text not null,
  version text not null,
  start   text not null,
  visits  int not null,
  failed  int not null default 0,
  primary key (day, remote, version, start),
  constraint remote_visits_start  check (start in ('new', 'first', 'app')),
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

create table private.remote_reporters (
  day     date not null default private.shop_today(),
  remote  text not null,
  version text not null,
  counts  text not null,
  sender  bytea not null,
  times   int not null default 1,
  primary key (day, remote, version, counts, sender)
);
comment on table private.remote_reporters is 'What each address and network has reported today; rows of earlier days are deleted with the next report.';
comment on column private.remote_reporters.day is 'The shop''s day.';
comment on column private.remote_reporters.remote is 'Name of the remote.';
comment on column private.remote_reporters.version is 'Its version.';
comment on column private.remote_reporters.counts is 'events or visit: what times counts.';
comment on column private.remote_reporters.sender is 'Keyed hash of the address or network: it can be counted, but not read.';
comment on column private.remote_reporters.times is 'How often.';

create function private.count_report(p_remote text, p_version text, p_counts text, p_sender text, p_at_most int) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.remote_reporters as r (remote, version, counts, sender)
  values (p_remote, p_version, p_counts, private.keyed_hash('sender', convert_to('report:' || p_sender, 'UTF8')))
  on conflict (day, remote, version, counts, sender) do update set times = r.times + 1 where r.times < p_at_most;
  return found;
end $$;
comment on function private.count_report(text, text, text, text, int) is 'Counts one report of a sender today; false when it has reached its limit.';

create function private.wider_network(p_address text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return network(set_masklen(p_address::inet, case family(p_address::inet) when 6 then 48 else 24 end))::text;
exception when invalid_text_representation then
  return p_address;
end $$;
comment on function private.wider_network(text) is 'The /24 or /48 network of an address: its owner can choose among all addresses in it.';

-- The rows of one version are limited, and further events are counted in rows of the route *, so a flood
-- of invented errors hides no count. Visits are limited by address and network, because a client that
-- reports a thousand crashes, or all three starts, is still one client.
create or replace function public.report_remotes(p_events jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  max_events constant int := 20;
  max_rows_per_version constant int := 100;
  max_events_per_network constant int := 300;
  max_visits_per_network constant int := 4;
  retention_days constant int := 90;
  address constant text := coalesce(private.client_address(), 'unknown');
  network constant text := private.wider_network(address);
  reported record;
begin
  if jsonb_typeof(p_events) is distinct from 'array' or jsonb_array_length(p_events) > max_events then
    raise exception 'invalid_events' using errcode = '22023';
  end if;
  delete from public.remote_events e where e.day < private.shop_today() - retention_days;
  delete from public.remote_visits v where v.day < private.shop_today() - retention_days;
  delete from private.remote_reporters r where r.day < private.shop_today();
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
comment on function public.report_remotes(jsonb) is 'Counts up to 20 events of a visit, of versions of the site: [{remote, version, route, event, error, ms, start}]. Deletes rows older than 90 days.';

alter table public.remote_versions enable row level security;
alter table public.remote_visits enable row level security;
alter table private.remote_reporters enable row level security;
create policy remote_versions_read on public.remote_versions for select to authenticated
  using ((select private.is_admin()));
create policy remote_visits_read on public.remote_visits for select to authenticated
  using ((select private.is_admin()));

revoke all on public.remote_versions, public.remote_visits, private.remote_reporters
  from public, anon, authenticated, service_role;
grant select on public.remote_versions, public.remote_visits to authenticated, service_role;
revoke execute on function
  public.record_remote_versions(jsonb), private.count_report(text, text, text, text, int), private.wider_network(text)
  from public, anon, authenticated, service_role;
grant execute on function public.record_remote_versions(jsonb) to publisher, service_role;
