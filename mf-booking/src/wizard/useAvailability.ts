import type { ServiceId } from '@shop/shared-data';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShopDays } from '../rules/slotStates';
import { askShopDays } from './askShopDays';
import { useDraft } from './DraftProvider';

interface Answer extends ShopDays {
  state: 'loading' | 'ready' | 'failed';
  /** The service that was asked for: another one takes another time. */
  service: ServiceId | null;
}

export interface Availability extends Omit<Answer, 'service'> {
  /** Asks again. */
  reload: () => void;
}

/**
 * What can't be had, asked anew at every step after the first. While the answer is out, or when none
 * comes, the last one for the same service stands; nothing waits for it.
 */
export function useAvailability(): Availability {
  const { service, step } = useDraft();
  const [answer, setAnswer] = useState<Answer>({
    state: 'loading',
    service,
    taken: [],
    closures: '',
  });
  const lastQuestion = useRef(0);

  const reload = useCallback(async () => {
    lastQuestion.current += 1;
    const question = lastQuestion.current;
    setAnswer((last) => ({
      ...last,
      state: 'loading',
      service,
      taken: last.service === service ? last.taken : [],
    }));
    const days = await askShopDays(service);
    if (question !== lastQuestion.current) return;
    setAnswer((last) => ({ ...last, ...days, state: days.taken ? 'ready' : 'failed' }));
  }, [service]);

  useEffect(() => {
    if (step > 1) void reload();
  }, [reload, step]);

  const { service: _, ...known } = answer;
  return { ...known, reload };
}
