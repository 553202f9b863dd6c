-- What runs outside the database, by a schedule or all the time: who publishes, when each was seen last.

create table private.workers (
  work       text primary key,
  seen_at    timestamptz not null,
  holder     text not null default '',
  held_since timestamptz,
  held_until timestamptz
);
comment on table private.workers is 'One row for each work that runs outside the database; none until it ran.';
comment on column private.workers.work is 'publishing.';
comment on column private.workers.seen_at is 'When it asked for work.';
comment on column private.workers.holder is 'The process that holds the lease, or held it last; empty for work without one.';
comment on column private.workers.held_since is 'Since when it has held the lease without a gap.';
comment on column private.workers.held_until is 'When the lease ends if it is not renewed.';

alter table private.workers enable row level security;

-- A row and not a lock of the session: behind a pooler each statement can run in another session, and a connection that
-- was lost and opened again has another one.
create function public.lease_publisher(p_holder text, p_seconds int) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held private.workers;
begin
  insert into private.workers as w (work, seen_at, holder, held_since, held_until)
  values ('publishing', private.shop_now(), p_holder, private.shop_now(),
    private.shop_now() + make_interval(secs => p_seconds))
  on conflict (work) do update set
    seen_at = excluded.seen_at, holder = excluded.holder, held_until = excluded.held_until,
    -- A lease that has ended begins again: another publisher may have held it meanwhile.
    held_since = case when w.held_until > excluded.seen_at then w.held_since else excluded.held_since end
  where w.holder = excluded.holder or w.held_until <= excluded.seen_at;
  select * into held from private.workers w where w.work = 'publishing';
  return json_build_object('holder', held.holder, 'since',
    to_char(held.held_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'));
end $$;
comment on function public.lease_publisher is
  'Takes the publisher''s lease for some seconds or renews it, unless another process holds it; 0 gives it back. Returns who holds it, and since when without a gap: that differs where the caller has lost it in between.';
revoke execute on function public.lease_publisher from public;
grant execute on function public.lease_publisher to publisher;
