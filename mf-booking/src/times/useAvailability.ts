import { BOOKING_DAYS, dayAfter, publishedShop, shopDay } from '@shop/shared-contract';
import { type AvailabilityQuery, slotAvailability } from '@shop/shared-data';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShopDays } from '../rules/slotStates';
import { useVisitorNow } from './useVisitorNow';

type Visit = Pick<AvailabilityQuery, 'services' | 'token'>;

/** Returns the parts that could be loaded. */
async function loadShopDays(visit: Visit): Promise<Partial<ShopDays>> {
  const from = shopDay(new Date());
  const to = dayAfter(from, BOOKING_DAYS - 1);
  const [slots, shop] = await Promise.allSettled([
    slotAvailability({ ...visit, from, to }),
    publishedShop(),
  ]);
  const days: Partial<ShopDays> = {};
  if (slots.status === 'fulfilled') days.slots = slots.value;
  if (shop.status === 'fulfilled') days.specialDays = shop.value.specialDays;
  return days;
}

interface Result extends ShopDays {
  state: 'loading' | 'ready' | 'failed';
  /** The services that the slots are for: they differ in duration. */
  of: string;
}

export interface Availability extends Omit<Result, 'of'> {
  reload: () => void;
}

/**
 * Loads which slots are free, again with each step and on another day; step 0 sends nothing. Until then, and after a failure, the last
 * result for the same services remains.
 * @param visit no services stand for the shortest one; the token is that of a manage link
 */
export function useAvailability({ services, token }: Visit, step: number): Availability {
  const of = services.join();
  const [result, setResult] = useState<Result>({
    state: 'loading',
    of,
    slots: [],
    specialDays: [],
  });
  const lastRequest = useRef(0);

  const reload = useCallback(async () => {
    lastRequest.current += 1;
    const request = lastRequest.current;
    setResult((last) => {
      const slots = last.of === of ? last.slots : [];
      // The first request shows nothing new: the step that sends it is not rendered twice.
      const isShown = last.state === 'loading' && last.slots.length === slots.length;
      return isShown ? last : { ...last, state: 'loading', slots };
    });
    const days = await loadShopDays({ services: of ? of.split(',') : [], token });
    // Ignores a response that arrives after a newer request was sent.
    if (request !== lastRequest.current) return;
    setResult((last) => ({
      ...last,
      ...(days.slots && { of }),
      ...days,
      state: days.slots ? 'ready' : 'failed',
    }));
  }, [of, token]);

  const today = shopDay(useVisitorNow());
  useEffect(() => {
    if (step === 0 || !today) return;
    // After the paint of the step: sending takes a phone as long as a tenth of that.
    const timer = setTimeout(reload);
    return () => clearTimeout(timer);
  }, [reload, step, today]);

  const { of: loaded, ...availability } = result;
  const isLoaded = loaded === of;
  return {
    ...availability,
    state: isLoaded || result.state === 'failed' ? result.state : 'loading',
    slots: isLoaded ? result.slots : [],
    reload,
  };
}
