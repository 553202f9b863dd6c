-- Products as the trade stores them: tires and parts, with brand, size, stock and several photos
-- (docs/decisions/products-and-tires.md), and the tires that vehicles left the factory with.

create table public.products (
  id             uuid primary key default gen_random_uuid(),
  name           text not null,
  description    text not null,
  price          numeric not null,
  category       text not null,
  image_url      text not null,
  in_stock       boolean not null default true,
  kind           text not null default 'tire',
  brand          text not null default '',
  sku            text not null default '',
  condition      text not null default 'new',
  size           text not null default '',
  load_index     int,
  speed_rating   text not null default '',
  tread_32nds    int,
  dot            text not null default '',
  quantity       int,
  low_stock      int,
  promised       int not null default 0,
  free_shipping  boolean not null default false,
  name_es        text not null default '',
  description_es text not null default '',
  photos         text[] not null default '{}',
  width          int     generated always as (substring(size from '^[A-Z]*([0-9]{3})')::int) stored,
  aspect         int     generated always as (substring(size from '/([0-9]{2})')::int) stored,
  rim            numeric generated always as (substring(size from '[RD]([0-9]{2}(\.5)?)')::numeric) stored,
  available      int generated always as
    (case when quantity is not null then greatest(quantity - promised, 0) end) stored,
  is_low         boolean not null generated always as
    (coalesce(quantity < promised or greatest(quantity - promised, 0) <= low_stock, false)) stored,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default date_trunc('milliseconds', now()),
  constraint products_name check (name ~ '\S' and char_length(name) <= 200),
  constraint products_description check (description ~ '\S' and char_length(description) <= 5000),
  -- Not numeric(10,2): that would round a third decimal instead of rejecting it.
  constraint products_price check (price >= 0 and price < 100000000 and price = round(price, 2)),
  constraint products_category check (
    kind = 'part' and category in ('brake-parts', 'engine-parts', 'filters', 'suspension-parts', 'electrical-parts', 'transmission-parts', 'wipers', 'spark-plugs')
    or kind <> 'part' and category in ('all-season-tires', 'winter-tires', 'performance-tires', 'all-terrain-tires', 'run-flat-tires', 'used-tires')),
  constraint products_image_url check (char_length(image_url) <= 2048 and image_url ~* '^(https?://[^\s/]|/[^\s/\\])\S*$'),
  constraint products_kind check (kind in ('tire', 'part')),
  constraint products_brand check (char_length(brand) <= 60 and brand !~ '[[:cntrl:]]' and brand = btrim(brand)),
  constraint products_sku check (char_length(sku) <= 40 and sku ~ '^\S*$'),
  constraint products_condition check (condition in ('new', 'used')),
  constraint products_used_category check (category <> 'used-tires' or condition = 'used'),
  -- Metric (225/65R17, LT265/70R17, 195R14C) or in inches (35X12.50R20LT).
  constraint products_size check (size = ''
    or size ~ '^(P|LT|ST|T)?[1-3][0-9]{2}(/[2-9][0-9])?(Z?R|D)[12][0-9](\.5)?(C|LT)?$'
    or size ~ '^(([2-4][0-9](\.[0-9]{1,2})?X)?[0-9]{1,2}\.[0-9]{2}|1?[0-9])R[12][0-9](\.5)?(C|LT)?$'),
  constraint products_load_index check (load_index between 50 and 150),
  constraint products_speed_rating check (speed_rating = '' or speed_rating ~ '^[LMNPQRSTUHVWYZ]$'),
  constraint products_tread check (tread_32nds between 2 and 32),
  constraint products_dot check (dot = '' or dot ~ '^(0[1-9]|[1-4][0-9]|5[0-3])[0-9]{2}$'),
  constraint products_used_only check (condition <> 'new' or (tread_32nds is null and dot = '')),
  constraint products_tire_only check (kind <> 'part' or
    (size = '' and load_index is null and speed_rating = '' and tread_32nds is null and dot = '')),
  constraint products_quantity check (quantity between 0 and 100000),
  constraint products_low_stock check (low_stock between 0 and 100000),
  constraint products_promised check (promised >= 0),
  constraint products_name_es check (name_es = '' or (name_es ~ '\S' and char_length(name_es) <= 200)),
  constraint products_description_es check (description_es = '' or (description_es ~ '\S' and char_length(description_es) <= 5000)),
  constraint products_photos check (cardinality(photos) <= 12 and char_length(array_to_string(photos, '')) <= 12000),
  constraint products_photos_url check (to_jsonb(photos)::text ~* '^\[("(https?://[^\s/"]|/[^\s/\\"])[^\s"]*"(, )?)*\]$'),
  constraint products_photos_https check (to_jsonb(photos)::text !~* '"http:'),
  constraint products_photos_credentials check (to_jsonb(photos)::text !~* '"https?://[^/?#"\\]*@'),
  constraint products_image_https check (image_url !~* '^http:'),
  constraint products_image_credentials check (image_url !~* '^https?://[^/?#\\]*@')
);
comment on table public.products is 'Products that staff enter; the catalogues list them before the sample products.';
comment on column public.products.id is 'Generated by the database.';
comment on column public.products.name is 'Name, up to 200 characters.';
comment on column public.products.description is 'Description as plain text, up to 5,000 characters.';
comment on column public.products.price is 'US dollars, at least 0, in steps of one cent.';
comment on column public.products.category is 'One of the six categories of tires, or one of the categories of parts.';
comment on column public.products.image_url is 'The first photo: an https address, or a path of this site that starts with one slash.';
comment on column public.products.in_stock is 'True when it can be bought now; where quantity is given, also available must be above 0.';
comment on column public.products.kind is 'tire or part.';
comment on column public.products.brand is 'The manufacturer, up to 60 characters; empty when unknown.';
comment on column public.products.sku is 'The shop''s own number, up to 40 characters without spaces; unique where given.';
comment on column public.products.condition is 'new or used; tires of the category used-tires are used.';
comment on column public.products.size is 'Size of a tire: 225/65R17, LT265/70R17, T145/80D18, 195R14C, 35X12.50R20LT or 11R22.5; empty when unknown.';
comment on column public.products.load_index is 'Load index of a tire: 94 carries 670 kg. Of two (121/118) the first.';
comment on column public.products.speed_rating is 'Speed rating of a tire: one letter, H up to 130 mph.';
comment on column public.products.tread_32nds is 'Tread of a used tire in 32nds of an inch; 2 is the legal minimum.';
comment on column public.products.dot is 'Week and year in which a used tire was made, as its DOT code ends: 3521 is week 35 of 2021.';
comment on column public.products.quantity is 'How many the shop has; null when it does not count them.';
comment on column public.products.low_stock is 'Staff are warned when no more than so many are available; null for no warning.';
comment on column public.products.promised is 'How many of them active bookings hold; see booking_tires.';
comment on column public.products.free_shipping is 'True when it is shipped free of charge.';
comment on column public.products.name_es is 'Spanish name; empty shows the English one.';
comment on column public.products.description_es is 'Spanish description; empty shows the English one.';
comment on column public.products.photos is 'Addresses of up to 12 further photos, in the order in which they are shown.';
comment on column public.products.width is 'Section width in mm, from size.';
comment on column public.products.aspect is 'Sidewall as a percentage of the width, from size.';
comment on column public.products.rim is 'Rim diameter in inches, from size.';
comment on column public.products.available is 'Quantity less promised; null when the shop does not count them.';
comment on column public.products.is_low is 'True when no more than low_stock are available, or bookings hold more than there are.';
comment on column public.products.created_at is 'When it was added; lists show the newest first.';
comment on column public.products.updated_at is 'Time of the last change; an update sends the value that was read, so that a lost update is detected.';
create index products_newest on public.products (created_at desc, id);
comment on index public.products_newest is 'The order in which products are listed.';
create unique index products_sku_once on public.products (lower(sku)) where sku <> '';
comment on index public.products_sku_once is 'A SKU names one product; case does not matter.';

