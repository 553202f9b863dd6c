-- What staff edit and every visitor reads: products, content blocks, settings.

create table public.products (
  id          uuid primary key default gen_random_uuid(),
  name        text not null,
  description text not null,
  price       numeric not null,
  category    text not null,
  image_url   text not null,
  in_stock    boolean not null default true,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default date_trunc('milliseconds', now()),
  constraint products_name        check (name ~ '\S' and char_length(name) <= 200),
  constraint products_description check (description ~ '\S' and char_length(description) <= 5000),
  -- Not numeric(10,2): that would round a third decimal away in silence instead of refusing it.
  constraint products_price       check (price >= 0 and price < 100000000 and price = round(price, 2)),
  constraint products_category    check (category in ('all-season-tires', 'winter-tires', 'performance-tires', 'all-terrain-tires', 'run-flat-tires', 'used-tires')),
  constraint products_image_url   check (char_length(image_url) <= 2048 and image_url ~* '^(https?://[^\s/]|/[^\s/\\])\S*$')
);
create index products_newest on public.products (created_at desc, id);
comment on table public.products is 'Products that staff offer; shown in the catalogues ahead of the sample data.';
comment on column public.products.id is 'Made by the database.';
comment on column public.products.name is 'Name, up to 200 characters.';
comment on column public.products.description is 'Description as plain text, up to 5,000 characters.';
comment on column public.products.price is 'US dollars, at least 0, in steps of one cent.';
comment on column public.products.category is 'One of the six staff categories.';
comment on column public.products.image_url is 'An http(s) address, or a path of this site that starts with one slash.';
comment on column public.products.in_stock is 'Can it be bought now?';
comment on column public.products.created_at is 'When it was added; lists show the newest first.';
comment on column public.products.updated_at is 'Last change; staff send back the one they read, so that a lost update is noticed.';
comment on index public.products_newest is 'The order in which products are listed.';

create table public.content_blocks (
  id         uuid primary key default gen_random_uuid(),
  page       text not null,
  identifier text not null,
  content    text not null default '',
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint content_blocks_page       check (page ~ '^[A-Za-z][A-Za-z0-9_.-]{0,99}$'),
  constraint content_blocks_identifier check (identifier ~ '^[A-Za-z][A-Za-z0-9_.-]{0,99}$'),
  constraint content_blocks_content    check (char_length(content) <= 20000),
  constraint content_blocks_once       unique (page, identifier)
);
comment on table public.content_blocks is 'Texts that staff put over the built-in ones.';
comment on column public.content_blocks.id is 'Made by the database.';
comment on column public.content_blocks.page is 'The page, as the dictionaries name it.';
comment on column public.content_blocks.identifier is 'The text on that page; the ending _es makes it the Spanish one.';
comment on column public.content_blocks.content is 'Plain text, up to 20,000 characters.';
comment on column public.content_blocks.updated_at is 'Last change; see products.updated_at.';

-- '2026-12-24, 2026-12-31..2027-01-02' as days; null when it is not written that way.
create function private.closure_days(p_value text) returns datemultirange
language plpgsql immutable set search_path = ''
as $$
declare
  days datemultirange := '{}';
  item text;
begin
  if p_value !~ '^\s*(\d{4}-\d\d-\d\d(\.\.\d{4}-\d\d-\d\d)?(\s*,\s*|\s*$))*$' then
    return null;
  end if;
  for item in select m[1] from regexp_matches(p_value, '([-.0-9]+)', 'g') as m loop
    days := days + datemultirange(daterange(
      make_date(substr(item, 1, 4)::int, substr(item, 6, 2)::int, substr(item, 9, 2)::int),
      make_date(substr(item, length(item) - 9, 4)::int, substr(item, length(item) - 4, 2)::int, right(item, 2)::int), '[]'));
  end loop;
  return days;
exception when data_exception then  -- 31 February, or an end before its start
  return null;
end $$;
comment on function private.closure_days(text) is 'The days of the setting closures.';

