-- Generated from supabase/schemas by `npx tsx cli/verify/generate.ts`; do not edit.
-- The rights of the shop's schemas, and what it has in those of Supabase. They can be applied again at any time, which
-- `npm run shop -- go-live --repair` and `npm run shop -- restore` do in one transaction.

do $$
declare
  worker text;
begin
  foreach worker in array array['publisher', 'messenger'] loop
    if not exists (select from pg_roles where rolname = worker) then
      execute format('create role %I nologin noinherit', worker);
      -- The embedded server publishes and delivers through its own connection, with SET ROLE.
      execute format('grant %I to current_user', worker);
    end if;
  end loop;
end $$;

-- Nothing is allowed but what follows.
do $$
declare
  shop_tables constant regclass[] := array[
    'public.audit_log', 'public.publications', 'public.user_profiles', 'public.admins', 'public.invitations', 'public.content_blocks', 'public.settings', 'public.content_drafts', 'public.list_entries', 'public.services', 'public.opening_hours', 'public.slots', 'public.closures', 'public.offers', 'public.bays', 'public.holds', 'public.products', 'public.row_drafts', 'public.pictures', 'public.vehicle_tires', 'public.contact_messages', 'public.bookings', 'public.booking_tires', 'public.message_texts', 'public.remote_versions', 'public.remote_events', 'public.remote_visits']::regclass[];
  found record;
begin
  for found in
    select format('table %s', c.oid::regclass) as object from pg_class c
    where c.oid = any (shop_tables) or c.relnamespace = 'private'::regnamespace and c.relkind = 'r'
    union all
    select format('sequence %s', s.oid::regclass) from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
    where d.refobjid = any (shop_tables) or s.relnamespace = 'private'::regnamespace
  loop
    execute format('revoke all on %s from public, anon, authenticated, service_role, publisher, messenger', found.object);
  end loop;
  for found in
    select p.polname as name, p.polrelid::regclass as on_table from pg_policy p where p.polrelid = any (shop_tables)
  loop
    execute format('drop policy %I on %s', found.name, found.on_table);
  end loop;
end $$;
revoke all on schema private from public, anon, authenticated, service_role, publisher, messenger;
revoke all on all functions in schema private from public, anon, authenticated, service_role, publisher, messenger;
revoke all on function
  public.record_published,
  public.record_failed,
  public.sends_mail,
  public.lease_publisher,
  public.invitation_state,
  public.invite_admin,
  public.withdraw_invitation,
  public.restore_invitation,
  public.save_settings,
  public.publish_drafts,
  public.order_entries,
  public.save_weekdays,
  public.stage_products,
  public.import_products,
  public.edit_products,
  public.picture_uses,
  public.unused_pictures,
  public.picture_ticket,
  public.open_steps,
  public.check_step,
  public.slot_availability,
  public.start_times,
  public.tire_offer,
  public.add_tires,
  public.restore_tires,
  public.book_appointment,
  public.send_test_message,
  public.consent_for_caller,
  public.takes_sms,
  public.record_opt_out,
  public.customer_records,
  public.forget_customer,
  public.work_state,
  public.claim_outbox,
  public.record_delivery,
  public.list_sent,
  public.hold_messages,
  public.customer_history,
  public.rename_customer,
  public.booking_by_token,
  public.cancel_booking,
  public.move_booking,
  public.set_reminders,
  public.search_bookings,
  public.book_for_caller,
  public.place_in_bay,
  public.bookings_outside,
  public.cancel_bookings,
  public.restore_bookings,
  public.bookings_to_call,
  public.propose_moves,
  public.hold_anyway,
  public.move_visits,
  public.board_version,
  public.delete_samples,
  public.report_remotes,
  public.record_remote_versions,
  public.forget_remote_reports,
  public.release_reports
from public, anon, authenticated, service_role, publisher, messenger;

