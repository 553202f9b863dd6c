-- The queue of publishing: saving a product, a content block or a setting inserts a row here in the
-- same transaction, and the publisher writes the content into static files and records the outcome.

-- Roles belong to the whole cluster: another database may have created this one. To let a publisher
-- connect from outside, an operator runs: alter role publisher login password '…'.
do $$ begin
  if not exists (select from pg_roles where rolname = 'publisher') then
    create role publisher nologin noinherit;
    -- The embedded server publishes through its own connection, with SET ROLE.
    grant publisher to current_user;
  end if;
end $$;

create table public.publications (
  id             bigint generated always as identity primary key,
  table_name     text not null,
  requested_at   timestamptz not null default date_trunc('milliseconds', now()),
  state          text not null default 'pending',
  finished_at    timestamptz,
  reason         text not null default '',
  transaction_id bigint not null default pg_current_xact_id()::text::bigint,
  constraint publications_table_name  check (table_name in ('products', 'content_blocks', 'settings')),
  constraint publications_state       check (state in ('pending', 'published', 'failed')),
  constraint publications_finished_at check ((state = 'pending') = (finished_at is null)),
  constraint publications_reason      check (char_length(reason) <= 500 and (state = 'failed' or reason = ''))
);
-- A dump that is restored into another cluster contains transaction ids that this cluster uses again.
-- An unpublished row with the same id covers the new change too; a published one does not.
create unique index publications_once on public.publications (table_name, transaction_id) where state <> 'published';
comment on table public.publications is 'Changes of public content that have to be published: one row per table and transaction.';
comment on column public.publications.id is 'Row number.';
comment on column public.publications.table_name is 'The changed table.';
comment on column public.publications.requested_at is 'When the change was saved.';
comment on column public.publications.state is 'pending, published or failed; a failed row can be retried.';
comment on column public.publications.finished_at is 'When it was published or failed; null while pending.';
comment on column public.publications.reason is 'Why it failed, up to 500 characters; empty otherwise.';
comment on column public.publications.transaction_id is 'The transaction that made the change.';
comment on index public.publications_once is 'One unpublished row per table and transaction.';

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
comment on function private.request_publication() is 'Queues the changed table for publishing, once per transaction, and deletes rows that were published more than 30 days ago.';

create trigger products_publication after insert or update or delete on public.products
  for each row execute function private.request_publication();
create trigger content_blocks_publication after insert or update or delete on public.content_blocks
  for each row execute function private.request_publication();
create trigger settings_publication after insert or update or delete on public.settings
  for each row execute function private.request_publication();

-- Who may do what ----------------------------------------------------------------------------------

alter table public.publications enable row level security;

create policy publications_read on public.publications for select to authenticated using ((select private.is_admin()));
create policy publications_read_publisher on public.publications for select to publisher using (true);
-- A published row cannot be changed.
create policy publications_record on public.publications for update to publisher
  using (state <> 'published') with check (true);
create policy products_read_publisher       on public.products       for select to publisher using (true);
create policy content_blocks_read_publisher on public.content_blocks for select to publisher using (true);
create policy settings_read_publisher       on public.settings       for select to publisher using (true);

revoke all on public.publications from public, anon, authenticated, service_role;
revoke all on sequence public.publications_id_seq from public, anon, authenticated, service_role;
grant select on public.publications to authenticated, service_role;
grant usage on schema public to publisher;
grant select on public.products, public.content_blocks, public.settings, public.publications to publisher;
grant update (state, finished_at, reason) on public.publications to publisher;
revoke execute on function private.request_publication() from public, anon, authenticated, service_role;
