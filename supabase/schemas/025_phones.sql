-- What a phone number is. The same rules are in shared-contract/src/values/phone.ts; properties compare them.

create function private.clean_phone(p_phone text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return regexp_replace(btrim(regexp_replace(regexp_replace(
    regexp_replace(private.clean_code(p_phone), '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]', ' ', 'g'),
    '[\u2010-\u2015\u2212]', '-', 'g'),
    '^ *tel[.:]*', '', 'i')),
    '[ ,;]*(extensi[oóÓ]n|ext|x|#)[.:=]* *([0-9]{1,6})$', ' ext. \2', 'i');
end $$;
comment on function private.clean_phone is
  'A phone number with the characters of a keyboard, without tel:; an extension follows as ext. 12.';

create function private.phone_digits(p_phone text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return regexp_replace(regexp_replace(regexp_replace(p_phone, '(ext|x|#).*$', '', 'i'), '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', '');
end $$;
comment on function private.phone_digits is
  'The digits of a phone number, without extension and without the country code 1: equal in every notation.';

create function private.is_phone(p_phone text) returns boolean
language plpgsql immutable security definer set search_path = ''
as $$
begin
  return p_phone ~ '^\+?[-0-9(). /]{7,30}( ext\. [0-9]{1,6})?$'
    and char_length(private.phone_digits(p_phone)) between 10 and 15;
end $$;
comment on function private.is_phone is
  'Whether a text is a phone number as clean_phone writes it: 10 to 15 digits with the usual signs, an extension at the end.';
-- Constraints and indexes run with the privileges of the role that writes the row.
grant execute on function private.phone_digits, private.is_phone to authenticated, service_role;

create function private.sms_number(p_phone text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select '+1' || digits
    from private.phone_digits(p_phone) as digits
    where digits ~ '^[2-9][0-9]{2}[2-9][0-9]{6}$' and p_phone !~* '[a-z#]' and p_phone !~ '^\s*\+(?!1)');
end $$;
comment on function private.sms_number is
  'A US phone number as text messages need it, +17705550123; null for other numbers and for those with an extension.';