revoke all on schema private from public;
grant usage on schema public to anon, authenticated, service_role, publisher, messenger;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter table private.secrets enable row level security;
grant execute on function private.is_admin to authenticated;
grant execute on function private.is_human_text to anon, authenticated, service_role;
grant execute on function private.clean_code to authenticated, service_role;
grant execute on function private.reads_as_link to anon, authenticated, service_role;
grant execute on function private.is_email to anon, authenticated, service_role;
grant execute on function private.phone_digits, private.is_phone to authenticated, service_role;
alter table public.audit_log enable row level security;
create policy audit_log_read on public.audit_log for select to authenticated using ((select private.is_admin()));
grant select on public.audit_log to authenticated, service_role;
alter table public.publications enable row level security;
create policy publications_read on public.publications for select to authenticated using ((select private.is_admin()));
create policy publications_read_publisher on public.publications for select to publisher using (true);
grant select on public.publications to authenticated, service_role, publisher;
revoke execute on function public.record_published from public;
grant execute on function public.record_published to publisher;
revoke execute on function public.record_failed from public;
grant execute on function public.record_failed to publisher;
alter table private.workers enable row level security;
revoke execute on function public.sends_mail from public;
grant execute on function public.sends_mail to publisher;
revoke execute on function public.lease_publisher from public;
grant execute on function public.lease_publisher to publisher;
alter table public.user_profiles enable row level security;
create policy user_profiles_read on public.user_profiles for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));
create policy user_profiles_rename on public.user_profiles for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.user_profiles to authenticated, service_role;
grant update (name) on public.user_profiles to authenticated;
grant execute on function private.admin_exists to authenticated;
alter table public.admins enable row level security;
create policy admins_read_visitor on public.admins for select to anon
  using (user_id is null);
create policy admins_read on public.admins for select to authenticated
  using ((user_id is not null) = (select private.is_admin()));
create policy admins_add on public.admins for insert to authenticated
  with check (user_id is not null and ((select private.is_admin()) or not (select private.admin_exists())));
create policy admins_remove on public.admins for delete to authenticated
  using (user_id is not null and (select private.is_admin()));
grant select on public.admins to anon, authenticated, service_role;
grant delete on public.admins to authenticated, service_role;
grant insert (user_id) on public.admins to authenticated, service_role;
grant execute on function private.state_of_invitation to authenticated;
alter table public.invitations enable row level security;
create policy invitations_read on public.invitations for select to authenticated
  using ((select private.is_admin()) and private.state_of_invitation(invitations) = 'open');
grant select on public.invitations to authenticated;
revoke execute on function public.invitation_state from public;
grant execute on function public.invitation_state to anon, authenticated;
revoke execute on function public.invite_admin from public;
grant execute on function public.invite_admin to authenticated;
revoke execute on function public.withdraw_invitation from public;
grant execute on function public.withdraw_invitation to authenticated;
revoke execute on function public.restore_invitation from public;
grant execute on function public.restore_invitation to authenticated;
alter table public.content_blocks enable row level security;
create policy content_blocks_read on public.content_blocks for select to authenticated
  using ((select private.is_admin()));
create policy content_blocks_add on public.content_blocks for insert to authenticated with check ((select private.is_admin()));
create policy content_blocks_change on public.content_blocks for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy content_blocks_remove on public.content_blocks for delete to authenticated using ((select private.is_admin()));
create policy content_blocks_read_publisher on public.content_blocks for select to publisher using (true);
grant select on public.content_blocks to authenticated, service_role, publisher;
grant insert (page, identifier, content), update (content) on public.content_blocks to authenticated;
grant delete on public.content_blocks to authenticated, service_role;
grant insert, update on public.content_blocks to service_role;
alter table public.settings enable row level security;
create policy settings_read on public.settings for select to authenticated
  using ((select private.is_admin()));
create policy settings_change on public.settings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy settings_read_publisher on public.settings for select to publisher using (true);
grant select on public.settings to authenticated, service_role, publisher;
grant update (value) on public.settings to authenticated;
grant insert, update, delete on public.settings to service_role;
revoke execute on function public.save_settings from public;
grant execute on function public.save_settings to authenticated;
alter table public.content_drafts enable row level security;
create policy content_drafts_read on public.content_drafts for select to authenticated
  using ((select private.is_admin()));
