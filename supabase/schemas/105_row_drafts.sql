-- Articles and products that staff prepare before visitors see them. No draft is published: publish_drafts writes its row.

create table public.row_drafts (
  id         uuid primary key,
  table_name text not null,
  changes    jsonb not null,
  replaces   timestamptz,
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint row_drafts_table_name check (table_name in ('list_entries', 'products')),
  constraint row_drafts_changes check (jsonb_typeof(changes) = 'object' and char_length(changes::text) <= 100000)
);
comment on table public.row_drafts is 'Changes of articles and products, and new ones, that staff have written and not published yet.';
comment on column public.row_drafts.id is 'The id of the row that it changes, or adds.';
comment on column public.row_drafts.table_name is 'The table of the row: list_entries or products.';
comment on column public.row_drafts.changes is 'The columns that it changes, with their values; of a new row all that the form has.';
comment on column public.row_drafts.replaces is 'The updated_at of the row when the draft was written; null for a new row.';
comment on column public.row_drafts.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.row_drafts enable row level security;
create policy row_drafts_read on public.row_drafts for select to authenticated
  using ((select private.is_admin()));
create policy row_drafts_add on public.row_drafts for insert to authenticated with check ((select private.is_admin()));
create policy row_drafts_change on public.row_drafts for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy row_drafts_remove on public.row_drafts for delete to authenticated using ((select private.is_admin()));
grant select, delete on public.row_drafts to authenticated, service_role;
grant insert (id, table_name, changes, replaces), update (changes, replaces) on public.row_drafts to authenticated;
grant insert, update on public.row_drafts to service_role;

create function private.write_draft(p_draft public.row_drafts) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_new  constant boolean := p_draft.replaces is null;
  -- What a save of staff may write.
  columns constant text := (
    select concat_ws(', ', 'id', string_agg(quote_ident(a.attname), ', '))
    from pg_catalog.pg_attribute a
    where a.attrelid = to_regclass(format('public.%I', p_draft.table_name)) and a.attnum > 0 and a.attname <> 'id'
      and p_draft.changes ? a.attname::text
      and has_column_privilege('authenticated', a.attrelid, a.attnum, case when is_new then 'insert' else 'update' end));
  written int;
begin
  execute format(case
      when is_new then 'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)'
      else 'update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(t, $1))
        where t.id = $2 and t.updated_at = $3'
    end, p_draft.table_name, columns)
  using p_draft.changes || jsonb_build_object('id', p_draft.id), p_draft.id, p_draft.replaces;
  get diagnostics written = row_count;
  return written > 0;
end $$;
comment on function private.write_draft is
  'Writes the row of a draft as a save of staff does. Returns false, and writes nothing, where another version of the row is stored than the one that the draft was written for. Rejects as the table does.';

create function private.check_draft(p_draft public.row_drafts) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.write_draft(p_draft);
  raise exception 'draft_fits' using errcode = 'PT000';
exception when sqlstate 'PT000' then
  null;
end $$;
comment on function private.check_draft is
  'Rejects a draft that its table would reject: writes the row and takes that back. One that is outdated is checked when it is saved for the newest version.';

create function private.row_drafts_before_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_lengths('row_drafts', to_jsonb(new));
  -- The policies, which refuse others, come after this trigger.
  if private.is_admin() and new.table_name in ('list_entries', 'products') and jsonb_typeof(new.changes) = 'object' then
    perform private.check_draft(new);
    -- What the draft names stays until this transaction ends.
    perform private.check_shown('row_drafts', new.changes);
  end if;
  if tg_op = 'UPDATE' then
    new.updated_at := private.next_updated_at(old.updated_at);
  end if;
  return new;
end $$;
comment on function private.row_drafts_before_row is 'Checks a draft as its table does, and sets updated_at.';
create trigger row_drafts_before_row before insert or update on public.row_drafts
  for each row execute function private.row_drafts_before_row();
create trigger row_drafts_after_row after insert or update or delete on public.row_drafts
  for each row execute function private.audit_row('{}');

create function private.publish_draft(p_draft public.row_drafts) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return private.write_draft(p_draft);
exception when integrity_constraint_violation then
  return false;
end $$;
comment on function private.publish_draft is
  'As write_draft. A row that no longer fits, such as one whose address or number another row has by now, is not written.';

create function private.publish_row_drafts(p_drafts jsonb) returns uuid[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  draft     public.row_drafts;
  published uuid[] := '{}';
begin
  for draft in
    select d.* from public.row_drafts d join jsonb_to_recordset(p_drafts) as r (id uuid, updated_at timestamptz)
      on d.id = r.id and d.updated_at = r.updated_at
    order by d.id for update of d
  loop
    if private.publish_draft(draft) then
      delete from public.row_drafts d where d.id = draft.id;
      published := published || draft.id;
    end if;
  end loop;
  return published;
end $$;
comment on function private.publish_row_drafts is
  'Writes the rows of drafts ({id, updated_at}), each by itself, and deletes these drafts. Returns their ids.';
