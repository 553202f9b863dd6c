-- What the change of a row leads to: a new updated_at, an entry of the audit log, and the publication of what published
-- pages show.
--
-- A table has one trigger for each time, level and event. Its function names the steps in their order; a step is a
-- function of its own, which is passed the rows old and new. Where many tables have the same steps, they share the
-- function, which stands at the end of this file.

-- Staff screens compare updated_at as text from JSON, so its precision is a millisecond. It always
-- increases, even when two changes follow within the same millisecond.
create function private.next_updated_at(p_present timestamptz) returns timestamptz
language plpgsql volatile set search_path = ''
as $$
begin
  return greatest(date_trunc('milliseconds', clock_timestamp()), p_present + interval '1 millisecond');
end $$;
comment on function private.next_updated_at is 'The updated_at of a row that is being changed.';

-- The audit log ---------------------------------------------------------------------------------

-- Triggers write it, administrators read it, and no role of the API can change it.

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
comment on column public.audit_log.actor is 'The account that made the change; null for a visitor with a cancel link, for the service role and for the worker that forgets customers. No foreign key: the row stays after the account is deleted.';
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

create function private.write_audit(
  p_table text, p_action text, p_before jsonb, p_after jsonb, p_hidden text[] default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := p_before - p_hidden;
  after  constant jsonb := p_after - p_hidden;
begin
  -- Migrations, the seed and operators with SQL access are not audited. The worker that forgets customers is: it
  -- connects as its role, or takes it.
  if not private.is_api_user()
    and coalesce(nullif(current_setting('role', true), 'none'), session_user) not in ('service_role', 'messenger') then
    return;
  end if;
  insert into public.audit_log (actor, table_name, row_id, action, before, after)
  values (auth.uid(), p_table, coalesce(p_after, p_before) ->> 'id', p_action,
    case when p_action = 'UPDATE' then (select jsonb_object_agg(c.key, c.value) from jsonb_each(before) c where c.value <> after -> c.key) else before end,
    case when p_action = 'UPDATE' then (select jsonb_object_agg(c.key, c.value) from jsonb_each(after) c where c.value <> before -> c.key) else after end);
end $$;
comment on function private.write_audit is 'Writes the audit row of a changed row, without the hidden columns.';

-- Publications ------------------------------------------------------------------------------------

-- Saving what published pages show inserts a row here in the same transaction, and the publisher writes the content
-- into static files and records the outcome.

create table public.publications (
  id             bigint generated always as identity primary key,
  table_name     text not null,
  row_id         text not null default '',
  requested_at   timestamptz not null default date_trunc('milliseconds', now()),
  state          text not null default 'pending',
  finished_at    timestamptz,
  reason         text not null default '',
  transaction_id bigint not null default pg_current_xact_id()::text::bigint,
  constraint publications_table_name check (table_name in
    ('products', 'pictures', 'content_blocks', 'settings', 'services', 'opening_hours', 'slots', 'closures',
     'vehicle_tires', 'list_entries', 'offers', 'pages')),
  constraint publications_row_id check (char_length(row_id) <= 300 and (row_id = '' or state <> 'pending')),
  constraint publications_state check (state in ('pending', 'published', 'failed')),
  constraint publications_finished_at check ((state = 'pending') = (finished_at is null)),
  constraint publications_reason check (char_length(reason) <= 500 and (state = 'failed' or reason = ''))
);
comment on table public.publications is 'Changes of public content that have to be published: one row per table and transaction, and one for each row and page that could not be published.';
comment on column public.publications.id is 'Row number.';
comment on column public.publications.table_name is 'The changed table, or pages.';
comment on column public.publications.row_id is 'The row that could not be published, or the address of the page; empty for all changes of the transaction.';
comment on column public.publications.requested_at is 'When the change was saved.';
comment on column public.publications.state is 'pending, published or failed; a failed row can be retried.';
comment on column public.publications.finished_at is 'When it was published or failed; null while pending.';
comment on column public.publications.reason is 'Why it failed, up to 500 characters; empty otherwise.';
comment on column public.publications.transaction_id is 'The transaction that made the change.';
-- A dump that is restored into another cluster contains transaction ids that this cluster uses again.
-- An unpublished row with the same id covers the new change too; a published one does not.
create unique index publications_once on public.publications (table_name, row_id, transaction_id) where state <> 'published';
comment on index public.publications_once is 'One unpublished row per table and transaction, beside those of single rows.';

alter table public.publications enable row level security;
create policy publications_read on public.publications for select to authenticated using ((select private.is_admin()));
create policy publications_read_publisher on public.publications for select to publisher using (true);
grant select on public.publications to authenticated, service_role, publisher;

create function public.record_published(p_ids text, p_failed text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  failures constant jsonb := p_failed;
begin
  update public.publications q
  set state = 'published', finished_at = date_trunc('milliseconds', now()), reason = ''
  where q.id = any (p_ids::bigint[]) and q.state <> 'published' and (q.row_id = '' or not exists (
    select from jsonb_to_recordset(failures) as f (table_name text, row_id text)
    where f.table_name = q.table_name and f.row_id = q.row_id));
  update public.publications q
  set finished_at = date_trunc('milliseconds', now()), reason = left(f.reason, 500)
  from jsonb_to_recordset(failures) as f (table_name text, row_id text, reason text)
  where f.table_name = q.table_name and f.row_id = q.row_id and q.state = 'failed' and q.row_id <> '';
  insert into public.publications (table_name, row_id, state, finished_at, reason)
  select distinct on (f.table_name, f.row_id)
    f.table_name, f.row_id, 'failed', date_trunc('milliseconds', now()), left(f.reason, 500)
  from jsonb_to_recordset(failures) as f (table_name text, row_id text, reason text)
  where not exists (
    select from public.publications q
    where q.table_name = f.table_name and q.row_id = f.row_id and q.state = 'failed');
  perform private.record_end('publishing', null);
end $$;
comment on function public.record_published is
  'Records for the publisher that changes are published, given as an array of ids, but the rows and pages of a JSON array that failed ({table_name, row_id, reason}): each has one row until a later call does not name it.';
revoke execute on function public.record_published from public;
grant execute on function public.record_published to publisher;

create function public.record_failed(p_ids text, p_reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.publications q
  set state = 'failed', finished_at = date_trunc('milliseconds', now()), reason = left(p_reason, 500)
  where q.id = any (p_ids::bigint[]) and q.state <> 'published' and q.row_id = '';
  perform private.record_end('publishing', p_reason);
end $$;
comment on function public.record_failed is
  'Records for the publisher that a run failed as a whole: none of the changes, given as an array of ids, is published. Rows that failed alone keep their own reasons.';
revoke execute on function public.record_failed from public;
grant execute on function public.record_failed to publisher;

-- For each row, not for each statement: a statement trigger also fires when no row has changed.
create function private.request_publication(p_table text, p_before jsonb, p_after jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if p_before - 'updated_at' = p_after - 'updated_at' then
    return;
  end if;
  insert into public.publications (table_name) values (p_table)
  on conflict (table_name, row_id, transaction_id) where state <> 'published' do nothing;
  if found then
    -- One save must not wait for another that deletes the same rows.
    delete from public.publications p where p.id in (
      select o.id from public.publications o
      where o.state = 'published' and o.finished_at < now() - interval '30 days'
      for update skip locked);
  end if;
end $$;
comment on function private.request_publication is
  'Queues the changed table for publishing, once per transaction, and deletes rows that were published more than 30 days ago.';

-- Triggers that tables share ----------------------------------------------------------------------

create function private.touch_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.updated_at := private.next_updated_at(old.updated_at);
  return new;
end $$;
comment on function private.touch_row is 'Sets updated_at on every change; a value sent by the client is ignored.';

create function private.check_and_touch_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_lengths(tg_table_name, to_jsonb(new));
  perform private.check_shown(tg_table_name, to_jsonb(new));
  if tg_op = 'UPDATE' then
    new.updated_at := private.next_updated_at(old.updated_at);
  end if;
  return new;
end $$;
comment on function private.check_and_touch_row is 'As touch_row, of a table with texts.';

create function private.audit_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.write_audit(tg_table_name, tg_op, to_jsonb(old), to_jsonb(new), tg_argv[0]::text[]);
  return null;
end $$;
comment on function private.audit_row is
  'Writes one audit row per changed row; its argument lists the columns to leave out.';

create function private.audit_and_publish_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := to_jsonb(old);
  after  constant jsonb := to_jsonb(new);
begin
  perform private.write_audit(tg_table_name, tg_op, before, after);
  perform private.request_publication(tg_table_name, before, after);
  return null;
end $$;
comment on function private.audit_and_publish_row is
  'Writes one audit row per changed row, and queues its table for publishing.';
