import type { Backend } from '@shop/backend/lite/createBackend';

// The shop before the first day. It is larger than a new one: five bays, slots each half hour of six days.

/** Where visitors and staff find the pages. */
export const SHOP_ORIGIN = 'https://shop.example';

export const PASSWORD = 'a-password-of-tests';

/** Who works here. */
export const STAFF = ['owner', 'desk 1', 'desk 2'] as const;
export type StaffName = (typeof STAFF)[number];

export const addressOf = (name: StaffName) => `${name.replace(' ', '')}@shop.example`;

/** How many tires the shop knows: sets of a common size run out, those of others don't. */
export const TIRES = 8;
export const tireId = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const SHOP = `
  insert into public.bays (id, name) values (3, 'Bay 3'), (4, 'Bay 4'), (5, 'Bay 5');
  delete from public.slots where true;
  insert into public.slots (weekday, starts)
    select d, time '08:00' + n * interval '30 minutes' from generate_series(1, 5) d, generate_series(0, 22) n
    union all
    select 6, time '09:00' + n * interval '30 minutes' from generate_series(0, 14) n;
  insert into public.products (id, name, description, price, category, image_url, quantity, low_stock, size, sku)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Tire ' || n, 'Invented',
      80 + 10 * n + 0.99, 'all-season-tires', '/tire.webp', case when n <= 6 then 6 * n end, 4, '205/55R16', 'T-' || n
    from generate_series(1, ${TIRES}) as n;
  update public.settings set value = 'on' where key = 'sms';
  update public.settings set value = '1' where key = 'forget_after_months';
  update public.publications set state = 'published', finished_at = now() where state <> 'published';`;

async function signUp(backend: Backend, name: StaffName) {
  const response = await backend.fetch(
    new Request('http://shop.example/auth/v1/signup', {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: addressOf(name), password: PASSWORD }),
    }),
    '192.0.2.1',
  );
  if (!response.ok) throw new Error(`${name} has no account: ${await response.text()}`);
}

/** Fills an empty database: the shop, and its staff's accounts. */
export async function prepareShop(backend: Backend): Promise<void> {
  await backend.exec(SHOP);
  for (const name of STAFF) await signUp(backend, name);
  await backend.query('insert into public.admins (user_id) select id from auth.users');
}

/** Customers of the month before the first day, whom the shop is to forget during the run. */
export async function addEarlierCustomers(backend: Backend): Promise<void> {
  await backend.exec(`
    insert into public.bookings (reference, status, service, requested_date, requested_slot, name, email, phone, vehicle,
      notes, language, by_staff, booked_anyway, idempotency_key, cancel_token_hash, created_at)
    select 'AAA-' || translate(lpad(n::text, 3, '0'), '01', 'AB'), 'completed', 'oil-change',
      (now() - n * interval '18 hours')::date, '10:00', 'Earlier Customer', 'earlier' || n || '@mail.example',
      '404555' || lpad(n::text, 4, '0'), '2012 Ford Focus', 'Came before', 'en', true,
      '{closed_day,outside_hours,slot_full,bay_taken}', gen_random_uuid(), sha256(n::text::bytea),
      now() - (n + 2) * interval '18 hours'
    from generate_series(2, 40) as n`);
}