create policy content_drafts_add on public.content_drafts for insert to authenticated with check ((select private.is_admin()));
create policy content_drafts_change on public.content_drafts for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy content_drafts_remove on public.content_drafts for delete to authenticated using ((select private.is_admin()));
grant select, delete on public.content_drafts to authenticated, service_role;
grant insert (page, identifier, content, replaces), update (content, replaces) on public.content_drafts to authenticated;
grant insert, update on public.content_drafts to service_role;
revoke execute on function public.publish_drafts from public;
grant execute on function public.publish_drafts to authenticated;
alter table public.list_entries enable row level security;
create policy list_entries_read on public.list_entries for select to authenticated
  using ((select private.is_admin()));
create policy list_entries_read_publisher on public.list_entries for select to publisher using (true);
create policy list_entries_add on public.list_entries for insert to authenticated with check ((select private.is_admin()));
create policy list_entries_change on public.list_entries for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy list_entries_remove on public.list_entries for delete to authenticated using ((select private.is_admin()));
grant select on public.list_entries to authenticated, service_role, publisher;
grant insert (id, list, position, is_hidden, title, title_es, detail, detail_es, text, text_es, note, note_es, picture,
  second_picture, years, slug, service, former_slugs, author, day) on public.list_entries to authenticated;
grant update (is_hidden, title, title_es, detail, detail_es, text, text_es, note, note_es, picture,
  second_picture, years, slug, service, author, day) on public.list_entries to authenticated;
grant delete on public.list_entries to authenticated, service_role;
grant insert, update on public.list_entries to service_role;
revoke execute on function public.order_entries from public;
grant execute on function public.order_entries to authenticated;
alter table public.services enable row level security;
create policy services_read on public.services for select to authenticated
  using ((select private.is_admin()));
create policy services_read_publisher on public.services for select to publisher using (true);
create policy services_add on public.services for insert to authenticated with check ((select private.is_admin()));
create policy services_change on public.services for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.services to authenticated, service_role, publisher;
grant insert (id, name, name_es, description, description_es, minutes, price, position, is_active, in_wizard, needs)
  on public.services to authenticated;
grant update (name, name_es, description, description_es, minutes, price, position, is_active, in_wizard, needs)
  on public.services to authenticated;
grant insert, update, delete on public.services to service_role;
alter table public.opening_hours enable row level security;
create policy opening_hours_read on public.opening_hours for select to authenticated
  using ((select private.is_admin()));
create policy opening_hours_read_publisher on public.opening_hours for select to publisher using (true);
create policy opening_hours_add on public.opening_hours for insert to authenticated with check ((select private.is_admin()));
create policy opening_hours_change on public.opening_hours for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy opening_hours_remove on public.opening_hours for delete to authenticated using ((select private.is_admin()));
grant select on public.opening_hours to authenticated, service_role, publisher;
grant insert (weekday, opens, closes), update (weekday, opens, closes) on public.opening_hours to authenticated;
grant delete on public.opening_hours to authenticated, service_role;
grant insert, update on public.opening_hours to service_role;
alter table public.slots enable row level security;
create policy slots_read on public.slots for select to authenticated
  using ((select private.is_admin()));
create policy slots_read_publisher on public.slots for select to publisher using (true);
create policy slots_add on public.slots for insert to authenticated with check ((select private.is_admin()));
create policy slots_change on public.slots for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy slots_remove on public.slots for delete to authenticated using ((select private.is_admin()));
grant select on public.slots to authenticated, service_role, publisher;
grant insert (weekday, starts), update (weekday, starts) on public.slots to authenticated;
grant delete on public.slots to authenticated, service_role;
grant insert, update on public.slots to service_role;
revoke execute on function public.save_weekdays from public;
grant execute on function public.save_weekdays to authenticated;
alter table public.closures enable row level security;
create policy closures_read on public.closures for select to authenticated
  using ((select private.is_admin()));
create policy closures_read_publisher on public.closures for select to publisher using (true);
create policy closures_add on public.closures for insert to authenticated with check ((select private.is_admin()));
create policy closures_change on public.closures for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy closures_remove on public.closures for delete to authenticated using ((select private.is_admin()));
grant select on public.closures to authenticated, service_role, publisher;
grant insert (id, first_day, last_day, closes, reopens, reason, reason_es) on public.closures to authenticated;
grant update (first_day, last_day, closes, reopens, reason, reason_es) on public.closures to authenticated;
grant delete on public.closures to authenticated, service_role;
grant insert, update on public.closures to service_role;
alter table public.offers enable row level security;
create policy offers_read on public.offers for select to authenticated
  using ((select private.is_admin()));
