-- Rules of texts. Length before everything: no function or trigger works on a text before it is known to be
-- short. To normalize combining marks takes PostgreSQL the square of their number, which neither a statement
-- timeout nor a cancellation ends (docs/decisions/backend.md).

-- One limit a name, that of the table with the longest: the constraints have the limit of each column.
create function private.too_long(p_texts jsonb) returns text
-- Not in SQL: the plan of a function in PL/pgSQL is made once, not for each row.
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select t.key from jsonb_each_text(p_texts) as t
    where char_length(t.value) > case
      -- Two texts of an article, as JSON writes them.
      when t.key = 'changes' then 100000
      when t.key in ('content', 'text', 'text_es') then 20000
      -- With what JSON puts around the items of an array.
      when t.key = 'photos' then 12500
      when t.key = 'events' then 10000
      when t.key in ('message', 'former_slugs', 'description', 'description_es') then 5000
      when t.key in ('image_url', 'picture', 'second_picture') then 2048
      when t.key in ('notes', 'value', 'body', 'body_es') then 2000
      when t.key in ('services', 'further_services', 'tires', 'needs', 'equipment') then 1000
      else 300
    end
    limit 1);
end $$;
comment on function private.too_long is
  'The name of a text that is longer than any column or argument of this name may be, or null. Arrays and JSON count as they are written.';

-- Functions check the lengths of their arguments before anything else, those of staff once they know the caller.
-- A token is checked where it is looked up, in private.find_booking().
create function private.require_lengths(p_texts jsonb, p_lists jsonb default '{}') returns void
language plpgsql immutable set search_path = ''
as $$
declare
  -- As large as a request of staff.
  most_bytes constant int := 1000000;
  long constant text := coalesce(private.too_long(p_texts), (
    select l.key from jsonb_each_text(p_lists) as l where octet_length(l.value) > most_bytes limit 1));
begin
  if long is not null then
    raise exception '%', 'invalid_' || long using errcode = '22023';
  end if;
end $$;
comment on function private.require_lengths is
  'Rejects arguments of a function that are too long, with invalid_ and the name. Lists that staff send may have a million bytes each.';

