-- The samples of a trial (supabase/samples, sample_day.sql), which go together.

create function public.delete_samples() returns void
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
begin
  perform private.require_admin();
  perform private.take_lock('bookings');
  -- First: they hold tires of sample products.
  delete from public.bookings b where b.is_sample;
  delete from public.contact_messages m where m.is_sample;
  delete from public.products p where p.is_sample;
end $$;
comment on function public.delete_samples is
  'Deletes the sample products, bookings and messages, and what is stored of them. May be repeated. Rejects with not_admin.';
revoke execute on function public.delete_samples from public;
grant execute on function public.delete_samples to authenticated;
