-- Reports of remotes: visits, failures and crashes in visitors' browsers, counted by day. They decide about
-- canaries, so no client may forge or silence them cheaply: only versions of the site are counted, each network up
-- to a limit, and a version that is flooded hides no other.

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
  primary key (day, remote, version, route, event, error),
  constraint remote_events_remote check (remote ~ '^mf(-[a-z0-9]+)+$' and char_length(remote) <= 40),
  constraint remote_events_version check (version ~ '^[0-9a-f]{12}$'),
  constraint remote_events_route check (route ~ '^[/a-zA-Z0-9:*_-]+$' and char_length(route) <= 100),
  constraint remote_events_event check (event in ('failure', 'crash')),
  constraint remote_events_error check (error ~ '^[A-Za-z]{0,40}$'),
  constraint remote_events_times check (times > 0)
);
comment on table public.remote_events is 'Failures and crashes of remotes, counted by day. No row identifies a visitor.';
comment on column public.remote_events.day is 'The shop''s day.';
comment on column public.remote_events.remote is 'Name of the remote, for example mf-booking.';
comment on column public.remote_events.version is 'Its version, a digest of twelve characters.';
comment on column public.remote_events.route is 'Pattern of the route or name of the widget, never the address itself.';
comment on column public.remote_events.event is 'failure (could not be loaded) or crash (threw while it was shown).';
comment on column public.remote_events.error is 'Name of the error, without its message.';
comment on column public.remote_events.times is 'Number of events on that day.';

alter table public.remote_events enable row level security;
create policy remote_events_read on public.remote_events for select to authenticated
  using ((select private.is_admin()));
grant select on public.remote_events to authenticated, service_role;

create table public.remote_visits (
  day     date not null default private.shop_today(),
  remote  text not null,
  version text not null,
  visits  int not null,
  failed  int not null default 0,
  primary key (day, remote, version),
  constraint remote_visits_visits check (visits > 0),
  constraint remote_visits_failed check (failed between 0 and visits)
);
comment on table public.remote_visits is 'A sample of visits in which a version''s code ran or failed to load: of each address the first of a day to a version. Decides whether a canary is withdrawn.';
comment on column public.remote_visits.day is 'The shop''s day.';
comment on column public.remote_visits.remote is 'Name of the remote.';
comment on column public.remote_visits.version is 'Its version.';
comment on column public.remote_visits.visits is 'Number of visits.';
comment on column public.remote_visits.failed is 'How many of them reported a failure or a crash.';

alter table public.remote_visits enable row level security;
create policy remote_visits_read on public.remote_visits for select to authenticated
  using ((select private.is_admin()));
-- The publisher withdraws canaries that fail.
create policy remote_visits_read_publisher on public.remote_visits for select to publisher using (true);
grant select on public.remote_visits to authenticated, service_role, publisher;

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
comment on column private.remote_reporters.sender is 'Secret. Keyed hash of the address or network: it can be counted, but not read.';
comment on column private.remote_reporters.times is 'How often.';

alter table private.remote_reporters enable row level security;
