-- One policy for what customers write: normalized (NFC), with something visible, without control characters
-- and without characters that change the direction of writing; and e-mail addresses that a mail server can be
-- asked about. shared-data/src/humanText.ts has the same rules. Released remotes send more than these accept:
-- the triggers normalize, the constraints reject (docs/decisions/backend.md).

create function private.is_human_text(p_text text, p_is_multiline boolean default false) returns boolean
language sql immutable set search_path = ''
as $$
  select p_text is nfc normalized
    and p_text !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]'
    and (p_is_multiline or p_text !~ '[\t\n\r]')
    and p_text ~ '[^\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
$$;
comment on function private.is_human_text(text, boolean) is 'True for a text that people can read: normalized, visible, without control characters (but line breaks and tabs in several lines) and without a change of direction.';

create function private.is_email(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_text is nfc normalized and char_length(p_text) <= 254 and char_length(split_part(p_text, '@', 1)) <= 64
    and p_text !~ '[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    and p_text ~ '^[^.@<>()[\]\\,;:"]+(\.[^.@<>()[\]\\,;:"]+)*@([^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]([^\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]*[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f])?\.)+[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]([^\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]*[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f])$'
    and p_text !~ '\.[0-9]+$'
$$;
comment on function private.is_email(text) is 'True for a normalized address with a domain of at least two names. Quoted names and IP addresses are none.';

-- Rows that were written under earlier rules.
create function private.cleaned(p_text text, p_is_multiline boolean default false) returns text
language sql immutable set search_path = ''
as $$
  select case when private.is_human_text(c.text, p_is_multiline) or p_text = '' then c.text else '?' end
  from (select normalize(regexp_replace(
    case when p_is_multiline then p_text else regexp_replace(p_text, '[\t\n\r]+', ' ', 'g') end,
    '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]', '', 'g'))) as c (text)
$$;

alter table public.bookings disable trigger user;
update public.bookings set notes = left('E-mail as typed: ' || email || E'\n' || notes, 2000), email = 'unknown@example.invalid'
where email <> '' and not private.is_email(email);
update public.bookings set name = private.cleaned(name), vehicle = private.cleaned(vehicle),
  plate = private.cleaned(plate), notes = private.cleaned(notes, true)
where (name, vehicle, plate, notes)
  <> (private.cleaned(name), private.cleaned(vehicle), private.cleaned(plate), private.cleaned(notes, true));
alter table public.bookings enable trigger user;

alter table public.contact_messages disable trigger user;
update public.contact_messages set message = left('E-mail as typed: ' || email || E'\n' || message, 5000), email = 'unknown@example.invalid'
where not private.is_email(email);
update public.contact_messages set name = private.cleaned(name), subject = private.cleaned(subject), message = private.cleaned(message, true)
where (name, subject, message) <> (private.cleaned(name), private.cleaned(subject), private.cleaned(message, true));
alter table public.contact_messages enable trigger user;
drop function private.cleaned(text, boolean);

alter table public.contact_messages
  drop constraint contact_messages_name,
  drop constraint contact_messages_email,
  drop constraint contact_messages_subject,
  drop constraint contact_messages_message,
  add constraint contact_messages_name    check (char_length(name) <= 100 and private.is_human_text(name)),
  add constraint contact_messages_email   check (private.is_email(email)),
  add constraint contact_messages_subject check (char_length(subject) <= 150 and private.is_human_text(subject)),
  add constraint contact_messages_message check (char_length(message) <= 5000 and private.is_human_text(message, true));
alter table public.bookings
  drop constraint bookings_name,
  drop constraint bookings_email,
  drop constraint bookings_vehicle,
  drop constraint bookings_plate,
  drop constraint bookings_notes,
  add constraint bookings_name    check (char_length(name) <= 100 and private.is_human_text(name)),
  add constraint bookings_email   check (by_staff and email = '' or private.is_email(email)),
  add constraint bookings_vehicle check (by_staff and vehicle = '' or char_length(vehicle) <= 150 and private.is_human_text(vehicle)),
  add constraint bookings_plate   check (plate = '' or char_length(plate) <= 20 and private.is_human_text(plate)),
  add constraint bookings_notes   check (notes = '' or char_length(notes) <= 2000 and private.is_human_text(notes, true));

create function private.normalize_booking() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.name := normalize(new.name);
  new.email := normalize(new.email);
  new.vehicle := normalize(new.vehicle);
  new.plate := normalize(new.plate);
  new.notes := normalize(new.notes);
  return new;
end $$;
comment on function private.normalize_booking() is 'Stores equal texts equally (NFC), whatever keyboard they were typed on.';
create trigger bookings_normalize before insert or update of name, email, vehicle, plate, notes on public.bookings
  for each row execute function private.normalize_booking();

create function private.normalize_message() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.name := normalize(new.name);
  new.email := normalize(new.email);
  new.subject := normalize(new.subject);
  new.message := normalize(new.message);
  return new;
end $$;
comment on function private.normalize_message() is 'As normalize_booking.';
create trigger contact_messages_normalize before insert on public.contact_messages
  for each row execute function private.normalize_message();

revoke execute on function
  private.is_human_text(text, boolean), private.is_email(text), private.normalize_booking(), private.normalize_message()
  from public, anon, authenticated, service_role;
-- A check constraint runs with the privileges of the role that writes the row.
grant execute on function private.is_human_text(text, boolean), private.is_email(text) to anon, authenticated, service_role;
