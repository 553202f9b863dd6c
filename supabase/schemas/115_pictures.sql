-- Pictures that staff upload (docs/decisions/pictures.md). The bucket `pictures` of Supabase Storage has the uploaded
-- files, which the publisher alone makes the site's files of: visitors never load from the bucket.

create function private.picture_bytes() returns int
language sql immutable set search_path = ''
as $$ select 10 * 1024 * 1024 $$;
comment on function private.picture_bytes is 'How many bytes the file of a picture may have.';

create table public.pictures (
  id         text primary key,
  width      int not null,
  height     int not null,
  alt        text not null default '',
  alt_es     text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint pictures_id check (id ~ '^[0-9a-f]{12}$'),
  constraint pictures_width check (width between 1 and 2400),
  constraint pictures_height check (height between 1 and 2400),
  constraint pictures_alt check (char_length(alt) <= 200 and alt !~ '[[:cntrl:]]' and alt = btrim(alt)),
  constraint pictures_alt_es check (char_length(alt_es) <= 200 and alt_es !~ '[[:cntrl:]]' and alt_es = btrim(alt_es))
);
comment on table public.pictures is 'Pictures that staff uploaded; the bucket has the file of each. What shows one has its address in the place of any other.';
comment on column public.pictures.id is 'The first 12 digits of the SHA-256 digest of the file, and the name of the file in the bucket.';
comment on column public.pictures.width is 'Width of the uploaded file in pixels.';
comment on column public.pictures.height is 'Height of the uploaded file in pixels.';
comment on column public.pictures.alt is 'What it shows, for visitors who do not see it; up to 200 characters, empty when nobody wrote it.';
comment on column public.pictures.alt_es is 'The same in Spanish; empty shows the English text.';
comment on column public.pictures.created_at is 'When it was uploaded.';
comment on column public.pictures.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.pictures enable row level security;
create policy pictures_read on public.pictures for select to authenticated using ((select private.is_admin()));
create policy pictures_read_publisher on public.pictures for select to publisher using (true);
create policy pictures_add on public.pictures for insert to authenticated with check ((select private.is_admin()));
create policy pictures_change on public.pictures for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy pictures_remove on public.pictures for delete to authenticated using ((select private.is_admin()));
grant select on public.pictures to authenticated, service_role, publisher;
-- The file never changes, so nothing that was measured of it does.
grant insert (id, width, height, alt, alt_es), update (alt, alt_es) on public.pictures to authenticated;
grant delete on public.pictures to authenticated, service_role;
grant insert, update on public.pictures to service_role;

create trigger pictures_before_row before insert or update on public.pictures
  for each row execute function private.check_and_touch_row();
create trigger pictures_after_row after insert or update or delete on public.pictures
  for each row execute function private.audit_and_publish_row();

-- Another table that shows pictures adds its rows here.
create function private.shown_addresses() returns table (address text, table_name text, name text)
language sql stable security definer set search_path = ''
as $$
  select unnest(p.image_url || p.photos), 'products', p.name from public.products p
  union all
  select unnest(array[e.picture, e.second_picture] || private.picture_addresses(e.text) || private.picture_addresses(e.text_es)),
    'list_entries', coalesce(nullif(e.title, ''), e.title_es)
  from public.list_entries e
  union all
  select o.picture, 'offers', coalesce(nullif(o.title, ''), o.title_es) from public.offers o
  union all
  select s.value, 'settings', s.key from public.settings s where s.key like 'picture\_%'
  union all
  select unnest(private.picture_addresses(d.changes::text)), 'row_drafts',
    coalesce(nullif(d.changes ->> 'title', ''), d.changes ->> 'name', nullif(e.title, ''), p.name, d.changes ->> 'title_es', e.title_es)
  from public.row_drafts d left join public.list_entries e on e.id = d.id left join public.products p on p.id = d.id
$$;
comment on function private.shown_addresses is 'The addresses of all pictures that something shows, uploaded or not, with the rows that show them.';

create function private.picture_address(p_picture text) returns text
language sql immutable security definer set search_path = ''
as $$ select '/content/' || p_picture || '-1280.webp' $$;
comment on function private.picture_address is 'The address by which other rows name a picture, equal to pictureAddress in TypeScript.';

create function public.picture_uses(p_picture text) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('picture', p_picture));
  return (
    select coalesce(json_agg(u order by u.table_name, u.name), '[]')
    from (
      select distinct s.table_name, s.name from private.shown_addresses() s
      where s.address = private.picture_address(p_picture)) u);
