-- Products as the trade stores them: tires and parts, with brand, size, stock and several photos
-- (docs/decisions/products-and-tires.md).

-- Metric (225/65R17, LT265/70R17, 195R14C) or in inches (35X12.50R20LT).
create function private.is_tire_size(p_size text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_size ~ '^(P|LT|ST|T)?[1-3][0-9]{2}(/[2-9][0-9])?(Z?R|D)[12][0-9](\.5)?(C|LT)?$|^(([2-4][0-9](\.[0-9]{1,2})?X)?[0-9]{1,2}\.[0-9]{2}|1?[0-9])R[12][0-9](\.5)?(C|LT)?$'
$$;
comment on function private.is_tire_size is 'True for the size of a tire as it is stored: 225/65R17, LT265/70R17, T145/80D18, 195R14C, 35X12.50R20LT or 11R22.5.';
grant execute on function private.is_tire_size to authenticated, service_role;

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
  is_sample      boolean not null default false,
  rating         numeric,
  reviews        int,
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
  constraint products_sku check (char_length(sku) <= 40 and sku ~ '^\S*$' and sku = private.clean_code(sku)),
  constraint products_condition check (condition in ('new', 'used')),
  constraint products_used_category check (category <> 'used-tires' or condition = 'used'),
  constraint products_size check (size = '' or private.is_tire_size(size)),
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
  constraint products_rating check (rating >= 0 and rating <= 5 and rating = round(rating, 1)),
  constraint products_reviews check (reviews >= 0 and (rating is null) = (reviews is null)),
  constraint products_image_https check (image_url !~* '^http:'),
  constraint products_image_credentials check (image_url !~* '^https?://[^/?#\\]*@')
);
comment on table public.products is 'Products that staff enter, and the samples of a new shop.';
comment on column public.products.id is 'Generated by the form, so that a request that is repeated adds no second row; otherwise by the database.';
comment on column public.products.name is 'Name, up to 200 characters.';
comment on column public.products.description is 'Description as plain text, up to 5,000 characters.';
comment on column public.products.price is 'US dollars, at least 0, in steps of one cent.';
comment on column public.products.category is 'One of the six categories of tires, or one of the categories of parts.';
comment on column public.products.image_url is 'The first photo: an https address, or a path of this site that starts with one slash.';
comment on column public.products.in_stock is 'True when it can be bought now; where quantity is given, also available must be above 0.';
comment on column public.products.kind is 'tire or part.';
comment on column public.products.brand is 'The manufacturer, up to 60 characters; empty when unknown.';
comment on column public.products.sku is 'The shop''s own number, up to 40 characters without spaces and invisible characters; unique where given.';
comment on column public.products.condition is 'new or used; tires of the category used-tires are used.';
comment on column public.products.size is 'Size of a tire, as private.is_tire_size accepts it; empty when unknown.';
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
comment on column public.products.is_sample is 'True for an example of a new shop, which staff delete; visitors see that it is one.';
comment on column public.products.rating is 'Stars, 0 to 5 with one decimal; null when there are no reviews.';
comment on column public.products.reviews is 'How many reviews the rating is the mean of; null without a rating.';
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
create policy products_read on public.products for select to authenticated
  using ((select private.is_admin()));
create policy products_add on public.products for insert to authenticated with check ((select private.is_admin()));
create policy products_change on public.products for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy products_remove on public.products for delete to authenticated using ((select private.is_admin()));
create policy products_read_publisher on public.products for select to publisher using (true);
grant select on public.products to authenticated, service_role, publisher;
grant insert (id, name, description, price, category, image_url, in_stock, kind, brand, sku, condition, size,
  load_index, speed_rating, tread_32nds, dot, quantity, low_stock, free_shipping, name_es, description_es, photos)
  on public.products to authenticated;
grant update (name, description, price, category, image_url, in_stock, kind, brand, sku, condition, size,
  load_index, speed_rating, tread_32nds, dot, quantity, low_stock, free_shipping, name_es, description_es, photos,
  is_sample) on public.products to authenticated;
grant delete on public.products to authenticated, service_role;
grant insert, update on public.products to service_role;

-- A deleted product changes the tires that bookings hold, a deleted booking removes its own.
create trigger products_lock before delete on public.products
  for each statement execute function private.lock_bookings();

create function private.derive_condition(new public.products) returns public.products
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

-- A booking that promises tires is no edit of the product: an open form stays current, and the audit log has no
-- entry. Where it changes the quantity, it is one.
create function private.is_product_edit(old public.products, new public.products) returns boolean
language sql immutable set search_path = ''
as $$ select old.promised = new.promised or old.quantity is distinct from new.quantity $$;
comment on function private.is_product_edit is 'True for a change of a product that no booking made.';

create function private.products_before_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_lengths('products', to_jsonb(new));
  perform private.check_shown('products', to_jsonb(new));
  new := private.derive_condition(new);
  if tg_op = 'UPDATE' and private.is_product_edit(old, new) then
    new.updated_at := private.next_updated_at(old.updated_at);
  end if;
  return new;
end $$;
comment on function private.products_before_row is
  'Checks a product, derives its condition, and sets updated_at where staff change it.';
create trigger products_before_row before insert or update on public.products
  for each row execute function private.products_before_row();

create function private.products_after_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := to_jsonb(old);
  after  constant jsonb := to_jsonb(new);
begin
  if tg_op <> 'UPDATE' or private.is_product_edit(old, new) then
    perform private.write_audit('products', tg_op, before, after);
  end if;
  perform private.request_publication('products', before, after);
  return null;
end $$;
comment on function private.products_after_row is
  'Audits the change of a product by staff, and queues products for publishing.';
create trigger products_after_row after insert or update or delete on public.products
  for each row execute function private.products_after_row();

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
