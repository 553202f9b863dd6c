-- How the outbox is delivered and read (docs/decisions/messages.md).

-- The worker ---------------------------------------------------------------------------------------

create function public.claim_outbox(p_lease_seconds int) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claimed private.outbox;
begin
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
    'id', claimed.id, 'attempt', claimed.attempts, 'kind', claimed.kind, 'recipient', claimed.recipient,
    'language', claimed.language, 'facts', claimed.facts - 'known',
    'token', (select private.cancel_token(b.idempotency_key) from public.bookings b where b.id = claimed.booking_id),
    'settings', (select json_agg(json_build_object('key', s.key, 'value', s.value) order by s.key collate "C")
      from public.settings s));
end $$;
comment on function public.claim_outbox(int) is 'Claims the message that has been due for longest, for some seconds: no other worker gets it in that time, and after it if its result was not recorded. Returns null when none is due. For the worker only.';

create function public.record_delivery(p_id uuid, p_attempt int, p_problem text default null, p_is_final boolean default false)
returns void
language sql volatile security definer set search_path = ''
as $$
  update private.outbox o
  set state = case when p_problem is null then 'sent' when p_is_final then 'failed' else 'pending' end,
    sent_at = case when p_problem is null then private.shop_now() end,
    reason = coalesce(left(p_problem, 500), ''),
    -- What was told is in the booking or in the mail.
    facts = case when p_problem is null then '{}' else o.facts end,
    -- 1, 2, 4, … 64 minutes.
    next_attempt_at = case when p_problem is null then o.next_attempt_at
      else private.shop_now() + interval '1 minute' * 2 ^ least(p_attempt - 1, 6) end
  where o.id = p_id and o.state = 'pending' and o.attempts = p_attempt
$$;
comment on function public.record_delivery(uuid, int, text, boolean) is 'Records the result of the last claim: sent, or a problem that is final or tried again after a pause that doubles. For the worker only.';

-- Staff and customers ------------------------------------------------------------------------------

create function public.list_sent(p_booking uuid)
returns table (id uuid, kind text, recipient text, state text, due_at timestamptz, sent_at timestamptz, attempts int, reason text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select o.id, o.kind, o.recipient, o.state, o.due_at, o.sent_at, o.attempts, o.reason
    from private.outbox o where o.booking_id = p_booking
    order by coalesce(o.sent_at, o.due_at), o.created_at;
end $$;
comment on function public.list_sent(uuid) is 'What was sent about a booking, to whom and when, what waits and what failed. For administrators.';

create or replace function private.booking_view(p_booking public.bookings) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object('reference', a -> 'reference', 'status', a -> 'status', 'stage', (p_booking).stage,
    'service', a -> 'service', 'further_services', a -> 'further_services', 'waits', a -> 'waits', 'date', a -> 'date',
    'slot', a -> 'slot', 'starts_at', a -> 'starts_at', 'ends_at', a -> 'ends_at', 'sequence', a -> 'sequence',
    'reminders', case when (p_booking).email <> '' then private.wants_reminders((p_booking).email) end)
  from private.booking_answer(p_booking) as a
$$;

create function public.set_reminders(p_token text, p_wanted boolean) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings := private.find_booking(p_token);
  planned public.bookings;
begin
  if booking.id is null or booking.email = '' then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if p_wanted then
    delete from private.reminder_refusals r where r.recipient = private.recipient_hash(booking.email);
  else
    insert into private.reminder_refusals (recipient) values (private.recipient_hash(booking.email)) on conflict do nothing;
  end if;
  for planned in
    select * from public.bookings b
    where lower(trim(b.email)) = lower(trim(booking.email)) and b.status = 'confirmed' and b.starts_at > private.shop_now()
  loop
    perform private.plan_reminder(planned);
  end loop;
  return private.booking_view(booking);
end $$;
comment on function public.set_reminders(text, boolean) is 'Ends or resumes the reminders to the address of a booking, by the token of its manage link: for all bookings of the address, also later ones. May be repeated. Rejects with not_found.';

-- Who may do what ----------------------------------------------------------------------------------

revoke all on private.outbox, private.reminder_refusals from public, anon, authenticated, service_role, messenger;
revoke execute on function
  private.recipient_hash(text), private.wants_reminders(text), private.reminder_time(timestamptz),
  private.booking_facts(public.bookings), private.shop_email(), private.staff_language(),
  private.write_outbox(text, uuid, uuid, text, text, jsonb, timestamptz, interval),
  private.plan_reminder(public.bookings), private.tell_of_booking(), private.tell_of_message()
  from public, anon, authenticated, service_role;
revoke execute on function
  public.claim_outbox(int), public.record_delivery(uuid, int, text, boolean), public.list_sent(uuid),
  public.set_reminders(text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.claim_outbox(int), public.record_delivery(uuid, int, text, boolean)
  to service_role, messenger;
grant execute on function public.list_sent(uuid) to authenticated;
grant execute on function public.set_reminders(text, boolean) to anon, authenticated, service_role;
