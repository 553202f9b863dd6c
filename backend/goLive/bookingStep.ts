import { randomUUID } from 'node:crypto';
import { asOwner } from '../lite/asOwner';
import { callProject, rejectionOf } from './projectApi';
import { done, type GoLiveShop, type GoLiveStep, open, reasonOf, unknown } from './step';

interface Slot {
  day: string;
  slot: string;
}

interface Receipt {
  reference: string;
  cancel_token: string;
}

const NAME = 'Test of go-live';

/** Calls as a visitor. @throws with the reason when the function rejects */
async function call<Result>(shop: GoLiveShop, name: string, body: object): Promise<Result> {
  const [rpc, query = ''] = name.split('?');
  const reply = await callProject(shop, `/rest/v1/rpc/${rpc}?${query}`, { body });
  if (reply.status !== 200) throw new Error(`${rpc} is rejected, ${rejectionOf(reply)}`);
  return reply.json as Result;
}

/** Visitors read the services in the published files, and not in the database. */
const firstService = (databaseUrl: string) =>
  asOwner(databaseUrl, async ({ query }) => {
    const chosen = 'where is_active and in_wizard order by position, id limit 1';
    const [first] = await query<{ id: string }>(`select id from public.services ${chosen}`);
    return first?.id;
  });

/** The last free slots of the booking window, which customers want least. */
const lastSlots = (shop: GoLiveShop, service: string) =>
  call<Slot[]>(shop, 'slot_availability?select=day,slot&bays=gt.0&order=day.desc,slot.desc', {
    p_services: [service],
    p_from: '2000-01-01',
    p_to: '2100-01-01',
  });

async function bookAndCancel(shop: GoLiveShop, service: string, { day, slot }: Slot, key: string) {
  const receipt = await call<Receipt>(shop, 'book_appointment', {
    p_service: service,
    p_date: day,
    p_slot: slot,
    p_key: key,
    p_language: 'en',
    p_name: NAME,
    p_email: `go-live-${key}@example.com`,
    p_phone: '7705550100',
    p_vehicle: 'Test of go-live',
    p_notes: 'A test. It is canceled right away.',
  });
  const p_token = receipt.cancel_token;
  const found = await call<{ reference: string } | null>(shop, 'booking_by_token', { p_token });
  if (found?.reference !== receipt.reference) throw new Error('the manage link shows no booking');
  await call(shop, 'cancel_booking', { p_token });
}

/** Removes the row also where the answer was lost. @throws with both reasons when both fail */
async function testBooking(shop: GoLiveShop, service: string, slot: Slot) {
  const key = randomUUID();
  const reasons: string[] = [];
  const owner = shop.databaseUrl ?? '';
  // A run may have ended before it could remove its row.
  await asOwner(owner, ({ exec }) =>
    exec(
      `delete from public.bookings where name = '${NAME}' and email like 'go-live-%@example.com'`,
    ),
  );
  await bookAndCancel(shop, service, slot, key).catch((error: unknown) => {
    reasons.push(reasonOf(error));
  });
  await asOwner(owner, async ({ query }) => {
    const removal = `delete from public.bookings where idempotency_key = '${key}' returning 1`;
    const removed = await query(removal);
    if (removed.length || reasons.length) return;
    throw new Error('the database has no such row, so it is not the one of the project');
  }).catch((error: unknown) => {
    reasons.push(`the test at ${slot.day} ${slot.slot} is not removed: ${reasonOf(error)}`);
  });
  if (reasons.length) throw new Error(reasons.join('; '));
}

/** `--check` reads the free times only. */
export const bookingStep: GoLiveStep = {
  async inspect(shop) {
    if (!shop.databaseUrl) return unknown('No test booking is made without HOSTED_DATABASE_URL.');
    try {
      const service = await firstService(shop.databaseUrl);
      if (!service) return open('Visitors cannot choose any service: staff turn one on at /admin.');
      const slots = await lastSlots(shop, service);
      const [last] = slots;
      if (!last) return open('No time can be booked: staff set hours and bays at /admin.');
      if (!shop.mayChange) return done(`Visitors can choose from ${slots.length} times.`);
      await testBooking(shop, service, last);
      return done(
        `A test has booked ${last.day} at ${last.slot} as a visitor, canceled it, and removed its row.`,
      );
    } catch (error) {
      return open(`Visitors cannot book: ${reasonOf(error)}.`);
    }
  },
};