alter table public.products enable row level security;
create policy products_read on public.products for select to anon, authenticated using (true);
create policy products_add on public.products for insert to authenticated with check ((select private.is_admin()));
create policy products_change on public.products for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy products_remove on public.products for delete to authenticated using ((select private.is_admin()));
create policy products_read_publisher on public.products for select to publisher using (true);
grant select on public.products to anon, authenticated, service_role, publisher;
grant insert (name, description, price, category, image_url, in_stock, kind, brand, sku, condition, size,
  load_index, speed_rating, tread_32nds, dot, quantity, low_stock, free_shipping, name_es, description_es, photos)
  on public.products to authenticated;
grant update (name, description, price, category, image_url, in_stock, kind, brand, sku, condition, size,
  load_index, speed_rating, tread_32nds, dot, quantity, low_stock, free_shipping, name_es, description_es, photos)
  on public.products to authenticated;
grant delete on public.products to authenticated, service_role;
grant insert, update on public.products to service_role;

create trigger products_publication after insert or update or delete on public.products
  for each row execute function private.request_publication();
-- A booking that promises tires is no edit of the product: an open form stays current, and the audit log has no
-- entry. Where it changes the quantity, it is one.
create trigger products_updated_at before update on public.products
  for each row when (old.promised = new.promised or old.quantity is distinct from new.quantity)
  execute function private.touch_updated_at();
