/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { type Opened, openEngine } from './support/engines.ts';
import { SUPERUSER } from './support/hostedLayout.ts';
import { listDifferences } from './support/listDifferences.ts';
import { findMutants } from './support/mutants.ts';

let opened: Opened;

beforeAll(async () => {
  opened = await openEngine('postgres');
});

afterAll(() => opened?.close());

test('a migrated project does not differ from what is declared', async () => {
  expect(await listDifferences(opened.db)).toEqual([]);
});

// The mutations take long and run seldom, so that a text of a rule that a function lost would be noticed late.
test('every rule that mutations leave out stands in its function', async () => {
  const rules = (await findMutants(opened.db)).filter(({ kind }) => kind === 'rule left out');
  const definitions = await opened.db.query<{ definition: string }>(
    `select pg_get_functiondef(p.oid) as definition from pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind = 'f'`,
  );
  const unchanged = new Set(definitions.map(({ definition }) => definition));
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter(({ sql }) => unchanged.has(sql)).map(({ name }) => name)).toEqual([]);
});

// Each with what it opens or ends, by a person with all rights.
const BREAKS: Record<string, string> = {
  'a read policy is false': 'alter policy bookings_read on public.bookings using (false)',
  'the ticket of pictures is not asked for':
    'alter policy pictures_read_with_ticket on storage.objects using (true)',
  'sign-ups are not guarded': 'drop trigger tire_shop_sign_up on auth.users',
  'accounts get no profile': 'alter table auth.users disable trigger tire_shop_account_created',
  'boards get no message':
    'drop policy "administrators read that bookings changed" on realtime.messages',
  'no mail is queued': 'drop trigger bookings_after_row on public.bookings',
  'accounts read messages':
    'create policy open on public.contact_messages for select to authenticated using (true)',
  'row level security is off': 'alter table public.bookings disable row level security',
  'visitors claim mails': 'grant execute on function public.claim_outbox to anon',
  'visitors read mails': 'grant select on private.outbox to anon',
  'visitors use a sequence': 'grant usage on sequence public.audit_log_id_seq to anon',
  'staff cannot change a column': 'revoke update (notes) on public.bookings from authenticated',
  'later tables are open':
    'alter default privileges for role postgres in schema public grant select on tables to anon',
  'every account is an administrator': `create or replace function private.is_admin() returns boolean
    language sql stable security definer set search_path = '' as 'select true'`,
  'a rule of a column is gone': 'alter table public.bookings drop constraint bookings_status',
  'an index is gone': 'drop index private.outbox_one_reminder',
  'a column takes null': 'alter table public.contact_messages alter column subject drop not null',
  'a column has another default': `alter table public.products alter column in_stock set default false`,
};

test.each(Object.entries(BREAKS))(
  'names that %s, and a statement by which the owner mends it',
  async (_, statement) => {
    const admin = await opened.connect(SUPERUSER);
    await admin.run(statement);
    await admin.close();
    const [difference, ...others] = await listDifferences(opened.db);
    expect(others).toEqual([]);
    expect(difference).toBeDefined();
    await opened.db.run(difference?.mend ?? '');
    expect(await listDifferences(opened.db)).toEqual([]);
  },
);
