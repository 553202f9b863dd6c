-- The publisher records in site.json which versions have proved themselves.
-- Only expands (docs/decisions/releases.md).

create policy remote_visits_read_publisher on public.remote_visits for select to publisher using (true);
grant select on public.remote_visits to publisher;
