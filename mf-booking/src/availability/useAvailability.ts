import { type FullSlot, fullSlots, type ServiceId } from '@shop/shared-data';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDraft } from '../draft/DraftProvider';
import { shopToday, WINDOW_DAYS } from '../rules/bookingWindow';

interface Answer {
  /** The service that was asked for: another one takes another time. */
  service: ServiceId | null;
  state: 'loading' | 'ready' | 'failed';
  taken: FullSlot[];
}

export interface Availability extends Omit<Answer, 'service'> {
  /** Asks again. */
  reload: () => void;
}

/**
 * The slots that are taken, asked anew at every step after the first. While the answer is out, or
 * when none comes, the last one for the same service stands; nothing waits for it.
 */
export function useAvailability(): Availability {
  const { service, step } = useDraft();
  const [answer, setAnswer] = useState<Answer>({ service, state: 'loading', taken: [] });
  const lastQuestion = useRef(0);

  const reload = useCallback(() => {
    lastQuestion.current += 1;
    const question = lastQuestion.current;
    const settle = (state: Answer['state'], taken?: FullSlot[]) => {
      if (question !== lastQuestion.current) return;
      setAnswer((last) => {
        const kept = last.service === service ? last.taken : [];
        return { service, state, taken: taken ?? kept };
      });
    };
    settle('loading');
    const today = shopToday(new Date());
    const to = today.add({ days: WINDOW_DAYS - 1 }).toString();
    fullSlots({ service, from: today.toString(), to }).then(
      (taken) => settle('ready', taken),
      () => settle('failed'),
    );
  }, [service]);

  useEffect(() => {
    if (step > 1) reload();
  }, [reload, step]);

  return { state: answer.state, taken: answer.taken, reload };
}