end $$;
comment on function public.picture_uses is 'Returns the rows that show a picture, by name. Rejects with not_admin.';
revoke execute on function public.picture_uses from public;
grant execute on function public.picture_uses to authenticated;

create function private.named_pictures() returns table (picture text)
language sql stable security definer set search_path = ''
as $$
  select m[1] from (
    select s.address from private.shown_addresses() s
    union all
    -- Undo, the history of a row and a form that is still open bring back what a change removed.
    select concat(a.before, a.after) from public.audit_log a where a.at > now() - interval '30 days'
  ) as r (row), regexp_matches(r.row, '/content/([0-9a-f]{12})-1280\.webp', 'g') as m
  union all
  select a.row_id from public.audit_log a
  where a.table_name = 'pictures' and a.action = 'UPDATE' and a.at > now() - interval '30 days'
$$;
comment on function private.named_pictures is
  'The pictures that a row shows, and those that a row named, or that were uploaded again, in the last 30 days.';

-- A file is uploaded before its row: where the form was closed in between, it has none.
create function public.unused_pictures() returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  ids text[];
begin
  perform private.require_admin();
  ids := array(
    select p.id from public.pictures p
    where p.created_at < now() - interval '30 days'
      and p.id not in (select n.picture from private.named_pictures() n)
    order by p.created_at limit 50);
  -- A database without Supabase Storage has no files.
  if to_regclass('storage.objects') is not null then
    ids := ids || array(
      select o.name from storage.objects o
      where o.bucket_id = 'pictures' and o.created_at < now() - interval '30 days'
        and not exists (select from public.pictures p where p.id = o.name)
      order by o.created_at limit 50);
  end if;
  return array_to_json(ids);
end $$;
comment on function public.unused_pictures is
  'Returns the ids of up to 50 pictures, and of up to 50 files without one, that were uploaded more than 30 days ago and that nothing has named since. Rejects with not_admin.';
revoke execute on function public.unused_pictures from public;
grant execute on function public.unused_pictures to authenticated;

create function private.pictures_before_delete() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.shown_addresses() s where s.address = private.picture_address(old.id)) then
    raise exception 'picture_used' using errcode = 'PT409';
  end if;
  return old;
end $$;
comment on function private.pictures_before_delete is 'Rejects the removal of a picture that something shows, with picture_used.';
create trigger pictures_before_delete before delete on public.pictures
  for each row execute function private.pictures_before_delete();

-- Reading the bucket ------------------------------------------------------------------------------

-- The publisher has a role of the database, and no account. It asks the database for a ticket, and reads the file
-- like a visitor with the ticket in a header of the request, which both PostgREST and Storage pass to the policies.

create function private.picture_ticket(p_picture text, p_until bigint) returns text
language sql stable security definer set search_path = ''
as $$
  select p_until || '.' || encode(private.keyed_hash('picture_ticket', convert_to(p_picture || ' ' || p_until, 'utf8')), 'hex')
$$;
comment on function private.picture_ticket is 'The ticket that allows to read the file of one picture until a time, in seconds since 1970.';

create function public.picture_ticket(p_picture text) returns text
language sql stable security definer set search_path = ''
as $$ select private.picture_ticket(p_picture, floor(extract(epoch from now()))::bigint + 60) $$;
comment on function public.picture_ticket is
  'Allows the publisher to read the file of a picture from the bucket within a minute, with the header x-picture-ticket.';
revoke execute on function public.picture_ticket from public;
grant execute on function public.picture_ticket to publisher;

create function private.has_picture_ticket(p_picture text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  ticket constant text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-picture-ticket';
begin
  if ticket is null or ticket !~ '^[0-9]{1,12}\.[0-9a-f]{64}$' then
    return false;
  end if;
  return split_part(ticket, '.', 1)::bigint > extract(epoch from now())
    and ticket = private.picture_ticket(p_picture, split_part(ticket, '.', 1)::bigint);
end $$;
comment on function private.has_picture_ticket is 'True for a request with a ticket for this picture that is still valid.';
grant execute on function private.has_picture_ticket to anon;

create function private.keeps_name(p_object uuid, p_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from storage.objects o where o.id = p_object and o.name = p_name);
end $$;
comment on function private.keeps_name is
  'True where a file of Storage is written again under its own name: renamed, one that a row names could be deleted. A policy cannot read its own table.';
grant execute on function private.keeps_name to authenticated;
