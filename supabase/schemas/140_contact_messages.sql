-- Messages from the contact form.

create table public.contact_messages (
  id          uuid primary key default gen_random_uuid(),
  name        text not null,
  email       text not null,
  subject     text not null,
  message     text not null,
  is_read     boolean not null default false,
  deleted_at  timestamptz,
  answered_at timestamptz,
  answered_by uuid,
  language    text not null default 'en',
  website     text not null default '',
  is_sample   boolean not null default false,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default date_trunc('milliseconds', now()),
  constraint contact_messages_name check (char_length(name) <= 100 and private.is_human_text(name) and not private.reads_as_link(name)),
  constraint contact_messages_email check (private.is_email(email)),
  constraint contact_messages_subject check (char_length(subject) <= 150 and private.is_human_text(subject)),
  constraint contact_messages_message check (char_length(message) <= 5000 and private.is_human_text(message, true)),
  constraint contact_messages_language check (language in ('en', 'es')),
  constraint contact_messages_answered check (num_nulls(answered_at, answered_by) in (0, 2)),
  constraint contact_messages_website check (website = '')
);
comment on table public.contact_messages is 'Messages that visitors sent with the contact form; only administrators read them.';
comment on column public.contact_messages.id is 'The form creates it for each message: the same message, sent again after a lost response, is not stored twice.';
comment on column public.contact_messages.name is 'Sender''s name, one line of up to 100 characters.';
comment on column public.contact_messages.email is 'Sender''s e-mail address, up to 254 characters.';
comment on column public.contact_messages.subject is 'One line of up to 150 characters.';
comment on column public.contact_messages.message is 'Plain text of up to 5,000 characters.';
comment on column public.contact_messages.is_read is 'True when staff have read it.';
comment on column public.contact_messages.deleted_at is 'When staff deleted it; null again after undo.';
comment on column public.contact_messages.answered_at is 'When staff answered it; null: not yet. What staff write only marks it: the time is the database''s, as that of deleted_at.';
comment on column public.contact_messages.answered_by is 'The account that answered it. No foreign key: the row stays after the account is deleted.';
comment on column public.contact_messages.language is 'Locale in which the visitor wrote: en or es.';
comment on column public.contact_messages.website is 'A hidden field of the form, always empty: a row in which it is filled in is refused.';
comment on column public.contact_messages.is_sample is 'As bookings.is_sample.';
comment on column public.contact_messages.created_at is 'When it arrived.';
comment on column public.contact_messages.updated_at is 'Time of the last change; see products.updated_at.';
create index contact_messages_newest on public.contact_messages (created_at desc, id);
comment on index public.contact_messages_newest is 'The order of the inbox.';

alter table public.contact_messages enable row level security;
create policy contact_messages_send on public.contact_messages for insert to anon, authenticated
  with check (not is_read and deleted_at is null);
create policy contact_messages_read on public.contact_messages for select to authenticated
  using ((select private.is_admin()));
create policy contact_messages_change on public.contact_messages for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy contact_messages_remove on public.contact_messages for delete to authenticated
  using ((select private.is_admin()));
grant insert (id, name, email, subject, message, language, website) on public.contact_messages to anon, authenticated;
grant select, delete on public.contact_messages to authenticated, service_role;
grant update (is_read, deleted_at, answered_at) on public.contact_messages to authenticated;
grant insert, update on public.contact_messages to service_role;

create function private.normalize_message(new public.contact_messages) returns public.contact_messages
language plpgsql set search_path = ''
as $$
begin
  new.name := private.clean_line(new.name);
  new.email := private.clean_line(new.email);
  new.subject := private.clean_line(new.subject);
  new.message := private.clean_text(new.message);
  return new;
end $$;
comment on function private.normalize_message is 'As normalize_booking.';

create function private.contact_messages_before_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_lengths('contact_messages', to_jsonb(new));
  if tg_op = 'INSERT' then
    new := private.normalize_message(new);
    perform private.count_submission('message', new.email);
  else
    new.updated_at := private.next_updated_at(old.updated_at);
    if private.is_api_user() then
      new.deleted_at := case when new.deleted_at is not null then coalesce(old.deleted_at, now()) end;
      new.answered_at := case when new.answered_at is not null then coalesce(old.answered_at, now()) end;
    end if;
    if new.answered_at is distinct from old.answered_at then
      new.answered_by := case when new.answered_at is not null then auth.uid() end;
    end if;
  end if;
  return new;
end $$;
comment on function private.contact_messages_before_row is
  'Checks a message; limits and normalizes a new one, and stores who answered it, and when.';
create trigger contact_messages_before_row before insert or update on public.contact_messages
  for each row execute function private.contact_messages_before_row();

create trigger contact_messages_after_change after update or delete on public.contact_messages
  for each row execute function private.audit_row('{name,email,subject,message}');
