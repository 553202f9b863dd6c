-- Staff change many products at once: an import, and an edit of the selected ones (docs/decisions/0051).

-- A request may have 1 MB, which a large import exceeds. Its rows are sent in parts; one call saves them.
create table private.import_rows (
  import    uuid not null,
  line      int not null,
  actor     uuid not null,
  row       jsonb not null,
  staged_at timestamptz not null default now(),
  primary key (import, line)
);
alter table private.import_rows enable row level security;
comment on table private.import_rows is 'Rows of imports that are not saved yet; deleted once they are, or with the first import a day later.';
comment on column private.import_rows.import is 'The import, a random id of the client.';
comment on column private.import_rows.line is 'Line of the file.';
comment on column private.import_rows.actor is 'The account that sent it: no other can save it.';
comment on column private.import_rows.row is 'The columns of the product.';
comment on column private.import_rows.staged_at is 'When it was sent.';
revoke all on private.import_rows from public, anon, authenticated, service_role;

create function public.stage_products(p_import uuid, p_rows jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from private.import_rows i where i.staged_at < now() - interval '1 day';
  if jsonb_typeof(p_rows) is distinct from 'array'
    or (select count(*) from private.import_rows i where i.import = p_import) + jsonb_array_length(p_rows) > 20000 then
    raise exception 'invalid_request' using errcode = '22023';
  end if;
  insert into private.import_rows (import, line, actor, row)
  select p_import, (r ->> 'line')::int, auth.uid(), r from jsonb_array_elements(p_rows) as r;
end $$;
comment on function public.stage_products(uuid, jsonb) is
  'Stores a part of an import, of at most 20,000 rows together; see import_products. Rejects with not_admin or invalid_request.';

create function public.import_products(p_import uuid, p_dry_run boolean default false)
returns table (line int, code text)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  row record;
  refused_lines int[] := '{}';
  refused_codes text[] := '{}';
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
  begin
    for row in
      select i.line, r.* from private.import_rows i, jsonb_to_record(i.row) as r (id uuid, updated_at timestamptz, kind text, name text,
        description text, price numeric, category text, image_url text, in_stock boolean, brand text, sku text,
        condition text, size text, load_index int, speed_rating text, tread_32nds int, dot text, quantity int,
        low_stock int, free_shipping boolean, name_es text, description_es text, photos text[])
      where i.import = p_import order by i.line
    loop
      rule := null;
      begin
        if row.id is null then
          insert into public.products (kind, name, description, price, category, image_url, in_stock, brand, sku, condition,
            size, load_index, speed_rating, tread_32nds, dot, quantity, low_stock, free_shipping, name_es, description_es, photos)
          values (row.kind, row.name, row.description, row.price, row.category, row.image_url, row.in_stock, row.brand,
            row.sku, row.condition, row.size, row.load_index, row.speed_rating, row.tread_32nds, row.dot, row.quantity,
            row.low_stock, row.free_shipping, row.name_es, row.description_es, row.photos);
        else
          update public.products p
          set kind = row.kind, name = row.name, description = row.description, price = row.price, category = row.category,
            image_url = row.image_url, in_stock = row.in_stock, brand = row.brand, sku = row.sku, condition = row.condition,
            size = row.size, load_index = row.load_index, speed_rating = row.speed_rating, tread_32nds = row.tread_32nds,
            dot = row.dot, quantity = row.quantity, low_stock = row.low_stock, free_shipping = row.free_shipping,
            name_es = row.name_es, description_es = row.description_es, photos = row.photos
          where p.id = row.id and p.updated_at = row.updated_at;
          if not found then
            rule := 'products_changed';
          end if;
        end if;
      exception
        when check_violation or unique_violation then
          get stacked diagnostics rule = constraint_name;
        when not_null_violation then
          get stacked diagnostics rule = column_name;
          rule := 'products_' || rule;
      end;
      if rule is not null then
        refused_lines := refused_lines || row.line;
        refused_codes := refused_codes || rule;
      end if;
    end loop;
    if p_dry_run or refused_lines <> '{}' then
      raise exception 'undo' using errcode = 'UNDO0';
    end if;
    delete from private.import_rows i where i.import = p_import;
  exception when sqlstate 'UNDO0' then
    null;
  end;
  return query select * from unnest(refused_lines, refused_codes);
end $$;
comment on function public.import_products(uuid, boolean) is
  'Adds and changes the products of an import, all or none: its rows have all columns that staff write; with id and updated_at a row changes the product. Returns the lines that the database refuses, each with the name of its constraint or products_changed; without such a line all are saved, unless it is a dry run. Rejects with not_admin or not_found.';

create function public.edit_products(
  p_rows jsonb, p_category text default null, p_percent numeric default null, p_quantity int default null,
  p_in_stock boolean default null) returns setof public.products
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
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
comment on function public.edit_products(jsonb, text, numeric, int, boolean) is
  'Changes products ({id, updated_at}), all or none: category, price by so many percent, quantity, in_stock; null leaves a column as it is. Rejects with not_admin, products_changed when one is another than the one that was read, or as the table does. Returns the changed rows.';

revoke execute on function public.stage_products(uuid, jsonb), public.import_products(uuid, boolean), public.edit_products(jsonb, text, numeric, int, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.stage_products(uuid, jsonb), public.import_products(uuid, boolean), public.edit_products(jsonb, text, numeric, int, boolean)
  to authenticated;
