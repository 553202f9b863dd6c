/** A migration with one example of each thing that the wrapper must answer as PostgREST does. */
export const GUARD_SCHEMA = `
create table public.notes (
  id bigint generated always as identity primary key,
  body text not null check (body <> ''),
  price numeric(10, 2) not null default 0,
  seen_from text,
  at timestamptz not null default '2026-03-01 12:00:00+00'
);
create table public.ungranted (id int primary key);
create table public.admins (id int primary key);
create table public.hidden_rows (id int primary key);
insert into public.hidden_rows values (1);
alter table public.notes enable row level security;
alter table public.ungranted enable row level security;
alter table public.admins enable row level security;
alter table public.hidden_rows enable row level security;
create policy notes_read on public.notes for select to anon using (true);
create policy notes_add on public.notes for insert to anon with check (true);
grant select, insert (body, price) on public.notes to anon;
grant select on public.hidden_rows to anon, service_role;
grant select, insert, delete on public.admins to service_role;

create schema private;
create function private.sign_up_problem(p_email text, p_metadata jsonb) returns text language sql as $$
  select case when exists (select from public.admins) then 'signup_disabled' end
$$;
create table public.account_messages (kind text, account uuid, recipient text, language text);
grant select on public.account_messages to service_role;
create function private.queue_account_message(text, uuid, text, text) returns void language sql as $$
  insert into public.account_messages values ($1, $2, $3, $4)
$$;

create function public.raise_code(p_code text) returns void language plpgsql as $$
begin
  raise exception 'machine_code' using errcode = p_code, detail = 'why', hint = 'how';
end $$;
create function public.seen_address() returns text language sql as $$
  select current_setting('request.headers', true)::json ->> 'x-forwarded-for'
$$;
create function public.count_lines(p_lines text[]) returns int language sql as $$
  select cardinality(p_lines)
$$;
create function public.note_address() returns trigger language plpgsql as $$
begin
  new.seen_from := public.seen_address() || ' ' || current_setting('request.method', true);
  return new;
end $$;
create trigger notes_address before insert on public.notes
  for each row execute function public.note_address();
`;
