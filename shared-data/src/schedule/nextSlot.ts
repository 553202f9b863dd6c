import { postRpc } from '../backend';

export interface FreeSlot {
  day: string;
  slot: string;
}

const FILTER = 'select=day,slot&bays=gt.0&order=day,slot&limit=1';

/**
 * Fetches the first free slot.
 * @param services ids of the services of the visit; the shortest service where there are none
 * @returns undefined when there is none, or the backend rejects the request
 * @throws when the backend does not respond
 */
export async function nextSlot(services?: readonly string[]): Promise<FreeSlot | undefined> {
  const body = services ? { p_services: services } : {};
  const response = await postRpc(`slot_availability?${FILTER}`, body);
  const rows = response.ok ? ((await response.json()) as Partial<FreeSlot>[]) : [];
  const { day, slot } = rows[0] ?? {};
  return day && slot ? { day, slot } : undefined;
}
