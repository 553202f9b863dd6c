-- Several settings are saved as a whole: row by row, a failure would leave half of a form saved.
-- Only expands (docs/decisions/releases.md).

create function public.save_settings(p_changes jsonb) returns setof public.settings
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  -- In the order of private.lock_schedule().
  perform 1 from public.settings s
  where s.id in (select r.id from jsonb_to_recordset(p_changes) as r (id uuid)) order by s.key for update;
  if exists (
    select from jsonb_to_recordset(p_changes) as r (id uuid, updated_at timestamptz)
      left join public.settings s on s.id = r.id and s.updated_at = r.updated_at
    where s.id is null
  ) then
    raise exception 'settings_changed' using errcode = 'PT409';
  end if;
  return query
    update public.settings s set value = r.value
    from jsonb_to_recordset(p_changes) as r (id uuid, value text) where r.id = s.id
    returning s.*;
end $$;
comment on function public.save_settings(jsonb) is
  'Gives settings ({id, updated_at, value}) these values, all or none. Rejects with not_admin, settings_changed when one is another than the one that was read, or as the table does. Returns the changed rows.';

revoke execute on function public.save_settings(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.save_settings(jsonb) to authenticated;
