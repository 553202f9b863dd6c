-- What the shop has in the schemas that Supabase owns. Each statement can be repeated, and a project may refuse it (42501)
-- without loss of the others; `npm run shop -- doctor` names what is missing. Schemas that a database lacks are left out:
-- a backend without Storage has no uploads, and without Realtime boards only poll.

do $part$
declare
  part record;
begin
  for part in select * from (values
    ('auth.users', $$
      create or replace trigger tire_shop_sign_up before insert on auth.users
        for each row execute function private.guard_sign_up()$$),
    ('auth.users', $$
      create or replace trigger tire_shop_account_created after insert on auth.users
        for each row execute function private.account_created()$$),
    ('auth.users', $$
      create or replace trigger tire_shop_account_email after update of email on auth.users
        for each row when (old.email is distinct from new.email) execute function private.account_email_changed()$$),

    ('storage.buckets', $$
      insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values ('pictures', 'pictures', false, private.picture_bytes(), array['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
      on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
        allowed_mime_types = excluded.allowed_mime_types$$),
    -- A file's name is its digest: only one that was lost, such as by a restore that has the rows and not the files, is
    -- written again.
    ('storage.objects', $$
      drop policy if exists pictures_upload on storage.objects;
      create policy pictures_upload on storage.objects for insert to authenticated
        with check (bucket_id = 'pictures' and name ~ '^[0-9a-f]{12}$' and (select private.is_admin()))$$),
    ('storage.objects', $$
      drop policy if exists pictures_read on storage.objects;
      create policy pictures_read on storage.objects for select to authenticated
        using (bucket_id = 'pictures' and (select private.is_admin()))$$),
    ('storage.objects', $$
      drop policy if exists pictures_read_with_ticket on storage.objects;
      create policy pictures_read_with_ticket on storage.objects for select to anon
        using (bucket_id = 'pictures' and private.has_picture_ticket(name))$$),
    ('storage.objects', $$
      drop policy if exists pictures_replace on storage.objects;
      create policy pictures_replace on storage.objects for update to authenticated
        using (bucket_id = 'pictures' and (select private.is_admin()))
        with check (bucket_id = 'pictures' and private.keeps_name(id, name) and (select private.is_admin()))$$),
    ('storage.objects', $$
      drop policy if exists pictures_remove on storage.objects;
      create policy pictures_remove on storage.objects for delete to authenticated
        using (bucket_id = 'pictures' and (select private.is_admin())
          and not exists (select from public.pictures p where p.id = objects.name))$$),

    -- Without it, Realtime admits no client to the topic.
    ('realtime.messages', $$
      drop policy if exists "administrators read that bookings changed" on realtime.messages;
      create policy "administrators read that bookings changed" on realtime.messages for select to authenticated
        using (realtime.topic() = 'bookings' and private.is_admin())$$)
  ) as p (target, statement)
  loop
    if to_regclass(part.target) is not null then
      begin
        execute part.statement;
      exception when insufficient_privilege then
        raise warning 'This project refuses a statement on %, and the shop lacks it: %', part.target, part.statement;
      end;
    end if;
  end loop;
end $part$;
