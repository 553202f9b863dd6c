-- What staff see of one customer. There is no table of customers: their bookings tell who they are
-- (private.customer_bookings).

create function private.customer_timeline(p_bookings uuid[])
returns table (at timestamptz, kind text, channel text, state text, booking uuid, subject text)
language sql stable security definer set search_path = ''
as $$
  select coalesce(o.sent_at, o.due_at), o.kind, o.channel, o.state, o.booking_id, ''
  from private.outbox o
  where o.booking_id = any (p_bookings) and o.kind not like 'staff\_%'
  union all
  select m.created_at, 'contact', 'form', 'received', null, m.subject
  from public.contact_messages m
  where m.id = any (private.customer_messages(p_bookings)) and m.deleted_at is null
$$;
comment on function private.customer_timeline is
  'What was written to the customer of these bookings, and what the customer wrote in the contact form.';

create function public.customer_history(p_booking uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant int := 100;
  ids  constant uuid[] := private.customer_bookings(p_booking);
begin
  perform private.require_admin();
  if ids is null then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  return json_build_object(
    'count', cardinality(ids),
    'bookings', (
      select coalesce(json_agg(private.shown_booking(b.booking) order by b.moment desc, (b.booking).id), '[]')
      from (
        select v as booking, coalesce(v.starts_at, v.created_at) as moment from public.bookings v where v.id = any (ids)
        order by coalesce(v.starts_at, v.created_at) desc, v.id limit most) b),
    'tires', (
      select coalesce(json_agg(json_build_object('booking', t.booking, 'name', t.name, 'count', t.count,
        'installed', t.installed, 'state', t.state) order by t.created_at desc, t.id), '[]')
      from (
        select r.* from public.booking_tires r where r.booking = any (ids) and r.state <> 'released'
        order by r.created_at desc, r.id limit most) t),
    'timeline', (
      select coalesce(json_agg(to_jsonb(l) order by l.at desc), '[]')
      from (select e.* from private.customer_timeline(ids) e order by e.at desc limit most) l));
end $$;
comment on function public.customer_history is
  'The customer of a booking: the newest 100 of all bookings with the same e-mail address or phone number, of the tires that they hold or have used, and of the messages from and to the customer. Rejects with not_admin or not_found.';
revoke execute on function public.customer_history from public;
grant execute on function public.customer_history to authenticated;

create function public.rename_customer(p_id uuid, p_updated_at timestamptz, p_name text) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  booking public.bookings;
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('name', p_name));
  perform private.take_lock('bookings');
  select * into booking from public.bookings b where b.id = p_id and b.forgotten_at is null;
  if not found then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if booking.updated_at is distinct from p_updated_at then
    raise exception 'conflict' using errcode = 'PT409';
  end if;
  update public.bookings b set name = p_name
  where b.id = any (private.person_bookings(p_id)) and b.forgotten_at is null;
  select * into booking from public.bookings b where b.id = p_id;
  return private.shown_booking(booking);
end $$;
comment on function public.rename_customer is
  'Gives all bookings of the person of a booking (the same name, and the same e-mail address or phone number) another name, unless the booking was changed since it was read. Rejects with conflict, not_found or what the column refuses.';
revoke execute on function public.rename_customer from public;
grant execute on function public.rename_customer to authenticated;
