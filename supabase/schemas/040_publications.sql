-- The queue of publishing: saving what published pages show inserts a row here in the same transaction, and the
-- publisher writes the content into static files and records the outcome.

create table public.publications (
  id             bigint generated always as identity primary key,
  table_name     text not null,
  requested_at   timestamptz not null default date_trunc('milliseconds', now()),
  state          text not null default 'pending',
  finished_at    timestamptz,
  reason         text not null default '',
  transaction_id bigint not null default pg_current_xact_id()::text::bigint,
  constraint publications_table_name check (table_name in
    ('products', 'content_blocks', 'settings', 'services', 'opening_hours', 'slots', 'closures', 'vehicle_tires')),
  constraint publications_state check (state in ('pending', 'published', 'failed')),
  constraint publications_finished_at check ((state = 'pending') = (finished_at is null)),
  constraint publications_reason check (char_length(reason) <= 500 and (state = 'failed' or reason = ''))
);
comment on table public.publications is 'Changes of public content that have to be published: one row per table and transaction.';
comment on column public.publications.id is 'Row number.';
comment on column public.publications.table_name is 'The changed table.';
comment on column public.publications.requested_at is 'When the change was saved.';
comment on column public.publications.state is 'pending, published or failed; a failed row can be retried.';
comment on column public.publications.finished_at is 'When it was published or failed; null while pending.';
comment on column public.publications.reason is 'Why it failed, up to 500 characters; empty otherwise.';
comment on column public.publications.transaction_id is 'The transaction that made the change.';
-- A dump that is restored into another cluster contains transaction ids that this cluster uses again.
-- An unpublished row with the same id covers the new change too; a published one does not.
create unique index publications_once on public.publications (table_name, transaction_id) where state <> 'published';
comment on index public.publications_once is 'One unpublished row per table and transaction.';

alter table public.publications enable row level security;
create policy publications_read on public.publications for select to authenticated using ((select private.is_admin()));
create policy publications_read_publisher on public.publications for select to publisher using (true);
-- A published row cannot be changed.
create policy publications_record on public.publications for update to publisher
  using (state <> 'published') with check (true);
grant select on public.publications to authenticated, service_role, publisher;
grant update (state, finished_at, reason) on public.publications to publisher;

-- For each row, not for each statement: a statement trigger also fires when no row has changed.
create function private.request_publication() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'updated_at' = to_jsonb(old) - 'updated_at' then
    return null;
  end if;
  insert into public.publications (table_name) values (tg_table_name)
  on conflict (table_name, transaction_id) where state <> 'published' do nothing;
  if found then
    -- One save must not wait for another that deletes the same rows.
    delete from public.publications p where p.id in (
      select o.id from public.publications o
      where o.state = 'published' and o.finished_at < now() - interval '30 days'
      for update skip locked);
  end if;
  return null;
end $$;
comment on function private.request_publication is
  'Queues the changed table for publishing, once per transaction, and deletes rows that were published more than 30 days ago.';
