-- What a new shop still has to do in its first hour: what it came with and is invented, and what is missing.

create table private.checked_steps (
  step       text primary key,
  checked_at timestamptz not null default now()
);
comment on table private.checked_steps is 'Steps of which staff have said that the shop needs nothing there, or that it is right as it is.';
comment on column private.checked_steps.step is 'As open_steps() names it.';
comment on column private.checked_steps.checked_at is 'When staff said so.';

alter table private.checked_steps enable row level security;

create function private.may_stay(p_step text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_step in ('hours', 'portraits', 'story', 'pictures', 'film', 'jobs', 'equipment', 'certifications', 'questions')
$$;
comment on function private.may_stay is
  'Whether what the step is about can be right as it is, by open_steps(). People, articles signed by them, phone numbers and products that are examples cannot.';

create function public.open_steps() returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- An entry that a new shop came with has it until staff change it: supabase/seed.sql.
  of_sample constant timestamptz := '2020-01-01 00:00:00Z';
begin
  perform private.require_admin();
  return (
    with shown as (
      select e.*, coalesce(nullif(e.title, ''), e.title_es) as name from public.list_entries e where not e.is_hidden),
    steps (step, names) as (
      select 'contact', array_agg(s.key order by s.key) from public.settings s
      where s.key = 'email' and s.value like '%.example' or s.key = 'phone' and s.value ~ '^\+1[0-9]{3}55501[0-9]{2}$'
      union all
      select 'hours', '{}'
      union all
      select e.list, array_agg(e.name order by e.position, e.id) from shown e where e.updated_at = of_sample group by e.list
      union all
      select 'portraits', array_agg(e.name order by e.position, e.id) from shown e
      where e.list = 'team' and e.picture = '' and e.updated_at <> of_sample
      union all
      select 'story', '{}' where not exists (
        select from public.content_blocks b where b.page = 'about' and b.identifier like 'story%' and b.content ~ '\S')
      union all
      select 'pictures', array_agg(s.key order by s.key) from public.settings s where s.key like 'picture\_%' and s.value = ''
      union all
      select 'film', array_agg(s.key order by s.key) from public.settings s
      where s.key in ('hero_video_url', 'tour_video_url') and s.value = ''
      union all
      select 'products', array_agg(p.name order by p.created_at desc, p.id) from public.products p where p.is_sample
      union all
      select 'mail', '{}' where not exists (select from private.workers w where w.work = 'messages' and w.sends_mail))
    select coalesce(json_agg(json_build_object('step', o.step, 'names', o.names, 'may_stay', private.may_stay(o.step))
      order by array_position(array[
      'contact', 'hours', 'team', 'portraits', 'story', 'pictures', 'film', 'jobs', 'equipment', 'certifications',
      'questions', 'articles', 'products', 'mail'], o.step)), '[]')
    from steps o
    where o.names is not null and not exists (select from private.checked_steps c where c.step = o.step));
end $$;
comment on function public.open_steps is
  'What a new shop still has to do, with the names of the entries, settings or products concerned: a phone number or address of examples, opening hours that nobody has looked at, entries that the shop came with, people without a portrait, the story of the About page, pictures and videos of pages, sample products, and mail. Rejects with not_admin.';
revoke execute on function public.open_steps from public;
grant execute on function public.open_steps to authenticated;

create function public.check_step(p_step text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('step', p_step));
  if not private.may_stay(p_step) then
    raise exception 'invalid_step' using errcode = '22023';
  end if;
  insert into private.checked_steps (step) values (p_step) on conflict do nothing;
end $$;
comment on function public.check_step is
  'Leaves a step out of open_steps() from now on. Rejects with not_admin, or a step that cannot be left out.';
revoke execute on function public.check_step from public;
grant execute on function public.check_step to authenticated;