create trigger products_audit after insert or delete on public.products
  for each row execute function private.write_audit('{}');
create trigger products_audit_update after update on public.products
  for each row when (old.promised = new.promised or old.quantity is distinct from new.quantity)
  execute function private.write_audit('{}');
-- A deleted product changes the tires that bookings hold, a deleted booking removes its own.
create trigger products_lock before delete on public.products
  for each statement execute function private.lock_bookings();
create trigger all_lengths before insert or update on public.products
  for each row execute function private.check_lengths();

create function private.derive_condition() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.category = 'used-tires' then
    new.condition := 'used';
  end if;
  return new;
end $$;
comment on function private.derive_condition is
  'A tire of the category used-tires is used, also when a form sends no condition.';
create trigger products_condition before insert or update on public.products
  for each row execute function private.derive_condition();

create function private.installed_price(p_price numeric, p_count int, p_condition text) returns numeric
language sql stable security definer set search_path = ''
as $$
  with fee as (
    select k.key, coalesce(s.value, k.initial)::numeric as amount
    from (values ('tire_mounting', '15'), ('tire_balancing', '10'), ('tire_valve', '4'), ('tire_state_fee', '1'),
      ('tire_disposal', '3'), ('sales_tax', '8')) as k (key, initial)
      left join public.settings s on s.key = k.key
  ), each_tire as (
    select p_price + sum(amount) filter (where key = 'tire_valve') as goods,
      sum(amount) filter (where key in ('tire_mounting', 'tire_balancing', 'tire_disposal')
        or key = 'tire_state_fee' and p_condition = 'new') as services,
      sum(amount) filter (where key = 'sales_tax') as tax
    from fee
  )
  select round((goods + services) * p_count + round(goods * p_count * tax / 100, 2), 2) from each_tire
$$;
comment on function private.installed_price is
  'Price of so many tires of one price with mounting, balancing, valves, disposal, the state fee for new ones, and sales tax on tires and valves; equal to installedPrice in TypeScript.';

-- Import and edits of several products ------------------------------------------------------------

-- A request may have 1 MB, which a large import exceeds. Its rows are sent in parts; one call saves them.
create table private.import_rows (
  import    uuid not null,
  line      int not null,
  actor     uuid not null,
  row       jsonb not null,
  staged_at timestamptz not null default now(),
  primary key (import, line)
);
comment on table private.import_rows is 'Rows of imports that are not saved yet; deleted once they are, or with the first import a day later.';
comment on column private.import_rows.import is 'The import, a random id of the client.';
comment on column private.import_rows.line is 'Line of the file.';
comment on column private.import_rows.actor is 'The account that sent it: no other can save it.';
comment on column private.import_rows.row is 'The columns of the product.';
comment on column private.import_rows.staged_at is 'When it was sent.';

alter table private.import_rows enable row level security;

create function public.stage_products(p_import uuid, p_rows jsonb) returns void
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
comment on function public.stage_products is
  'Stores a part of an import, of at most 20,000 rows together; see import_products. Rejects with not_admin or invalid_request.';
revoke execute on function public.stage_products from public;
grant execute on function public.stage_products to authenticated;