create policy offers_read_publisher on public.offers for select to publisher using (true);
create policy offers_add on public.offers for insert to authenticated with check ((select private.is_admin()));
create policy offers_change on public.offers for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy offers_remove on public.offers for delete to authenticated using ((select private.is_admin()));
grant select on public.offers to authenticated, service_role, publisher;
grant insert (id, title, title_es, text, text_es, small_print, small_print_es, picture, service, category, percent, amount, starts_at, ends_at)
  on public.offers to authenticated;
grant update (title, title_es, text, text_es, small_print, small_print_es, picture, service, category, percent, amount, starts_at, ends_at)
  on public.offers to authenticated;
grant delete on public.offers to authenticated, service_role;
grant insert, update on public.offers to service_role;
alter table public.bays enable row level security;
create policy bays_read on public.bays for select to authenticated using ((select private.is_admin()));
create policy bays_add on public.bays for insert to authenticated with check ((select private.is_admin()));
create policy bays_change on public.bays for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.bays to authenticated, service_role;
grant insert (id, name, is_active, equipment), update (name, is_active, equipment) on public.bays to authenticated;
grant insert, update, delete on public.bays to service_role;
alter table public.holds enable row level security;
create policy holds_read on public.holds for select to authenticated using ((select private.is_admin()));
create policy holds_add on public.holds for insert to authenticated with check ((select private.is_admin()));
create policy holds_change on public.holds for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy holds_remove on public.holds for delete to authenticated using ((select private.is_admin()));
grant select, delete on public.holds to authenticated, service_role;
grant insert (id, bay, starts_at, ends_at, reason) on public.holds to authenticated;
grant update (bay, starts_at, ends_at, reason) on public.holds to authenticated;
grant insert, update on public.holds to service_role;
grant execute on function private.is_tire_size to authenticated, service_role;
alter table public.products enable row level security;
create policy products_read on public.products for select to authenticated
  using ((select private.is_admin()));
create policy products_add on public.products for insert to authenticated with check ((select private.is_admin()));
create policy products_change on public.products for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy products_remove on public.products for delete to authenticated using ((select private.is_admin()));
create policy products_read_publisher on public.products for select to publisher using (true);
grant select on public.products to authenticated, service_role, publisher;
grant insert (id, name, description, price, category, image_url, in_stock, kind, brand, sku, condition, size,
  load_index, speed_rating, tread_32nds, dot, quantity, low_stock, free_shipping, name_es, description_es, photos)
  on public.products to authenticated;
grant update (name, description, price, category, image_url, in_stock, kind, brand, sku, condition, size,
  load_index, speed_rating, tread_32nds, dot, quantity, low_stock, free_shipping, name_es, description_es, photos,
  is_sample) on public.products to authenticated;
grant delete on public.products to authenticated, service_role;
grant insert, update on public.products to service_role;
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
alter table private.import_rows enable row level security;
revoke execute on function public.stage_products from public;
grant execute on function public.stage_products to authenticated;
revoke execute on function public.import_products from public;
grant execute on function public.import_products to authenticated;
revoke execute on function public.edit_products from public;
grant execute on function public.edit_products to authenticated;
alter table public.pictures enable row level security;
create policy pictures_read on public.pictures for select to authenticated using ((select private.is_admin()));
create policy pictures_read_publisher on public.pictures for select to publisher using (true);
create policy pictures_add on public.pictures for insert to authenticated with check ((select private.is_admin()));
create policy pictures_change on public.pictures for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy pictures_remove on public.pictures for delete to authenticated using ((select private.is_admin()));
grant select on public.pictures to authenticated, service_role, publisher;
grant insert (id, width, height, alt, alt_es), update (alt, alt_es) on public.pictures to authenticated;
grant delete on public.pictures to authenticated, service_role;
grant insert, update on public.pictures to service_role;
revoke execute on function public.picture_uses from public;
grant execute on function public.picture_uses to authenticated;
revoke execute on function public.unused_pictures from public;
grant execute on function public.unused_pictures to authenticated;
revoke execute on function public.picture_ticket from public;
grant execute on function public.picture_ticket to publisher;
grant execute on function private.has_picture_ticket to anon;
grant execute on function private.keeps_name to authenticated;
alter table public.vehicle_tires enable row level security;
create policy vehicle_tires_read on public.vehicle_tires for select to authenticated
  using ((select private.is_admin()));