create function private.check_lengths(p_table text, p_row jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  long constant text := private.too_long(p_row);
begin
  if long is not null then
    raise exception 'new row for relation "%" violates check constraint "%_%"', p_table, p_table, long
      using errcode = 'check_violation', schema = 'public', table = p_table, constraint = p_table || '_' || long;
  end if;
end $$;
comment on function private.check_lengths is
  'Rejects a row with a text that is too long, as the constraint of its column would: the first step of the trigger before each row.';

-- What pages show -----------------------------------------------------------------------------------

-- What reads these texts takes the square of the number of such signs, and a call for each level. 400 in one paragraph
-- are a hundred bold words. shared-data/src/content/isTooNested.ts has the same rule.
create function private.is_too_nested(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_text ~ '(^|[\n\r])([ \t>]|[-*+][ \t]|[0-9]{1,9}[.)][ \t]){41}'
    or exists (
      select from regexp_split_to_table(p_text, '\n[ \t\r]*\n') as paragraph
      where char_length(regexp_replace(paragraph, '[^][*_~`<!{]', '', 'g')) > 400)
$$;
comment on function private.is_too_nested is
  'True for a text with a line that begins with more than 40 signs of quotes, lists and indentation, or with more than 400 signs of emphasis, links, code, tags and placeholders before the next empty line.';

create function private.picture_addresses(p_text text) returns text[]
language sql immutable set search_path = ''
as $$
  select array(select distinct m[1] from regexp_matches(p_text, '/content/[0-9a-f]{12}-1280\.webp', 'g') as m)
$$;
comment on function private.picture_addresses is
  'The addresses of uploaded pictures that a text names, each once, as pictureAddressesIn in TypeScript.';

-- The tables of staff. A text of visitors is cleaned, and no page shows it.
create function private.unfit_text(p_row jsonb) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  unfit text;
  shown record;
begin
  -- XML, and with it a feed, has neither these control characters nor these noncharacters.
  select t.key || case
      when t.value ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\ufdd0-\ufdef\ufffe\uffff]' then '_unprintable'
      when t.key in ('content', 'text', 'text_es') and private.is_too_nested(t.value) then '_too_nested'
    end as problem into unfit
  from jsonb_each_text(p_row) as t order by problem limit 1;
  if unfit is not null or strpos(p_row::text, '/content/') = 0 then
    return unfit;
  end if;
  for shown in
    select t.key, a.address from jsonb_each(p_row) as t,
      jsonb_array_elements_text(case jsonb_typeof(t.value) when 'array' then t.value else jsonb_build_array(t.value) end) as a (address)
    where a.address ~ '^/content/\S*$'
    union
    select t.key, unnest(private.picture_addresses(t.value)) from jsonb_each_text(p_row) as t
    where t.key in ('text', 'text_es')
  loop
    -- The picture stays until this transaction ends.
    perform from public.pictures p where private.picture_address(p.id) = shown.address for key share;
    if not found then
      return shown.key || '_no_picture';
    end if;
  end loop;
  return null;
end $$;
comment on function private.unfit_text is
  'The first column with a text that no page can show, with the reason: _unprintable, _too_nested, or _no_picture for the address of a picture that is not uploaded, also within an article; otherwise null. Locks the pictures that the row names.';

create function private.check_shown(p_table text, p_row jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  unfit constant text := private.unfit_text(p_row);
begin
  if unfit is not null then
    raise exception 'new row for relation "%" violates check constraint "%_%"', p_table, p_table, unfit
      using errcode = 'check_violation', schema = 'public', table = p_table, constraint = p_table || '_' || unfit;
  end if;
end $$;
comment on function private.check_shown is
  'Rejects a row of staff with what no page can show, as a constraint of its column would: the second step of the trigger before each row.';

-- What customers write ----------------------------------------------------------------------------

-- Normalized (NFC), with something visible, without control characters and without characters that change the
-- direction of writing; and e-mail addresses that a mail server can be asked about. shared-data/src/humanText.ts
-- has the same rules. The triggers clean, the constraints reject (docs/decisions/backend.md).

create function private.is_human_text(p_text text, p_is_multiline boolean default false) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return p_text is nfc normalized
    and p_text !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufdd0-\ufdef\ufeff\ufff9-\ufffb\ufffe\uffff]'
    and (p_is_multiline or p_text !~ '[\t\n\r]')
    and p_text ~ '[^\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';
end $$;
comment on function private.is_human_text is
  'True for a text that people can read: normalized, visible, without control characters (but line breaks and tabs in several lines) and without a change of direction.';
-- A check constraint runs with the privileges of the role that writes the row.
grant execute on function private.is_human_text to anon, authenticated, service_role;

-- What the triggers of bookings and messages store: visitors paste from address books, pages and documents.

create function private.clean_text(p_text text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return btrim(normalize(regexp_replace(p_text, '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufdd0-\ufdef\ufeff\ufff9-\ufffb\ufffe\uffff]', '', 'g')),
    E' \t\n\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000');
end $$;
comment on function private.clean_text is
  'A text normalized (NFC), without the characters that is_human_text rejects and without spaces around it.';

create function private.clean_line(p_text text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return private.clean_text(regexp_replace(p_text, '[\t\n\r]+', ' ', 'g'));
end $$;
comment on function private.clean_line is 'As clean_text, in one line.';

create function private.clean_code(p_text text) returns text
language plpgsql immutable security definer set search_path = ''
as $$
begin
  return private.clean_text(regexp_replace(private.clean_line(p_text), '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'));
end $$;
comment on function private.clean_code is
  'A number or word by which something is found, without characters that nobody sees, so that it has no twins.';
-- A check constraint runs with the privileges of the role that writes the row.
grant execute on function private.clean_code to authenticated, service_role;

create function private.reads_as_link(p_text text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return p_text ~* '://|www\.|@|[[:alnum:]]\.[[:alpha:]]{2,24}/|[[:alnum:]]\.(com|net|org|info|biz|edu|gov|io|co|me|us|mx|ru|cn|de|xyz|top|shop|site|store|online|click|link|live|app|dev|ly|gl)\M';
end $$;
comment on function private.reads_as_link is
  'True for a text in which a mail program or a reader would see an address or a link.';
-- A check constraint runs with the privileges of the role that writes the row.
grant execute on function private.reads_as_link to anon, authenticated, service_role;

-- The lengths come first: the conditions are evaluated in this order.
create function private.is_email(p_text text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return char_length(p_text) <= 254 and char_length(split_part(p_text, '@', 1)) <= 64 and p_text is nfc normalized
    and p_text !~ '[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    and p_text ~ '^[^.@<>()[\]\\,;:"]+(\.[^.@<>()[\]\\,;:"]+)*@([^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]([^\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]*[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f])?\.)+[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]([^\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]*[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f])$'
    and p_text !~ '\.[0-9]+$';
end $$;
comment on function private.is_email is
  'True for a normalized address with a domain of at least two names. Quoted names and IP addresses are none.';
-- A check constraint runs with the privileges of the role that writes the row.
grant execute on function private.is_email to anon, authenticated, service_role;
