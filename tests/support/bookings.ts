import { randomUUID } from 'node:crypto';
import type { RunningSite } from './runningSite';

/** What book_appointment takes; each with a customer and a key of its own. */
export const submission = (choice: object = {}) => ({
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

/** Sends a booking as a browser does, without one. */
export const book = (site: RunningSite, booking: ReturnType<typeof submission>) =>
  site.api('/rest/v1/rpc/book_appointment', { body: booking });

/** Other visitors take every bay of a slot. */
export async function fill(site: RunningSite, date: string, slot: string, bays = 2) {
  for (let bay = 1; bay <= bays; bay += 1) {
    const response = await book(site, submission({ p_date: date, p_slot: slot }));
    if (!response.ok) throw new Error(`bay ${bay}: ${await response.text()}`);
  }
}
