import { publishedContent } from '@shop/shared-contract';
import { fullSlots, type ServiceId } from '@shop/shared-data';
import { shopToday, WINDOW_DAYS } from '../rules/bookingWindow';
import type { ShopDays } from '../rules/slotStates';

/**
 * Asks which slots of the booking window can't be had, and which days the shop is closed.
 * @param service what the bay is needed for; null asks for the shortest visit
 * @returns the answers that came; a missing one leaves its part out
 */
export async function askShopDays(service: ServiceId | null): Promise<Partial<ShopDays>> {
  const from = shopToday(new Date());
  const to = from.add({ days: WINDOW_DAYS - 1 });
  const [taken, content] = await Promise.allSettled([
    fullSlots({ service, from: from.toString(), to: to.toString() }),
    publishedContent(),
  ]);
  const days: Partial<ShopDays> = {};
  if (taken.status === 'fulfilled') days.taken = taken.value;
  if (content.status === 'fulfilled') days.closures = content.value.closures;
  return days;
}
