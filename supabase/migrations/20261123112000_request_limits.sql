-- What visitors read is limited in the database too, so that a hosted project, whose API has no server of
-- ours before it, is protected like the embedded backend (docs/decisions/abuse-and-accounts.md). Only expands
-- (docs/decisions/releases.md).

alter table private.limits
  drop constraint limits_kind_check,
  add constraint limits_kind_check
    check (kind in ('booking', 'message', 'move', 'placement', 'notice', 'availability'));
comment on column private.limits.kind is 'booking, message or move: submissions that are accepted; placement: appointments that get a bay; notice: bookings after which staff are told; availability: requests for free times, in one minute.';
-- A wizard asks a few times; the service worker and other tabs of a shared address ask too.
insert into private.limits (kind, sender, at_most, period) values
  ('availability', 'address', 240, interval '1 minute');

create unlogged table private.requests (
  minute timestamptz not null default date_trunc('minute', now()),
  kind   text not null,
  sender bytea not null,
  times  int not null default 1,
  primary key (minute, kind, sender)
);
alter table private.requests enable row level security;
comment on table private.requests is 'Requests of the present minute by client address; not restored after a crash.';
comment on column private.requests.minute is 'The minute in which they were made.';
comment on column private.requests.kind is 'availability.';
comment on column private.requests.sender is 'Keyed hash of the client address.';
comment on column private.requests.times is 'How many, rejected ones not counted.';

create function private.count_request(p_kind text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address constant text := private.client_address();
  counted int;
begin
  if address is null or not private.is_api_user() or private.is_admin() then
    return;
  end if;
  delete from private.requests r where r.minute < date_trunc('minute', now());
  insert into private.requests as r (kind, sender) values (p_kind, private.sender_hash('request', address))
  on conflict (minute, kind, sender) do update set times = r.times + 1
  returning r.times into counted;
  if counted > (select l.at_most from private.limits l where l.kind = p_kind and l.sender = 'address') then
    raise exception 'rate_limited' using errcode = 'PT429';
  end if;
end $$;
comment on function private.count_request(text) is 'Rejects a visitor''s request over the limit of its address in this minute.';

revoke all on private.requests from public, anon, authenticated, service_role;
revoke execute on function private.count_request(text) from public, anon, authenticated, service_role;

-- The rest of the functions stays as it is; they are volatile from now on, and called with POST as ever.
do $$
declare
  called regproc;
  definition text;
  counting text;
begin
  foreach called in array array['public.slot_availability', 'public.full_slots']::regproc[] loop
    definition := pg_get_functiondef(called);
    counting := regexp_replace(replace(definition, ' STABLE SECURITY DEFINER', ' SECURITY DEFINER'),
      '\nbegin\n', E'\nbegin\n  perform private.count_request(''availability'');\n');
    if counting = definition or strpos(counting, 'STABLE') > 0 or strpos(counting, 'count_request') = 0 then
      raise exception '% has changed: its requests cannot be counted', called;
    end if;
    execute counting;
  end loop;
end $$;
