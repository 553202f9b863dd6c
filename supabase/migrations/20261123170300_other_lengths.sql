-- The same in the functions of reports, products, invitations and messages.

create or replace function public.report_remotes(p_events jsonb) returns void
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

create or replace function public.edit_products(
  p_rows jsonb, p_category text default null, p_percent numeric default null, p_quantity int default null,
  p_in_stock boolean default null) returns setof public.products
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('category', p_category), jsonb_build_object('rows', p_rows));
  perform 1 from public.products p
  where p.id in (select r.id from jsonb_to_recordset(p_rows) as r (id uuid)) order by p.id for update;
  if exists (
    select from jsonb_to_recordset(p_rows) as r (id uuid, updated_at timestamptz)
      left join public.products p on p.id = r.id and p.updated_at = r.updated_at
    where p.id is null
  ) then
    raise exception 'products_changed' using errcode = 'PT409';
  end if;
  return query
    update public.products p
    set category = coalesce(p_category, p.category),
      price = round(p.price * (1 + coalesce(p_percent, 0) / 100), 2),
      quantity = coalesce(p_quantity, p.quantity),
      in_stock = coalesce(p_in_stock, p.in_stock)
    from jsonb_to_recordset(p_rows) as r (id uuid) where r.id = p.id
    returning p.*;
end $$;

create or replace function public.stage_products(p_import uuid, p_rows jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object('rows', p_rows));
  delete from private.import_rows i where i.staged_at < now() - interval '1 day';
  if jsonb_typeof(p_rows) is distinct from 'array'
    or (select count(*) from private.import_rows i where i.import = p_import) + jsonb_array_length(p_rows) > 20000 then
    raise exception 'invalid_request' using errcode = '22023';
  end if;
  insert into private.import_rows (import, line, actor, row)
  select p_import, (r ->> 'line')::int, auth.uid(), r from jsonb_array_elements(p_rows) as r;
end $$;

create or replace function public.invite_admin(p_email text, p_language text) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_open constant int := 20;
  address text;
  invitation public.invitations;
  broken_constraint text;
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('email', p_email, 'language', p_language));
  perform private.require_password();
  address := lower(btrim(p_email));
  perform private.take_lock('admins');
  delete from public.invitations i where i.expires_at <= now() or i.email = address;
  if exists (select from public.user_profiles u where lower(u.email) = address) then
    raise exception 'account_exists' using errcode = 'PT409';
  end if;
  if (select count(*) from public.invitations) >= most_open then
    raise exception 'rate_limited' using errcode = 'PT429';
  end if;
  insert into public.invitations (email, language, invited_by) values (address, p_language, auth.uid())
  returning * into invitation;
  return json_build_object('id', invitation.id, 'token', private.invitation_token(invitation.id));
exception
  when check_violation then
    get stacked diagnostics broken_constraint = constraint_name;
    raise exception '%', replace(broken_constraint, 'invitations_', 'invalid_') using errcode = '22023';
end $$;

create or replace function public.send_test_message(p_message text, p_language text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_per_hour constant int := 20;
  due constant timestamptz := private.shop_now();
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('message', p_message, 'language', p_language));
  if p_language is null or p_language not in ('en', 'es')
    or not exists (select from public.message_texts t where t.id = p_message) then
    raise exception 'invalid_message' using errcode = '22023';
  end if;
  perform private.take_lock('submissions');
  if (select count(*) from private.outbox o
    where o.account_id = auth.uid() and o.kind = 'test' and o.due_at > due - interval '1 hour') >= most_per_hour then
    raise exception 'rate_limited' using errcode = 'PT429';
  end if;
  -- Dated back by the hour in which messages about the account are counted: tests must not use those up.
  insert into private.outbox (kind, account_id, recipient, language, facts, due_at, next_attempt_at, expires_at, created_at)
  select 'test', u.id, u.email, p_language, jsonb_build_object('text', p_message), due, due, due + interval '1 hour',
    now() - interval '1 hour'
  from auth.users u where u.id = auth.uid();
end $$;
