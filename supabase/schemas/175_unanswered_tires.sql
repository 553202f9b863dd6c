-- A visitor's request has no end of its own, so invented ones would hold the stock for ever.

create function private.unanswered_tires() returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select t.id from public.booking_tires t join public.bookings b on b.id = t.booking
  where t.state = 'promised' and b.status = 'requested' and not b.by_staff and b.created_at <= now() - interval '3 days';
end $$;
comment on function private.unanswered_tires is
  'Tires that visitors'' requests hold for three days without an answer by staff. Once released, a confirmation promises them again, if they are available.';

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
comment on function private.release_unanswered_tires is
  'Releases the tires of visitors'' requests that staff have not answered for three days.';
