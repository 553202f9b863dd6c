-- The audit log: triggers write it, administrators read it, and no role of the API can change it.

create table public.audit_log (
  id         bigint generated always as identity primary key,
  at         timestamptz not null default now(),
  actor      uuid,
  table_name text not null,
  row_id     text not null,
  action     text not null check (action in ('INSERT', 'UPDATE', 'DELETE')),
  before     jsonb,
  after      jsonb
);
comment on table public.audit_log is 'Changes that were made through the API to the tables that staff edit. What customers wrote is left out, so that deleting a record deletes it.';
comment on column public.audit_log.id is 'Row number.';
comment on column public.audit_log.at is 'When the change was made.';
comment on column public.audit_log.actor is 'The account that made the change; null for a visitor with a cancel link and for the service role. No foreign key: the row stays after the account is deleted.';
comment on column public.audit_log.table_name is 'The changed table.';
comment on column public.audit_log.row_id is 'The changed row''s id.';
comment on column public.audit_log.action is 'INSERT, UPDATE or DELETE.';
comment on column public.audit_log.before is 'The row before; of an update only the columns that changed.';
comment on column public.audit_log.after is 'The row after; of an update only the columns that changed.';
create index audit_log_newest on public.audit_log (at desc, id desc);
comment on index public.audit_log_newest is 'The newest changes first.';
create index audit_log_by_row on public.audit_log (table_name, row_id, id);
comment on index public.audit_log_by_row is 'The history of a row.';

alter table public.audit_log enable row level security;
create policy audit_log_read on public.audit_log for select to authenticated using ((select private.is_admin()));
grant select on public.audit_log to authenticated, service_role;

create function private.write_audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := to_jsonb(old) - tg_argv[0]::text[];
  after  jsonb := to_jsonb(new) - tg_argv[0]::text[];
begin
  -- Migrations, the seed and operators with SQL access are not audited.
  if not private.is_api_user() and current_setting('role', true) is distinct from 'service_role' then
    return null;
  end if;
  insert into public.audit_log (actor, table_name, row_id, action, before, after)
  values (auth.uid(), tg_table_name, coalesce(to_jsonb(new), to_jsonb(old)) ->> 'id', tg_op,
    case when tg_op = 'UPDATE' then (select jsonb_object_agg(c.key, c.value) from jsonb_each(before) c where c.value <> after -> c.key) else before end,
    case when tg_op = 'UPDATE' then (select jsonb_object_agg(c.key, c.value) from jsonb_each(after) c where c.value <> before -> c.key) else after end);
  return null;
end $$;
comment on function private.write_audit is
  'Writes one audit row per changed row; its argument lists the columns to leave out.';
