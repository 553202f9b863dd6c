/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { randomUUID } from 'node:crypto';
import { startHostedDatabase } from '../../tests/support/hostedDatabase';
import { accountRules } from '../shopPolicy';
import type { Backend } from './createBackend';
import { loadBackend } from './testing/loadBackend';

let project: Awaited<ReturnType<typeof startHostedDatabase>>;
let backend: Backend;
let before: object[];

/** All that stands in the schemas of Supabase's services, with its owners and rights. */
const ofServices = () =>
  project.admin.query(
    `select p.oid::regprocedure::text as object, pg_get_functiondef(p.oid) as definition, p.proacl::text as rights
     from pg_proc p where p.prokind = 'f' and p.pronamespace::regnamespace::text in ('auth', 'storage', 'realtime')
     union all
     select c.oid::regclass::text, (select string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', ' order by a.attnum)
       from pg_attribute a where a.attrelid = c.oid and a.attnum > 0), c.relacl::text
     from pg_class c where c.relnamespace::regnamespace::text in ('auth', 'storage', 'realtime')
     union all
     select n.nspname, '', n.nspacl::text from pg_namespace n where n.nspname in ('auth', 'storage', 'realtime')
     order by 1`,
  );

beforeAll(async () => {
  project = await startHostedDatabase({ isAuthEmbedded: true });
  before = await ofServices();
  backend = await loadBackend({ databaseUrl: project.url('supabase_admin'), accountRules });
});

afterAll(async () => {
  await backend?.close();
  await project?.stop();
});

test('creates, replaces and grants nothing in schemas that Supabase owns', async () => {
  expect(backend.applied).not.toEqual([]);
  expect(before.length).toBeGreaterThan(50);
  expect(await ofServices()).toEqual(before);
});

/** Calls a function of the API. @returns its status and its answer */
async function call(name: string, body: object, token = backend.publishableKey) {
  const request = new Request(`http://shop.example/rest/v1/rpc/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      ...{ apikey: backend.publishableKey, authorization: `Bearer ${token}` },
      'content-type': 'application/json',
    },
  });
  const response = await backend.fetch(request, '127.0.0.1');
  const text = await response.text();
  return { status: response.status, answer: text ? JSON.parse(text) : null };
}

test('passes JSON to functions as JSON, and knows who calls', async () => {
  const signUp = new Request('http://shop.example/auth/v1/signup', {
    method: 'POST',
    body: JSON.stringify({ email: 'boss@example.com', password: 'secret1' }),
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
  });
  const session = (await (await backend.fetch(signUp, '127.0.0.1')).json()) as {
    access_token: string;
    user: { id: string };
  };
  await backend.query('insert into public.admins (user_id) values ($1)', [session.user.id]);
  const [product] = await backend.query<{ id: string; updated_at: string }>(
    `insert into public.products (name, description, price, category, image_url)
     values ('Defender2', 'Lasts long', 100, 'all-season-tires', '/tire.webp') returning id, updated_at`,
  );
  const rows = [{ id: product?.id, updated_at: product?.updated_at }];
  const edited = await call('edit_products', { p_rows: rows, p_percent: 10 }, session.access_token);
  expect(edited).toMatchObject({ status: 200, answer: [{ id: product?.id, price: 110 }] });
  const caller = {
    ...{ p_key: randomUUID(), p_name: 'Ann', p_phone: '7705550142', p_service: null },
    ...{ p_date: null, p_slot: null, p_tires: [] },
  };
  const booked = await call('book_for_caller', caller, session.access_token);
  expect(booked).toMatchObject({ status: 200, answer: { name: 'Ann', status: 'requested' } });
  expect(await call('bookings_outside', { p_slots: [] }, session.access_token)).toEqual({
    status: 200,
    answer: [],
  });
  expect((await call('edit_products', { p_rows: rows })).status).toBe(401);
});
