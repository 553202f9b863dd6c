-- One IPv6 customer has a whole /64 network to choose addresses from: the rate limit counts that.

-- Hosted Supabase: Cloudflare sets cf-connecting-ip, and overwrites what a visitor claims there; of
-- x-forwarded-for a visitor may have written the beginning. The embedded server drops the first and
-- overwrites the second with the one address it knows to be true. Where neither is set only e-mail
-- addresses are counted.
create or replace function private.client_address() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  told constant text := coalesce(headers ->> 'cf-connecting-ip',
    trim(split_part(headers ->> 'x-forwarded-for', ',', 1)));
  -- An IPv4 address on a socket of both kinds.
  address constant text := regexp_replace(told, '^::ffff:(?=\d+\.)', '', 'i');
begin
  return case family(address::inet)
    when 6 then network(set_masklen(address::inet, 64))::text
    else address
  end;
exception when invalid_text_representation then
  -- Whatever it is, it is counted.
  return address;
end $$;
comment on function private.client_address() is 'What the rate limit counts clients by: the IPv4 address, or the /64 network of an IPv6 address; null when the API does not say.';
