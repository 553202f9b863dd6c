-- The search of staff in all bookings, and in those that visitors made within a day. It needs no extension: a GIN index knows which single characters and pairs of
-- characters a booking contains.

-- Not in SQL: it is declared immutable, which array_to_string is of texts, and that can then be no part of a query.
-- No word that is searched contains a line break.
create function private.plain_text(variadic p_texts text[]) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return translate(lower(array_to_string(p_texts, e'\n')), 'áéíóúüñÁÉÍÓÚÜÑ -.,;:()/+#''"%_\|', 'aeiouunaeiouun');
end $$;
comment on function private.plain_text is
  'Texts as the search compares them: without case, accents, spaces and punctuation, one a line.';

create function private.text_pairs(p_text text) returns text[]
language plpgsql immutable strict set search_path = ''
as $$
declare
  letters constant text[] := string_to_array(p_text, null);
  found text[] := letters;
begin
  for n in 2 .. cardinality(letters) loop
    found := found || (letters[n - 1] || letters[n]);
  end loop;
  return found;
end $$;
comment on function private.text_pairs is 'The characters of a text, and its pairs of neighbors, for an index.';
-- Who writes a row computes its entry of an index.
grant execute on function private.plain_text, private.text_pairs to authenticated, service_role;

create index bookings_by_text on public.bookings
  using gin (private.text_pairs(private.plain_text(reference, name, phone, plate, email, vehicle)));
comment on index public.bookings_by_text is 'Finds the bookings in which a word can occur.';
create index bookings_by_moment on public.bookings (coalesce(starts_at, created_at));
comment on index public.bookings_by_moment is 'Finds the bookings nearest to now.';

create function private.recent_bookings() returns setof public.bookings
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select b.* from public.bookings b, private.limits l
  where l.kind = 'notice' and b.created_at > now() - l.period and not b.by_staff
    and b.status in ('requested', 'confirmed') and b.stage is null
    and coalesce(b.starts_at > private.shop_now(), true);
end $$;
comment on function private.recent_bookings is 'The live bookings that visitors made within a day.';

create function private.found_recent_bookings(p_patterns text[]) returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce(json_agg(private.shown_booking(f.booking) || jsonb_build_object('same_network', f.same_network)
    order by f.same_network desc, (f.booking).network, (f.booking).created_at, (f.booking).id), '[]')
  from (
    select n.* from (
      select r as booking, count(r.network) over (partition by r.network) as same_network
      from private.recent_bookings() r) n
    where private.plain_text((n.booking).reference, (n.booking).name, (n.booking).phone, (n.booking).plate,
      (n.booking).email, (n.booking).vehicle) like all (p_patterns)
    order by n.same_network desc, (n.booking).network, (n.booking).created_at, (n.booking).id limit 500) f
$$;
comment on function private.found_recent_bookings is
  'At most 500 live bookings that visitors made within a day and that match all patterns. Those of a network follow one another, those of the fullest network first; same_network says how many they are, 0 where the network is unknown.';

create function public.search_bookings(p_text text, p_recent boolean default false) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  now_at constant timestamptz := private.shop_now();
  words    text[];
  patterns text[];
  pairs    text[];
  reach    interval;
  found_ids uuid[];
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('text', p_text));
  words := array(
    select w.word from (
      select private.plain_text(word) as word from regexp_split_to_table(p_text, '\s+') as word) as w
    where w.word <> '');
  patterns := array(select '%' || word || '%' from unnest(words) as word);
  if p_recent then
    return private.found_recent_bookings(patterns);
  end if;
  if words = '{}' then
    return '[]';
  end if;
  pairs := array(
    select distinct pair from unnest(words) as word, unnest(private.text_pairs(word)) as pair
    where length(pair) = least(length(word), 2));
  -- What many bookings contain is found among the nearest thousand. The index would return all of them.
  reach := least(
    (select coalesce(b.starts_at, b.created_at) from public.bookings b
      where coalesce(b.starts_at, b.created_at) >= now_at
      order by coalesce(b.starts_at, b.created_at) offset 500 limit 1) - now_at,
    now_at - (select coalesce(b.starts_at, b.created_at) from public.bookings b
      where coalesce(b.starts_at, b.created_at) < now_at
      order by coalesce(b.starts_at, b.created_at) desc offset 500 limit 1));
  found_ids := array(
    select b.id from public.bookings b
    where coalesce(b.starts_at, b.created_at) between now_at - reach and now_at + reach
      and private.plain_text(b.reference, b.name, b.phone, b.plate, b.email, b.vehicle) like all (patterns)
    order by abs(extract(epoch from coalesce(b.starts_at, b.created_at) - now_at)), b.id limit 50);
  if cardinality(found_ids) < 50 then
    found_ids := array(
      select b.id from public.bookings b
      where private.text_pairs(private.plain_text(b.reference, b.name, b.phone, b.plate, b.email, b.vehicle)) @> pairs
        and private.plain_text(b.reference, b.name, b.phone, b.plate, b.email, b.vehicle) like all (patterns)
      order by abs(extract(epoch from coalesce(b.starts_at, b.created_at) - now_at)), b.id limit 50);
  end if;
  return (
    select coalesce(json_agg(private.shown_booking(b) order by f.place), '[]')
    from unnest(found_ids) with ordinality as f (id, place) join public.bookings b on b.id = f.id);
end $$;
comment on function public.search_bookings is
  'At most 50 bookings, those nearest to now first, in which each word occurs: in reference, name, phone, plate, e-mail or vehicle. With p_recent of those that visitors made within a day (private.found_recent_bookings), without words all of them. For staff only.';
revoke execute on function public.search_bookings from public;
grant execute on function public.search_bookings to authenticated;
