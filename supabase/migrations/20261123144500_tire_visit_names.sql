-- Messages name the installation of tires as the pages do (mf-booking/src/tires/tireService.ts): in a new
-- shop the rotation holds the bay for it, and customers read that they had booked a rotation. Only expands
-- (docs/decisions/releases.md).

create function private.visit_names(p_booking public.bookings) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with visit as (select (p_booking).service || (p_booking).further_services as ids)
  select coalesce(jsonb_agg(case
      when s.id = 'tire-rotation' and not (v.ids && '{tire-installation,tire-mounting}')
        and exists (select from public.booking_tires t where t.booking = (p_booking).id)
      then jsonb_build_object('en', 'Tire Installation', 'es', 'Instalación de llantas')
      else jsonb_build_object('en', s.name, 'es', s.name_es) end order by c.n), '[]')
  from visit v, unnest(v.ids) with ordinality as c (id, n) join public.services s on s.id = c.id
$$;
comment on function private.visit_names(public.bookings) is 'The services of a booking as its messages name them, to customers and to staff: a rotation that holds the bay for tires is their installation.';

-- The rest of the function stays as it is.
do $$
declare
  before constant text := '''services'', \(select.*join public\.services s on s\.id = c\.id\)';
  definition constant text := pg_get_functiondef('private.booking_facts(public.bookings)'::regprocedure);
begin
  if definition !~ before then
    raise exception 'booking_facts has changed: it cannot name the visit';
  end if;
  execute regexp_replace(definition, before, '''services'', private.visit_names(p_booking)');
end $$;

create or replace function private.tell_tires() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed constant uuid := case when tg_op = 'DELETE' then old.booking else new.booking end;
begin
  update private.outbox o
  set facts = o.facts || jsonb_build_object('tires', private.tires_of(changed), 'services', private.visit_names(b))
  from public.bookings b
  where b.id = changed and o.booking_id = changed and o.state = 'pending';
  return null;
end $$;
comment on function private.tell_tires() is 'Messages of a booking that are not sent yet tell the tires that it holds now, and name the visit after them; those of a new booking are written before its tires.';

revoke execute on function private.visit_names(public.bookings) from public, anon, authenticated, service_role;
