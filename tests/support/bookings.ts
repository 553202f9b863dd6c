import { randomInt, randomUUID } from 'node:crypto';
import type { RunningSite } from './runningSite';

/** The parameters of book_appointment, each time with a new customer and a new key. */
export const bookingRequest = (choice: object = {}) => ({
  p_service: 'oil-change',
  p_date: null,
  p_slot: null,
  p_name: 'Somebody Else',
  p_email: `${randomUUID()}@example.com`,
  p_phone: '7705550142',
  p_vehicle: '2014 Ford Focus',
  p_notes: '',
  p_language: 'en',
  p_key: randomUUID(),
  ...choice,
});

/** Sends the request of a booking as a browser would, without a browser. */
export const book = (site: RunningSite, booking: ReturnType<typeof bookingRequest>) =>
  site.api('/rest/v1/rpc/book_appointment', { body: booking });

/** Books every bay of a slot as other visitors. */
export async function fillSlot(site: RunningSite, date: string, slot: string, bays = 2) {
  for (let bay = 1; bay <= bays; bay += 1) {
    const p_phone = `770555${randomInt(1000, 10_000)}`;
    const response = await book(site, bookingRequest({ p_date: date, p_slot: slot, p_phone }));
    if (!response.ok) throw new Error(`bay ${bay}: ${await response.text()}`);
  }
}
