import { randomUUID } from 'node:crypto';
import { book, bookingRequest } from '../../support/bookings';
import { product } from '../../support/products';
import type { RunningSite } from '../../support/runningSite';
import { bookableDay, shopToday } from '../../support/shopDays';
import { PASSWORD } from '../../support/staff';

const THREE = [1, 2, 3];

async function call(site: RunningSite, token: string, route: string, body: object) {
  const response = await site.api(`/rest/v1/${route}`, { as: { token }, body });
  if (!response.ok) throw new Error(`${route}: ${await response.text()}`);
}

/** A walk-in of today, at whatever hour the test runs. */
const walkIn = (row: number) => ({
  ...{
    p_key: randomUUID(),
    p_name: `Walk-in ${row}`,
    p_phone: `(770) 555-010${row}`,
    p_minutes: 10,
  },
  ...{ p_service: 'oil-change', p_date: shopToday(), p_slot: `00:${row}1`, p_is_walk_in: true },
  ...{ p_booked_anyway: ['outside_hours', 'closed_day'], p_vehicle: '2019 Toyota Camry' },
});

/**
 * Fills every list of staff with rows whose names differ by their number only, so that one of them can be changed and
 * removed while the others still show its controls.
 */
export async function fillShop(site: RunningSite) {
  const { token } = await site.makeAdmin('colleague@example.com', PASSWORD);
  await site.makeAccount('customer1@example.com', PASSWORD);
  for (const row of THREE) {
    await call(site, token, 'rpc/book_for_caller', walkIn(row));
    const visitor = { p_name: `Visitor ${row}`, p_email: `visitor${row}@example.com` };
    await book(site, bookingRequest(visitor));
    const time = { p_date: bookableDay(row), p_slot: '09:00' };
    await book(site, bookingRequest({ ...visitor, ...time, p_notes: 'It squeaks.' }));
    await site.add('holds', {
      ...{ bay: 1, reason: `Inspection ${row}` },
      starts_at: `${bookableDay(row)}T20:00:00Z`,
      ends_at: `${bookableDay(row)}T21:00:00Z`,
    });
    const day = `2099-01-0${row}`;
    await site.add('closures', { first_day: day, last_day: day, reason: `Fair ${row}` });
  }
  const tire = { kind: 'tire', size: '225/65R17', quantity: 8 };
  const tires = THREE.map((row) => product({ name: `Tire ${row}`, ...tire }));
  await site.add('products', tires);
  await site.add(
    'products',
    THREE.map((row) => product({ name: `Sold out ${row}`, in_stock: false })),
  );
  await site.add(
    'contact_messages',
    THREE.map((row) => ({
      ...{ name: `Writer ${row}`, email: `writer${row}@example.com` },
      ...{ subject: `A noise ${row}`, message: 'It ticks.' },
    })),
  );
  await call(site, token, 'content_blocks', [
    { page: 'home', identifier: 'title', content: 'A title' },
  ]);
  await call(site, token, 'content_drafts', [
    { page: 'home', identifier: 'cta', content: 'A draft' },
  ]);
  const article = { list: 'articles', title: 'A new article', text: 'A text.', day: '2026-03-02' };
  const id = '00000000-0000-4000-8000-0000000000d1';
  await call(site, token, 'row_drafts', [{ id, table_name: 'list_entries', changes: article }]);
}