create table public.settings (
  id          uuid primary key default gen_random_uuid(),
  key         text not null,
  value       text not null default '',
  description text not null default '',
  updated_at  timestamptz not null default date_trunc('milliseconds', now()),
  constraint settings_once        unique (key),
  constraint settings_key         check (key ~ '^[a-z][a-z0-9_]{0,99}$'),
  constraint settings_description check (char_length(description) <= 500),
  constraint settings_value       check (char_length(value) <= 2000 and value !~ '[[:cntrl:]]'),
  constraint settings_text        check (key not in ('shop_name', 'address_line1', 'address_line2') or (value ~ '\S' and char_length(value) <= 120)),
  constraint settings_phone       check (key <> 'phone' or value ~ '^\+[1-9][0-9]{7,14}$'),
  constraint settings_email       check (key <> 'email' or (char_length(value) <= 254 and value ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$')),
  constraint settings_hours       check (key not like 'hours\_%' or value = ''
    or (value ~ '^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$' and left(value, 5) < right(value, 5))),
  constraint settings_link        check ((key not like 'social\_%' and key not like '%\_url') or value = '' or value ~* '^https?://[^\s/]\S*$'),
  constraint settings_bays        check (key <> 'bays' or value ~ '^[1-9][0-9]?$'),
  constraint settings_closures    check (key <> 'closures' or private.closure_days(value) is not null)
);
comment on table public.settings is 'Facts of the shop that staff edit. Every visitor can read every row: never put a secret here.';
comment on column public.settings.id is 'Made by the database.';
comment on column public.settings.key is 'Name by which the site asks for it.';
comment on column public.settings.value is 'The value as one line of text; the constraints say which form each key has.';
comment on column public.settings.description is 'What staff need to know to edit it.';
comment on column public.settings.updated_at is 'Last change; see products.updated_at.';

create trigger products_updated_at before update on public.products
  for each row execute function private.touch_updated_at();
create trigger content_blocks_updated_at before update on public.content_blocks
  for each row execute function private.touch_updated_at();
create trigger settings_updated_at before update on public.settings
  for each row execute function private.touch_updated_at();

-- Who may do what ----------------------------------------------------------------------------------

alter table public.products       enable row level security;
alter table public.content_blocks enable row level security;
alter table public.settings       enable row level security;

create policy products_read   on public.products for select to anon, authenticated using (true);
create policy products_add    on public.products for insert to authenticated with check ((select private.is_admin()));
create policy products_change on public.products for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy products_remove on public.products for delete to authenticated using ((select private.is_admin()));

create policy content_blocks_read   on public.content_blocks for select to anon, authenticated using (true);
create policy content_blocks_add    on public.content_blocks for insert to authenticated with check ((select private.is_admin()));
create policy content_blocks_change on public.content_blocks for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy content_blocks_remove on public.content_blocks for delete to authenticated using ((select private.is_admin()));

-- The keys belong to the program: staff change values, only migrations and the seed add keys.
create policy settings_read   on public.settings for select to anon, authenticated using (true);
create policy settings_change on public.settings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

revoke all on public.products, public.content_blocks, public.settings from public, anon, authenticated, service_role;
grant select on public.products, public.content_blocks, public.settings to anon, authenticated;
grant insert (name, description, price, category, image_url, in_stock) on public.products to authenticated;
grant update (name, description, price, category, image_url, in_stock) on public.products to authenticated;
grant insert (page, identifier, content) on public.content_blocks to authenticated;
grant update (content) on public.content_blocks to authenticated;
grant delete on public.products, public.content_blocks to authenticated;
grant update (value) on public.settings to authenticated;
grant select, insert, update, delete on public.products, public.content_blocks, public.settings to service_role;

revoke execute on function private.closure_days(text) from public, anon, authenticated, service_role;
-- A check constraint runs with the rights of whoever writes the row.
grant execute on function private.closure_days(text) to authenticated, service_role;
