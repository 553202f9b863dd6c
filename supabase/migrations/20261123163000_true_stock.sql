-- Staff are warned of products that are short, and tires of holds that have ended are offered again without a
-- further booking (docs/decisions/products-and-tires.md). Only expands (docs/decisions/releases.md).

-- PostgreSQL 15 cannot change the expression of a generated column.
alter table public.products
  drop column is_low,
  add column is_low boolean not null generated always as
    (coalesce(quantity < promised or greatest(quantity - promised, 0) <= low_stock, false)) stored;
comment on column public.products.is_low is 'True when no more than low_stock are available, or bookings hold more than there are.';

-- The rest of the function stays as it is. The worker calls it every few seconds.
do $$
declare
  before constant text := E'\nbegin\n';
  definition constant text := pg_get_functiondef('public.claim_outbox(int)'::regprocedure);
begin
  if strpos(definition, before) = 0 then
    raise exception 'claim_outbox has changed: it cannot end holds';
  end if;
  execute replace(definition, before, before || E'  perform private.end_holds();\n');
end $$;
comment on function public.claim_outbox(int) is 'Claims the message that has been due for longest, for some seconds: no other worker gets it in that time, and after it if its result was not recorded. Returns null when none is due. Ends holds first, since nothing else runs as regularly. For the worker only.';