create policy vehicle_tires_read_publisher on public.vehicle_tires for select to publisher using (true);
create policy vehicle_tires_add on public.vehicle_tires for insert to authenticated with check ((select private.is_admin()));
create policy vehicle_tires_change on public.vehicle_tires for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy vehicle_tires_remove on public.vehicle_tires for delete to authenticated using ((select private.is_admin()));
grant select on public.vehicle_tires to authenticated, service_role, publisher;
grant insert (id, make, model, engine, first_year, last_year, size, load_index, speed_rating, rear_size,
  rear_load_index, rear_speed_rating, is_example) on public.vehicle_tires to authenticated;
grant update (make, model, engine, first_year, last_year, size, load_index, speed_rating, rear_size,
  rear_load_index, rear_speed_rating, is_example) on public.vehicle_tires to authenticated;
grant delete on public.vehicle_tires to authenticated, service_role;
grant insert, update on public.vehicle_tires to service_role;
alter table private.checked_steps enable row level security;
revoke execute on function public.open_steps from public;
grant execute on function public.open_steps to authenticated;
revoke execute on function public.check_step from public;
grant execute on function public.check_step to authenticated;
alter table private.limits enable row level security;
alter table private.submissions enable row level security;
alter table private.requests enable row level security;
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
alter table public.bookings enable row level security;
create policy bookings_read on public.bookings for select to authenticated using ((select private.is_admin()));
create policy bookings_change on public.bookings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select (id, reference, status, service, requested_date, requested_slot, starts_at, ends_at, bay, name, email, phone,
  vehicle, notes, language, further_services, prices, waits, is_walk_in, stage, minutes, plate, by_staff, sms_consent, forgotten_at,
  booked_anyway, called_about, moved_from, is_sample, created_at, updated_at) on public.bookings to authenticated, service_role;
grant update (status, service, requested_date, requested_slot, bay, name, email, phone, vehicle, notes, language,
  further_services, waits, is_walk_in, stage, minutes, plate, booked_anyway,
  called_about) on public.bookings to authenticated;
grant insert, update, delete on public.bookings to service_role;
revoke execute on function public.slot_availability from public;
grant execute on function public.slot_availability to anon, authenticated, service_role;
revoke execute on function public.start_times from public;
grant execute on function public.start_times to authenticated;
grant execute on function private.most_tires to authenticated, service_role;
alter table public.booking_tires enable row level security;
create policy booking_tires_read on public.booking_tires for select to authenticated using ((select private.is_admin()));
create policy booking_tires_remove on public.booking_tires for delete to authenticated
  using ((select private.is_admin()) and state = 'promised');
grant select, delete on public.booking_tires to authenticated, service_role;
grant insert, update on public.booking_tires to service_role;
revoke execute on function public.tire_offer from public;
grant execute on function public.tire_offer to anon, authenticated, service_role;
revoke execute on function public.add_tires from public;
grant execute on function public.add_tires to authenticated;
revoke execute on function public.restore_tires from public;
grant execute on function public.restore_tires to authenticated;
revoke execute on function public.book_appointment from public;
grant execute on function public.book_appointment to anon, authenticated, service_role;
alter table private.outbox enable row level security;
alter table private.reminder_refusals enable row level security;
alter table private.sms_refusals enable row level security;
grant execute on function private.is_message_text to authenticated;
alter table public.message_texts enable row level security;
create policy message_texts_read on public.message_texts for select to authenticated
  using ((select private.is_admin()));
