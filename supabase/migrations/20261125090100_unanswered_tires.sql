-- The second part of plain_refusals: tires of requests, and what ended holds.
-- Tires of requests that staff do not answer are still released after three days.
create function private.unanswered_tires() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select t.id from public.booking_tires t join public.bookings b on b.id = t.booking
  where t.state = 'promised' and b.status = 'requested' and not b.by_staff and b.created_at <= now() - interval '3 days'
$$;
comment on function private.unanswered_tires() is 'Tires that visitors'' requests hold for three days without an answer by staff. Once released, a confirmation promises them again, if they are available.';

create function private.release_unanswered_tires() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  sub constant text := coalesce(current_setting('request.jwt.claim.sub', true), '');
begin
  if not exists (select from private.unanswered_tires()) then
    return;
  end if;
  -- The update then reads what staff who confirm a request at the same time have committed.
  perform private.take_lock('bookings');
  -- Without the claims of the caller, so that the audit log does not name this account.
  perform set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true);
  update public.booking_tires t set state = 'released' where t.id in (select private.unanswered_tires());
  perform set_config('request.jwt.claims', claims, true), set_config('request.jwt.claim.sub', sub, true);
end $$;
comment on function private.release_unanswered_tires() is 'Releases the tires of visitors'' requests that staff have not answered for three days.';

create or replace function public.book_with_tires(
  p_tires jsonb, p_service text, p_date date, p_slot text, p_name text, p_email text, p_phone text,
  p_vehicle text, p_notes text, p_language text, p_key uuid, p_website text default '',
  p_further_services text[] default '{}', p_waits boolean default null) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  answer jsonb;
  stored uuid;
  wanted record;
begin
  perform private.require_lengths(jsonb_build_object('tires', p_tires));
  perform private.take_lock('bookings');
  perform private.release_unanswered_tires();
  select b.id into stored from public.bookings b where b.idempotency_key = p_key;
  answer := public.book_appointment(p_service, p_date, p_slot, p_name, p_email, p_phone, p_vehicle, p_notes,
    p_language, p_key, p_website, p_further_services, p_waits)::jsonb;
  if stored is null then
    select b.id into stored from public.bookings b where b.idempotency_key = p_key;
    if jsonb_typeof(p_tires) is distinct from 'array' or jsonb_array_length(p_tires) > 4
      or (select sum(r.count) from jsonb_to_recordset(p_tires) as r (count int)) > 12 then
      raise exception 'invalid_tires' using errcode = '22023';
    end if;
    -- Without tires it is a booking like others: the visitor took them out after an attempt with them.
    if jsonb_array_length(p_tires) = 0 then
      return (answer || '{"tires": []}')::json;
    end if;
    begin
      perform private.count_senders('tires', jsonb_build_object('network', private.client_network(), 'shop', 'all'));
    exception when sqlstate 'PT429' then
      raise exception 'tires_limited' using errcode = 'PT429';
    end;
    -- In one order, so that two bookings of the same products do not deadlock.
    for wanted in
      select r.product, r.count, r.installed
      from jsonb_to_recordset(p_tires) as r (product uuid, count int, installed numeric) order by r.product
    loop
      perform private.promise_tires(stored, wanted.product, wanted.count, wanted.installed);
    end loop;
  elsif (select jsonb_agg(jsonb_build_array(t.product, t.count) order by t.product) from public.booking_tires t where t.booking = stored)
    is distinct from
    (select jsonb_agg(jsonb_build_array(r.product, r.count) order by r.product)
     from jsonb_to_recordset(p_tires) as r (product uuid, count int)) then
    answer := answer || '{"is_earlier": true}';
  end if;
  return (answer || jsonb_build_object('tires', private.tires_of(stored)))::json;
exception
  when check_violation or not_null_violation or unique_violation or invalid_text_representation then
    raise exception 'invalid_tires' using errcode = '22023';
end $$;

create or replace function public.add_tires(p_booking uuid, p_product uuid, p_count int, p_installed numeric) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  open_status text;
begin
  perform private.require_admin();
  perform private.take_lock('bookings');
  perform private.release_unanswered_tires();
  -- A booking that is cancelled at the same time releases all of its tires.
  select b.status into open_status from public.bookings b where b.id = p_booking for update;
  if not found then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if private.tires_state(open_status) is distinct from 'promised' then
    raise exception 'booking_closed' using errcode = 'PT409';
  end if;
  perform private.promise_tires(p_booking, p_product, p_count, p_installed);
exception
  when unique_violation then
    raise exception 'tires_listed' using errcode = 'PT409';
  when check_violation or not_null_violation then
    raise exception 'invalid_tires' using errcode = '22023';
end $$;

create or replace function public.claim_outbox(p_lease_seconds int) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claimed private.outbox;
begin
  perform private.release_unanswered_tires();
  update private.outbox o
  set state = 'failed', reason = case when o.reason = '' then 'It was not sent in time.' else o.reason end
  where o.state = 'pending' and o.expires_at <= private.shop_now() and o.next_attempt_at <= private.shop_now();
  update private.outbox o
  set attempts = o.attempts + 1, next_attempt_at = private.shop_now() + make_interval(secs => p_lease_seconds)
  where o.id = (
    select w.id from private.outbox w
    where w.state = 'pending' and w.next_attempt_at <= private.shop_now()
    order by w.next_attempt_at, w.id limit 1 for update skip locked)
  returning * into claimed;
  if claimed.id is null then
    return null;
  end if;
  return json_build_object(
    'id', claimed.id, 'attempt', claimed.attempts, 'kind', claimed.kind, 'channel', claimed.channel, 'recipient', claimed.recipient,
    'language', claimed.language, 'texts', private.outbox_texts(claimed), 'facts', claimed.facts - 'known',
    'token', private.outbox_token(claimed),
    'settings', (select json_agg(json_build_object('key', s.key, 'value', s.value) order by s.key collate "C")
      from public.settings s));
end $$;
comment on function public.claim_outbox(int) is 'Claims the message that has been due for longest, for some seconds: no other worker gets it in that time, and after it if its result was not recorded. Returns null when none is due. Releases the tires of unanswered requests first, since nothing else runs as regularly. For the worker only.';

create or replace function public.unusual_bookings() returns table (
  id uuid, reference text, name text, phone text, email text, requested_date date, requested_slot text,
  created_at timestamptz, same_network int)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select r.id, r.reference, r.name, r.phone, r.email, r.requested_date, r.requested_slot, r.created_at,
      count(r.network) over (partition by r.network)::int
    from private.recent_bookings() r
    where private.is_unusual((select count(*) from private.recent_bookings()))
    order by r.created_at;
end $$;
comment on function public.unusual_bookings() is
  'The live bookings that visitors made today, if they are unusually many; each with the number of these from the same network, 0 where it is unknown. For staff only.';

drop function private.end_holds(uuid);
drop function private.unanswered_tires(uuid);
drop index public.bookings_held;
alter table public.bookings drop constraint bookings_held, drop column held_until;

revoke execute on function private.release_unanswered_tires(), private.unanswered_tires()
  from public, anon, authenticated, service_role;
