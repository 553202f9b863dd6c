-- What owners and operators see of the releases: one row a day for each version, from all counts.
-- Only expands (docs/decisions/releases.md).

create function public.release_reports(p_from date) returns jsonb
language sql stable set search_path = ''
as $$
  with counted as (
    select day, remote, version,
      case event when 'load' then times else 0 end as loads,
      case event when 'failure' then times else 0 end as failures,
      case event when 'crash' then times else 0 end as crashes,
      load_ms, 0 as visits, 0 as failed, '' as vital, 0 as measured, 0 as not_good
    from public.remote_events
    union all
    select day, remote, version, 0, 0, 0, 0, visits, failed, '', 0, 0
    from public.remote_visits
    union all
    select day, remote, version, 0, 0, 0, 0, 0, 0, vital, visits, case when bucket < 3 then 0 else visits end
    from public.remote_vitals
  ), summed as (
    select day, remote, version,
      sum(loads) as loads, sum(failures) as failures, sum(crashes) as crashes, sum(load_ms) as load_ms,
      sum(visits) as visits, sum(failed) as failed,
      coalesce(sum(measured) filter (where vital = 'LCP'), 0) as lcp,
      coalesce(sum(not_good) filter (where vital = 'LCP'), 0) as lcp_not_good,
      coalesce(sum(measured) filter (where vital = 'INP'), 0) as inp,
      coalesce(sum(not_good) filter (where vital = 'INP'), 0) as inp_not_good,
      coalesce(sum(measured) filter (where vital = 'CLS'), 0) as cls,
      coalesce(sum(not_good) filter (where vital = 'CLS'), 0) as cls_not_good
    from counted
    where day >= p_from
    group by 1, 2, 3
  )
  select coalesce(jsonb_agg(to_jsonb(summed) order by day, remote, version), '[]') from summed
$$;
comment on function public.release_reports(date) is 'The counts since a day by remote and version. Administrators and the service role see rows.';

revoke execute on function public.release_reports(date) from public, anon, authenticated, service_role;
grant execute on function public.release_reports(date) to authenticated, service_role;
