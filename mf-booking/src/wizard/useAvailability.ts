import { publishedContent } from '@shop/shared-contract';
import { fullSlots } from '@shop/shared-data';
import { useCallback, useEffect, useRef, useState } from 'react';
import { shopToday, WINDOW_DAYS } from '../rules/bookingWindow';
import type { ShopDays } from '../rules/slotStates';
import { useDraft } from './draft';

/**
 * Loads the full slots of the booking window and the days on which the shop is closed.
 * @param service the service that needs a bay; null stands for the shortest visit
 * @returns the parts that could be loaded
 */
async function loadShopDays(service: string | null): Promise<Partial<ShopDays>> {
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

interface Result extends ShopDays {
  state: 'loading' | 'ready' | 'failed';
  /** The service that the request was for: services differ in duration. */
  service: string | null;
}

export interface Availability extends Omit<Result, 'service'> {
  /** Sends the request again. */
  reload: () => void;
}

/**
 * Loads which slots are not available, again at each step after the first. While a request is pending
 * or after it has failed, the last result for the same service remains; nothing waits for it.
 */
export function useAvailability(): Availability {
  const { service, step } = useDraft();
  const [result, setResult] = useState<Result>({
    state: 'loading',
    service,
    taken: [],
    closures: '',
  });
  const lastRequest = useRef(0);

  const reload = useCallback(async () => {
    lastRequest.current += 1;
    const request = lastRequest.current;
    setResult((last) => ({
      ...last,
      state: 'loading',
      service,
      taken: last.service === service ? last.taken : [],
    }));
    const days = await loadShopDays(service);
    // Ignores a response that arrives after a newer request was sent.
    if (request !== lastRequest.current) return;
    setResult((last) => ({ ...last, ...days, state: days.taken ? 'ready' : 'failed' }));
  }, [service]);

  useEffect(() => {
    if (step > 1) void reload();
  }, [reload, step]);

  const { service: _, ...availability } = result;
  return { ...availability, reload };
}
