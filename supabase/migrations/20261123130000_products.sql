-- Products as the trade stores them: tires and parts, with brand, size, stock and several photos
-- (docs/decisions/products-and-tires.md). Only expands (docs/decisions/releases.md): an insert with the
-- specification's six columns is a tire.

-- Pages are served over https, and browsers request such pictures over https anyway.
update public.products set image_url = regexp_replace(image_url, '^http:', 'https:', 'i')
where image_url ~* '^http:';

alter table public.products
  add column kind           text not null default 'tire',
  add column brand          text not null default '',
  add column sku            text not null default '',
  add column condition      text not null default 'new',
  add column size           text not null default '',
  add column load_index     int,
  add column speed_rating   text not null default '',
  add column tread_32nds    int,
  add column dot            text not null default '',
  add column quantity       int,
  add column low_stock      int,
  add column promised       int not null default 0,
  add column free_shipping  boolean not null default false,
  add column name_es        text not null default '',
  add column description_es text not null default '',
  add column photos         text[] not null default '{}',
  add column width  int     generated always as (substring(size from '^[A-Z]*([0-9]{3})')::int) stored,
  add column aspect int     generated always as (substring(size from '/([0-9]{2})')::int) stored,
  add column rim    numeric generated always as (substring(size from 'R([0-9]{2}(\.5)?)')::numeric) stored,
  add column available int generated always as
    (case when quantity is not null then greatest(quantity - promised, 0) end) stored,
  add column is_low boolean not null generated always as
    (coalesce(greatest(quantity - promised, 0) <= low_stock and quantity is not null, false)) stored;

-- What a category was before; the constraint below reads it.
update public.products set condition = 'used' where category = 'used-tires';

alter table public.products
  drop constraint products_category,
  add constraint products_kind      check (kind in ('tire', 'part')),
  add constraint products_category  check (
    kind = 'part' and category in ('brake-parts', 'engine-parts', 'filters', 'suspension-parts', 'electrical-parts', 'transmission-parts', 'wipers', 'spark-plugs')
    or kind <> 'part' and category in ('all-season-tires', 'winter-tires', 'performance-tires', 'all-terrain-tires', 'run-flat-tires', 'used-tires')),
  add constraint products_brand     check (char_length(brand) <= 60 and brand !~ '[[:cntrl:]]' and brand = btrim(brand)),
  add constraint products_sku       check (char_length(sku) <= 40 and sku ~ '^\S*$'),
  add constraint products_condition check (condition in ('new', 'used')),
  add constraint products_used_category check (category <> 'used-tires' or condition = 'used'),
  -- Metric (225/65R17, LT265/70R17, 195R14C) or in inches (35X12.50R20LT).
  add constraint products_size      check (size = ''
    or size ~ '^(P|LT|ST)?[1-3][0-9]{2}(/[2-9][0-9])?Z?R[12][0-9](\.5)?(C|LT)?$'
    or size ~ '^[2-4][0-9](\.[0-9]{1,2})?X[0-9]{1,2}\.[0-9]{2}R[12][0-9](\.5)?(C|LT)?$'),
  add constraint products_load_index   check (load_index between 50 and 150),
  add constraint products_speed_rating check (speed_rating = '' or speed_rating ~ '^[LMNPQRSTUHVWYZ]$'),
  add constraint products_tread        check (tread_32nds between 2 and 32),
  add constraint products_dot          check (dot = '' or dot ~ '^(0[1-9]|[1-4][0-9]|5[0-3])[0-9]{2}$'),
  add constraint products_used_only    check (condition <> 'new' or (tread_32nds is null and dot = '')),
  add constraint products_tire_only    check (kind <> 'part' or
    (size = '' and load_index is null and speed_rating = '' and tread_32nds is null and dot = '')),
  add constraint products_quantity       check (quantity between 0 and 100000),
  add constraint products_low_stock      check (low_stock between 0 and 100000),
  add constraint products_promised       check (promised >= 0),
  add constraint products_name_es        check (name_es = '' or (name_es ~ '\S' and char_length(name_es) <= 200)),
  add constraint products_description_es check (description_es = '' or (description_es ~ '\S' and char_length(description_es) <= 5000)),
  add constraint products_photos         check (cardinality(photos) <= 12 and char_length(array_to_string(photos, '')) <= 12000),
  add constraint products_photos_url     check (to_jsonb(photos)::text ~* '^\[("(https?://[^\s/"]|/[^\s/\\"])[^\s"]*"(, )?)*\]$'),
  add constraint products_photos_https       check (to_jsonb(photos)::text !~* '"http:'),
  add constraint products_photos_credentials check (to_jsonb(photos)::text !~* '"https?://[^/?#"\\]*@'),
  add constraint products_image_https        check (image_url !~* '^http:'),
  -- Not valid: what staff saved earlier remains until they change it.
  add constraint products_image_credentials  check (image_url !~* '^https?://[^/?#\\]*@') not valid;

