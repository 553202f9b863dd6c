import { postRpc } from '../backend';

export interface FreeSlot {
  day: string;
  slot: string;
}

const FILTER = 'select=day,slot&bays=gt.0&order=day,slot&limit=1';

/**
 * Fetches the first free slot for the shortest service.
 * @returns undefined when there is none, or the backend rejects the request
 * @throws when the backend does not respond
 */
export async function nextSlot(): Promise<FreeSlot | undefined> {
  const response = await postRpc(`slot_availability?${FILTER}`, {});
  const rows = response.ok ? ((await response.json()) as Partial<FreeSlot>[]) : [];
  const { day, slot } = rows[0] ?? {};
  return day && slot ? { day, slot } : undefined;
}
