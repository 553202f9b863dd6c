-- Import and edits of several products (docs/decisions/products-and-tires.md).

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
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
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
create function private.save_import(p_import uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- What staff may enter of a product.
  columns constant text := (
    select string_agg(quote_ident(a.attname), ', ') from pg_catalog.pg_attribute a
    where a.attrelid = 'public.products'::regclass and a.attnum > 0 and not a.attisdropped and a.attname <> 'id'
      and has_column_privilege('authenticated', a.attrelid, a.attnum, 'insert'));
begin
  execute format('update public.products p
    set (%1$s) = (select %1$s from jsonb_populate_record(null::public.products, i.row))
    from private.import_rows i where i.import = $1 and (i.row ->> ''id'')::uuid = p.id', columns) using p_import;
  execute format('insert into public.products (%1$s)
    select %1$s from private.import_rows i, jsonb_populate_record(null::public.products, i.row)
    where i.import = $1 and i.row ->> ''id'' is null', columns) using p_import;
end $$;
comment on function private.save_import is 'Adds and changes the products of an import.';

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

-- One statement for all rows, made of the constraints of the table: to try each row would take ten times as long.
create function private.misfit_rows(p_import uuid) returns table (line int, code text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  table_oid constant oid := 'public.products'::regclass;
  rules constant text := (
    select string_agg(format('when not (%s) then %L', r.rule, r.name), ' ' order by r.place, r.name) from (
      select 1 as place, 'products_' || a.attname as name, format('%I is not null', a.attname) as rule
      from pg_attribute a
      where a.attrelid = table_oid and a.attnotnull and a.attname <> 'id'
        and has_column_privilege('authenticated', table_oid, a.attnum, 'insert')
      union all
      select 2, c.conname, pg_get_expr(c.conbin, c.conrelid) from pg_constraint c
      where c.conrelid = table_oid and c.contype = 'c') as r);
begin
  return query execute format($query$
    select m.line, m.code from (
      select i.line, coalesce('products_' || private.too_long(i.row), 'products_' || private.unfit_text(i.row), case %s end) as code
      from private.import_rows i,
        private.derive_condition(jsonb_populate_record(null::public.products, i.row)) as r
      where i.import = $1) as m
    where m.code is not null $query$, rules) using p_import;
end $$;
comment on function private.misfit_rows is
  'The lines of an import that a constraint of products refuses, each with the name of the first one, as the table would name it.';

create function public.import_products(p_import uuid, p_dry_run boolean default false) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  refused json;
begin
  perform private.require_admin();
  if not exists (select from private.import_rows i where i.import = p_import and i.actor = auth.uid()) then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  -- In one order, so that two imports do not deadlock.
  perform 1 from public.products p
  where p.id in (select (i.row ->> 'id')::uuid from private.import_rows i where i.import = p_import)
  order by p.id for update;
  refused := (
    select json_agg(l order by l.line) from (
      select distinct on (r.line) r.line, r.code from (
        select c.line, c.code, 1 as place from private.import_conflicts(p_import) c
        union all select m.line, m.code, 2 from private.misfit_rows(p_import) m) as r
      order by r.line, r.place) l);
  if refused is null and not p_dry_run then
    perform private.save_import(p_import);
    delete from private.import_rows i where i.import = p_import;
  end if;
  return coalesce(refused, '[]');
end $$;
comment on function public.import_products is
  'Adds and changes the products of an import, all or none: its rows have all columns that staff write; with id and updated_at a row changes the product. Returns the lines that the database refuses, each with the name of its constraint or products_changed; without such a line all are saved, unless it is a dry run. Rejects with not_admin or not_found.';
revoke execute on function public.import_products from public;
grant execute on function public.import_products to authenticated;

create function public.edit_products(
  p_rows jsonb, p_category text default null, p_percent numeric default null, p_quantity int default null,
  p_in_stock boolean default null) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  changed json;
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
  with edited as (
    update public.products p
    set category = coalesce(p_category, p.category),
      price = round(p.price * (1 + coalesce(p_percent, 0) / 100), 2),
      quantity = coalesce(p_quantity, p.quantity),
      in_stock = coalesce(p_in_stock, p.in_stock)
    from jsonb_to_recordset(p_rows) as r (id uuid) where r.id = p.id
    returning p.*)
  select coalesce(json_agg(e), '[]') into changed from edited e;
  return changed;
end $$;
comment on function public.edit_products is
  'Changes products ({id, updated_at}), all or none: category, price by so many percent, quantity, in_stock; null leaves a column as it is. Rejects with not_admin, products_changed when one is another than the one that was read, or as the table does. Returns the changed rows.';
revoke execute on function public.edit_products from public;
grant execute on function public.edit_products to authenticated;