-- One statement for all rows: 10,000 single ones take fifteen times as long.
create function private.save_import(p_import uuid, p_lines int[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.products p
  set kind = r.kind, name = r.name, description = r.description, price = r.price, category = r.category,
    image_url = r.image_url, in_stock = r.in_stock, brand = r.brand, sku = r.sku, condition = r.condition,
    size = r.size, load_index = r.load_index, speed_rating = r.speed_rating, tread_32nds = r.tread_32nds,
    dot = r.dot, quantity = r.quantity, low_stock = r.low_stock, free_shipping = r.free_shipping,
    name_es = r.name_es, description_es = r.description_es, photos = r.photos
  from private.import_rows i, jsonb_populate_record(null::public.products, i.row) as r
  where i.import = p_import and i.line = any (p_lines) and r.id = p.id;
  insert into public.products (kind, name, description, price, category, image_url, in_stock, brand, sku, condition,
    size, load_index, speed_rating, tread_32nds, dot, quantity, low_stock, free_shipping, name_es, description_es, photos)
  select r.kind, r.name, r.description, r.price, r.category, r.image_url, r.in_stock, r.brand, r.sku, r.condition,
    r.size, r.load_index, r.speed_rating, r.tread_32nds, r.dot, r.quantity, r.low_stock, r.free_shipping, r.name_es,
    r.description_es, r.photos
  from private.import_rows i, jsonb_populate_record(null::public.products, i.row) as r
  where i.import = p_import and i.line = any (p_lines) and r.id is null;
end $$;
comment on function private.save_import is 'Adds and changes the products of these lines of an import.';

create function private.import_conflicts(p_import uuid) returns table (line int, code text)
language sql stable security definer set search_path = ''
as $$
  with rows as (
    select i.line, (i.row ->> 'id')::uuid as id, (i.row ->> 'updated_at')::timestamptz as updated_at, lower(i.row ->> 'sku') as sku
    from private.import_rows i where i.import = p_import
  )
  select r.line, 'products_changed' from rows r
  where r.id is not null and not exists (
    select from public.products p where p.id = r.id and p.updated_at = r.updated_at)
  union all
  select r.line, 'products_sku_once' from (
    select o.*, row_number() over (partition by o.sku order by o.line) as n from rows o where o.sku <> '') as r
  where r.n > 1 or exists (
    select from public.products p
    where lower(p.sku) = r.sku and p.sku <> '' and p.id not in (select o.id from rows o where o.id is not null))
$$;
comment on function private.import_conflicts is
  'The lines of an import whose product was changed or deleted since it was read, or whose SKU another line or product has.';

create function public.import_products(p_import uuid, p_dry_run boolean default false)
returns table (line int, code text)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  refused_lines int[];
  refused_codes text[];
  lines int[];
  tried int;
  rule text;
begin
  perform private.require_admin();
  if not exists (select from private.import_rows i where i.import = p_import and i.actor = auth.uid()) then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  -- In one order, so that two imports do not deadlock.
  perform 1 from public.products p
  where p.id in (select (i.row ->> 'id')::uuid from private.import_rows i where i.import = p_import)
  order by p.id for update;
  select coalesce(array_agg(c.line), '{}'), coalesce(array_agg(c.code), '{}') into refused_lines, refused_codes
  from private.import_conflicts(p_import) c;
  lines := array(select i.line from private.import_rows i where i.import = p_import and i.line <> all (refused_lines));
  begin
    begin
      perform private.save_import(p_import, lines);
    exception when integrity_constraint_violation then
      -- Line by line, to name those that the constraints refuse.
      foreach tried in array lines loop
        begin
          perform private.save_import(p_import, array[tried]);
        exception when integrity_constraint_violation then
          get stacked diagnostics rule = constraint_name;
          if rule = '' then
            get stacked diagnostics rule = column_name;
            rule := 'products_' || rule;
          end if;
          refused_lines := refused_lines || tried;
          refused_codes := refused_codes || rule;
        end;
      end loop;
    end;
    if p_dry_run or refused_lines <> '{}' then
      raise exception 'undo' using errcode = 'UNDO0';
    end if;
    delete from private.import_rows i where i.import = p_import;
  exception when sqlstate 'UNDO0' then
    null;
  end;
  return query select u.line, u.code from unnest(refused_lines, refused_codes) as u (line, code) order by 1;
end $$;
comment on function public.import_products is
  'Adds and changes the products of an import, all or none: its rows have all columns that staff write; with id and updated_at a row changes the product. Returns the lines that the database refuses, each with the name of its constraint or products_changed; without such a line all are saved, unless it is a dry run. Rejects with not_admin or not_found.';
revoke execute on function public.import_products from public;
grant execute on function public.import_products to authenticated;

create function public.edit_products(
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
comment on function public.edit_products is
  'Changes products ({id, updated_at}), all or none: category, price by so many percent, quantity, in_stock; null leaves a column as it is. Rejects with not_admin, products_changed when one is another than the one that was read, or as the table does. Returns the changed rows.';
revoke execute on function public.edit_products from public;
grant execute on function public.edit_products to authenticated;

-- Tires of vehicles -------------------------------------------------------------------------------

-- For the vehicle finder (docs/decisions/search-and-product-pages.md). Staff correct and complete the examples.

create table public.vehicle_tires (
  id                uuid primary key default gen_random_uuid(),
  make              text not null,
  model             text not null,
  engine            text not null default '',
  first_year        int not null,
  last_year         int,
  size              text not null,
  load_index        int not null,
  speed_rating      text not null,
  rear_size         text not null default '',
  rear_load_index   int,
  rear_speed_rating text not null default '',
  is_example        boolean not null default false,
  updated_at        timestamptz not null default date_trunc('milliseconds', now()),
  constraint vehicle_tires_make check (make ~ '\S' and char_length(make) <= 40 and make !~ '[[:cntrl:]]' and make = btrim(make)),
  constraint vehicle_tires_model check (model ~ '\S' and char_length(model) <= 60 and model !~ '[[:cntrl:]]' and model = btrim(model)),
  constraint vehicle_tires_engine check (char_length(engine) <= 60 and engine !~ '[[:cntrl:]]' and engine = btrim(engine)),
  constraint vehicle_tires_first_year check (first_year between 1950 and 2100),
  constraint vehicle_tires_last_year check (last_year between first_year and 2100),
  -- The same spellings as products_size.
  constraint vehicle_tires_size check (
    size ~ '^(P|LT|ST|T)?[1-3][0-9]{2}(/[2-9][0-9])?(Z?R|D)[12][0-9](\.5)?(C|LT)?$'
    or size ~ '^(([2-4][0-9](\.[0-9]{1,2})?X)?[0-9]{1,2}\.[0-9]{2}|1?[0-9])R[12][0-9](\.5)?(C|LT)?$'),
  constraint vehicle_tires_load_index check (load_index between 50 and 150),
  constraint vehicle_tires_speed_rating check (speed_rating ~ '^[LMNPQRSTUHVWY]$'),
  constraint vehicle_tires_rear_size check (rear_size = ''
    or rear_size ~ '^(P|LT|ST|T)?[1-3][0-9]{2}(/[2-9][0-9])?(Z?R|D)[12][0-9](\.5)?(C|LT)?$'
    or rear_size ~ '^(([2-4][0-9](\.[0-9]{1,2})?X)?[0-9]{1,2}\.[0-9]{2}|1?[0-9])R[12][0-9](\.5)?(C|LT)?$'),
  constraint vehicle_tires_rear_load_index check (rear_load_index between 50 and 150),
  constraint vehicle_tires_rear_speed_rating check (rear_speed_rating = '' or rear_speed_rating ~ '^[LMNPQRSTUHVWY]$'),
  constraint vehicle_tires_rear check (
    (rear_size = '') = (rear_load_index is null) and (rear_size = '') = (rear_speed_rating = ''))
);
comment on table public.vehicle_tires is 'Tires that a model left the factory with. A model has a row for each size that it was sold with.';
comment on column public.vehicle_tires.id is 'Generated by the database.';
comment on column public.vehicle_tires.make is 'Make as the vehicle finder lists it, up to 40 characters.';
comment on column public.vehicle_tires.model is 'Model, up to 60 characters.';
comment on column public.vehicle_tires.engine is 'Engine, up to 60 characters; empty applies to every engine.';
comment on column public.vehicle_tires.first_year is 'First model year.';
comment on column public.vehicle_tires.last_year is 'Last model year; null while it is built.';
comment on column public.vehicle_tires.size is 'Size of the front tires, or of all: 225/65R17.';
comment on column public.vehicle_tires.load_index is 'Load index of these tires; no lower one fits.';
comment on column public.vehicle_tires.speed_rating is 'Speed rating of these tires: one letter; no lower one fits.';
comment on column public.vehicle_tires.rear_size is 'Size of the rear tires where it differs from the front; otherwise empty.';
comment on column public.vehicle_tires.rear_load_index is 'Load index of the rear tires; null where they do not differ.';
comment on column public.vehicle_tires.rear_speed_rating is 'Speed rating of the rear tires; empty where they do not differ.';
comment on column public.vehicle_tires.is_example is 'True for an example that staff have not compared with a vehicle yet.';
comment on column public.vehicle_tires.updated_at is 'Time of the last change; see products.updated_at.';
create unique index vehicle_tires_once on public.vehicle_tires
  (lower(make), lower(model), lower(engine), first_year, size, rear_size);
comment on index public.vehicle_tires_once is 'A vehicle has one row for each first year and pair of sizes; case does not matter.';

alter table public.vehicle_tires enable row level security;
create policy vehicle_tires_read on public.vehicle_tires for select to anon, authenticated, publisher using (true);
create policy vehicle_tires_add on public.vehicle_tires for insert to authenticated with check ((select private.is_admin()));
create policy vehicle_tires_change on public.vehicle_tires for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy vehicle_tires_remove on public.vehicle_tires for delete to authenticated using ((select private.is_admin()));
grant select on public.vehicle_tires to anon, authenticated, service_role, publisher;
grant insert (make, model, engine, first_year, last_year, size, load_index, speed_rating, rear_size,
  rear_load_index, rear_speed_rating, is_example) on public.vehicle_tires to authenticated;
grant update (make, model, engine, first_year, last_year, size, load_index, speed_rating, rear_size,
  rear_load_index, rear_speed_rating, is_example) on public.vehicle_tires to authenticated;
grant delete on public.vehicle_tires to authenticated, service_role;
grant insert, update on public.vehicle_tires to service_role;

-- Before the examples, so that they are published.
create trigger vehicle_tires_publication after insert or update or delete on public.vehicle_tires
  for each row execute function private.request_publication();
create trigger vehicle_tires_updated_at before update on public.vehicle_tires
  for each row execute function private.touch_updated_at();
create trigger vehicle_tires_audit after insert or update or delete on public.vehicle_tires
  for each row execute function private.write_audit('{}');
create trigger all_lengths before insert or update on public.vehicle_tires
  for each row execute function private.check_lengths();

insert into public.vehicle_tires (make, model, first_year, last_year, size, load_index, speed_rating, is_example)
select v.make, v.model, v.first_year, v.last_year, m[1], m[2]::int, m[3], true
from (values
  ('Toyota', 'Camry',      2012, null, '205/65R16 95H, 215/55R17 94V, 235/45R18 94V'),
  ('Toyota', 'Corolla',    2014, null, '205/55R16 91H, 225/40R18 88V'),
  ('Toyota', 'RAV4',       2013, null, '225/65R17 102H, 225/60R18 100H'),
  ('Toyota', 'Highlander', 2014, null, '235/65R18 106V, 235/55R20 102V'),
  ('Toyota', 'Tacoma',     2005, null, '245/75R16 111T, 265/70R16 112T, 265/65R17 112T'),
  ('Toyota', 'Tundra',     2007, null, '255/70R18 113T, 275/65R18 116T'),
  ('Honda', 'Civic',   2016, null, '215/55R16 93H, 215/50R17 91H'),
  ('Honda', 'Accord',  2013, null, '225/50R17 94V, 235/45R18 94V'),
  ('Honda', 'CR-V',    2017, null, '235/65R17 104H, 235/60R18 103H'),
  ('Honda', 'Pilot',   2016, 2022, '245/60R18 105H'),
  ('Honda', 'Odyssey', 2014, null, '235/60R18 103H'),
  ('Ford', 'F-150',    2009, null, '265/70R17 115T, 275/65R18 116T'),
  ('Ford', 'Explorer', 2011, null, '245/60R18 105H, 255/65R18 111T'),
  ('Ford', 'Escape',   2013, null, '225/65R17 102H, 225/60R18 100H'),
  ('Ford', 'Mustang',  2015, null, '235/55R17 99W, 235/50R18 97W'),
  ('Chevrolet', 'Silverado 1500', 2014, null, '265/70R17 115T, 265/65R18 114T'),
  ('Chevrolet', 'Equinox',        2010, 2024, '225/65R17 102H, 225/60R18 100H'),
  ('Chevrolet', 'Malibu',         2016, null, '205/65R16 95H, 225/55R17 97H'),
  ('Chevrolet', 'Tahoe',          2007, 2020, '265/65R18 114T, 275/55R20 113T'),
  ('Nissan', 'Altima',   2013, null, '215/60R16 95H, 215/55R17 94V'),
  ('Nissan', 'Rogue',    2014, null, '225/65R17 102H, 225/60R18 100H'),
  ('Nissan', 'Sentra',   2013, null, '205/60R16 92H, 205/55R16 91H'),
  ('Nissan', 'Frontier', 2005, null, '265/70R16 112T, 265/65R17 112T'),
  ('Hyundai', 'Elantra',  2011, null, '195/65R15 91H, 205/55R16 91H'),
  ('Hyundai', 'Sonata',   2011, null, '205/65R16 95H, 215/55R17 94V'),
  ('Hyundai', 'Tucson',   2016, null, '225/60R17 99H, 235/65R17 104H'),
  ('Hyundai', 'Santa Fe', 2013, null, '235/65R17 104H, 235/60R18 103H'),
  ('Kia', 'Forte',   2014, 2024, '195/65R15 91H, 205/55R16 91H'),
  ('Kia', 'K5',      2021, null, '205/65R16 95H, 215/55R17 94V'),
  ('Kia', 'Sorento', 2016, null, '235/65R17 104H, 235/60R18 103H'),
  ('Kia', 'Soul',    2014, null, '205/60R16 92H, 215/55R17 94V'),
  ('Jeep', 'Wrangler',       2007, null, '245/75R17 112T, 255/70R18 113T'),
  ('Jeep', 'Grand Cherokee', 2011, null, '245/70R17 110T, 265/60R18 110T'),
  ('Jeep', 'Cherokee',       2014, 2023, '225/65R17 102H, 225/60R18 100H'),
  ('Jeep', 'Compass',        2017, null, '225/60R17 99H, 225/55R18 98H'),
  ('Dodge', 'Charger',    2006, 2023, '215/65R17 99T, 235/55R18 100V'),
  ('Dodge', 'Challenger', 2008, 2023, '215/65R17 99T, 235/55R18 100V'),
  ('Dodge', 'Durango',    2011, null, '265/60R18 110T, 265/50R20 107T'),
  ('BMW', '3 Series', 2012, null, '225/50R17 94H, 225/45R18 95H'),
  ('BMW', '5 Series', 2011, 2023, '225/55R17 97H, 245/45R18 100V'),
  ('BMW', 'X3',       2011, null, '225/60R18 104H, 245/50R19 105V'),
  ('BMW', 'X5',       2014, null, '255/55R18 109H, 265/50R19 110H'),
  ('Mercedes-Benz', 'C-Class', 2015, null, '225/50R17 94H, 225/45R18 95H'),
  ('Mercedes-Benz', 'E-Class', 2010, null, '245/45R18 100H'),
  ('Mercedes-Benz', 'GLC',     2016, null, '235/60R18 103H'),
  ('Mercedes-Benz', 'GLE',     2016, null, '255/50R19 107H, 265/50R19 110H'),
  ('Volkswagen', 'Jetta',  2011, null, '195/65R15 91H, 205/60R16 92H'),
  ('Volkswagen', 'Passat', 2012, 2022, '215/55R17 94V, 235/45R18 94H'),
  ('Volkswagen', 'Tiguan', 2018, null, '215/65R17 99H, 235/55R18 100H'),
  ('Volkswagen', 'Atlas',  2018, null, '245/60R18 105T, 255/50R20 105T')) as v (make, model, first_year, last_year, markings)
  cross join lateral unnest(string_to_array(v.markings, ', ')) as t (marking)
  cross join lateral regexp_match(t.marking, '^(\S+) (\d+)([A-Z])$') as m;
-- One with wider rear tires.
insert into public.vehicle_tires (make, model, first_year, size, load_index, speed_rating,
  rear_size, rear_load_index, rear_speed_rating, is_example)
values ('BMW', '3 Series', 2012, '225/45R18', 95, 'Y', '255/40R18', 99, 'Y', true);