create policy message_texts_change on public.message_texts for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.message_texts to authenticated;
grant update (subject, subject_es, body, body_es) on public.message_texts to authenticated;
revoke execute on function public.send_test_message from public;
grant execute on function public.send_test_message to authenticated;
revoke execute on function public.consent_for_caller from public;
grant execute on function public.consent_for_caller to authenticated;
revoke execute on function public.takes_sms from public;
grant execute on function public.takes_sms to authenticated;
revoke execute on function public.record_opt_out from public;
grant execute on function public.record_opt_out to service_role, messenger;
revoke execute on function public.customer_records from public;
grant execute on function public.customer_records to authenticated;
revoke execute on function public.forget_customer from public;
grant execute on function public.forget_customer to authenticated;
alter table private.forgetting enable row level security;
alter table private.restored enable row level security;
revoke execute on function public.work_state from public;
grant execute on function public.work_state to authenticated;
revoke execute on function public.claim_outbox from public;
grant execute on function public.claim_outbox to service_role, messenger;
revoke execute on function public.record_delivery from public;
grant execute on function public.record_delivery to service_role, messenger;
revoke execute on function public.list_sent from public;
grant execute on function public.list_sent to authenticated;
revoke execute on function public.hold_messages from public;
grant execute on function public.hold_messages to authenticated;
revoke execute on function public.customer_history from public;
grant execute on function public.customer_history to authenticated;
revoke execute on function public.rename_customer from public;
grant execute on function public.rename_customer to authenticated;
revoke execute on function public.booking_by_token from public;
grant execute on function public.booking_by_token to anon, authenticated, service_role;
revoke execute on function public.cancel_booking from public;
grant execute on function public.cancel_booking to anon, authenticated, service_role;
revoke execute on function public.move_booking from public;
grant execute on function public.move_booking to anon, authenticated, service_role;
revoke execute on function public.set_reminders from public;
grant execute on function public.set_reminders to anon, authenticated, service_role;
grant execute on function private.plain_text, private.text_pairs to authenticated, service_role;
revoke execute on function public.search_bookings from public;
grant execute on function public.search_bookings to authenticated;
revoke execute on function public.book_for_caller from public;
grant execute on function public.book_for_caller to authenticated;
revoke execute on function public.place_in_bay from public;
grant execute on function public.place_in_bay to authenticated;
revoke execute on function public.bookings_outside from public;
grant execute on function public.bookings_outside to authenticated;
revoke execute on function public.cancel_bookings from public;
grant execute on function public.cancel_bookings to authenticated;
revoke execute on function public.restore_bookings from public;
grant execute on function public.restore_bookings to authenticated;
revoke execute on function public.bookings_to_call from public;
grant execute on function public.bookings_to_call to authenticated;
revoke execute on function public.propose_moves from public;
grant execute on function public.propose_moves to authenticated;
revoke execute on function public.hold_anyway from public;
grant execute on function public.hold_anyway to authenticated;
revoke execute on function public.move_visits from public;
grant execute on function public.move_visits to authenticated;
alter table private.board_version enable row level security;
revoke execute on function public.board_version from public;
grant execute on function public.board_version to authenticated;
revoke execute on function public.delete_samples from public;
grant execute on function public.delete_samples to authenticated;
alter table public.remote_versions enable row level security;
create policy remote_versions_read on public.remote_versions for select to authenticated
  using ((select private.is_admin()));
grant select on public.remote_versions to authenticated, service_role;
alter table public.remote_events enable row level security;
create policy remote_events_read on public.remote_events for select to authenticated
  using ((select private.is_admin()));
grant select on public.remote_events to authenticated, service_role;
alter table public.remote_visits enable row level security;
create policy remote_visits_read on public.remote_visits for select to authenticated
  using ((select private.is_admin()));
create policy remote_visits_read_publisher on public.remote_visits for select to publisher using (true);
grant select on public.remote_visits to authenticated, service_role, publisher;
alter table private.remote_reporters enable row level security;
revoke execute on function public.report_remotes from public;
grant execute on function public.report_remotes to anon, authenticated, service_role;
revoke execute on function public.record_remote_versions from public;
grant execute on function public.record_remote_versions to service_role, publisher;
revoke execute on function public.forget_remote_reports from public;
grant execute on function public.forget_remote_reports to service_role, publisher;
revoke execute on function public.release_reports from public;
grant execute on function public.release_reports to authenticated, service_role;
revoke execute on all functions in schema private from public;

-- 910_supabase_schemas.sql

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
