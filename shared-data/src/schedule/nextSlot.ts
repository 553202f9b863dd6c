import { postRpc } from '../backend';

export interface FreeSlot {
  day: string;
  slot: string;
}

const FILTER = 'select=day,slot&bays=gt.0&order=day,slot&limit=1';
// The database reduces the days to the booking window. Equal requests share an answer.
const EVERY_DAY = { p_services: [], p_from: '2000-01-01', p_to: '2100-01-01' };

/**
 * Fetches the first free slot for the shortest service.
 * @returns undefined when there is none, or the backend rejects the request
 * @throws when the backend does not respond
 */
export async function nextSlot(): Promise<FreeSlot | undefined> {
  const response = await postRpc(`slot_availability?${FILTER}`, EVERY_DAY);
  const rows = response.ok ? ((await response.json()) as Partial<FreeSlot>[]) : [];
  const { day, slot } = rows[0] ?? {};
  return day && slot ? { day, slot } : undefined;
}