create unique index products_sku_once on public.products (lower(sku)) where sku <> '';
comment on index public.products_sku_once is 'A SKU names one product; case does not matter.';

comment on column public.products.kind is 'tire or part.';
comment on column public.products.category is 'One of the six categories of tires, or one of the categories of parts.';
comment on column public.products.image_url is 'The first photo: an https address, or a path of this site that starts with one slash.';
comment on column public.products.in_stock is 'True when it can be bought now; where quantity is given, also available must be above 0.';
comment on column public.products.brand is 'The manufacturer, up to 60 characters; empty when unknown.';
comment on column public.products.sku is 'The shop''s own number, up to 40 characters without spaces; unique where given.';
comment on column public.products.condition is 'new or used; tires of the category used-tires are used.';
comment on column public.products.size is 'Size of a tire: 225/65R17, LT265/70R17, 195R14C or 35X12.50R20LT; empty when unknown.';
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
comment on column public.products.is_low is 'True when no more than low_stock are available.';

create function private.derive_condition() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.category = 'used-tires' then
    new.condition := 'used';
  end if;
  return new;
end $$;
comment on function private.derive_condition() is 'A tire of the category used-tires is used, also when a form sends no condition.';
create trigger products_condition before insert or update on public.products
  for each row execute function private.derive_condition();

-- A booking that promises tires is no edit of the product: an open form stays current, and the audit log
-- has no entry. Where it changes the quantity, it is one.
drop trigger products_updated_at on public.products;
create trigger products_updated_at before update on public.products
  for each row when (old.promised = new.promised or old.quantity is distinct from new.quantity)
  execute function private.touch_updated_at();
drop trigger products_audit on public.products;
create trigger products_audit after insert or delete on public.products
  for each row execute function private.write_audit('{}');
create trigger products_audit_update after update on public.products
  for each row when (old.promised = new.promised or old.quantity is distinct from new.quantity)
  execute function private.write_audit('{}');

grant insert (kind, brand, sku, condition, size, load_index, speed_rating, tread_32nds, dot, quantity, low_stock,
  free_shipping, name_es, description_es, photos) on public.products to authenticated;
grant update (kind, brand, sku, condition, size, load_index, speed_rating, tread_32nds, dot, quantity, low_stock,
  free_shipping, name_es, description_es, photos) on public.products to authenticated;

-- The installed price -------------------------------------------------------------------------------

alter table public.settings
  add constraint settings_money check (key not in ('tire_mounting', 'tire_balancing', 'tire_valve', 'tire_state_fee', 'tire_disposal')
    or value ~ '^[0-9]{1,4}(\.[0-9]{1,2})?$'),
  add constraint settings_percent check (key <> 'sales_tax' or value ~ '^[0-9]{1,2}(\.[0-9]{1,3})?$');

-- A new shop receives them from the seed.
insert into public.settings (key, value, description)
select k.key, k.value, k.description from (values
  ('tire_mounting', '15', 'Mounting of one tire, in dollars.'),
  ('tire_balancing', '10', 'Balancing of one tire, in dollars.'),
  ('tire_valve', '4', 'Valve stem or sensor kit of one tire, in dollars.'),
  ('tire_state_fee', '1', 'State fee of one new tire, in dollars.'),
  ('tire_disposal', '3', 'Disposal of one old tire, in dollars.'),
  ('sales_tax', '8', 'Sales tax on tires and valves, in percent. Labor and fees are not taxed.')) as k (key, value, description)
where exists (select from public.settings)
on conflict (key) do nothing;

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
comment on function private.installed_price(numeric, int, text) is 'Price of so many tires of one price with mounting, balancing, valves, disposal, the state fee for new ones, and sales tax on tires and valves; equal to installedPrice in TypeScript.';

revoke execute on function private.derive_condition(), private.installed_price(numeric, int, text)
  from public, anon, authenticated, service_role;
