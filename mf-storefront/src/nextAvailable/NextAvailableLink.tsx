import { shopDay } from '@shop/shared-contract';
import { type FreeSlot, nextSlot } from '@shop/shared-data';
import { useLanguage } from '@shop/shared-i18n';
import { formatNextTime, TextLink } from '@shop/shared-ui';
import { useEffect, useState } from 'react';
import { bookingPath } from '../bookingPath';

export interface LinkProps {
  label: (time: string) => string;
}

/** Loads the first free time, again each time the visitor returns to the tab. */
function useNextSlot(): FreeSlot | undefined {
  const [next, setNext] = useState<FreeSlot>();
  useEffect(() => {
    const load = () => {
      if (document.hidden) return;
      nextSlot().then(setNext, () => setNext(undefined));
    };
    load();
    document.addEventListener('visibilitychange', load);
    return () => document.removeEventListener('visibilitychange', load);
  }, []);
  return next;
}

/** Leads to the booking wizard with the first free time; nothing while that is unknown. */
export function NextAvailableLink({ label }: LinkProps) {
  const { language } = useLanguage();
  const next = useNextSlot();
  if (!next) return null;
  const { day: date, slot } = next;
  return (
    <TextLink to={bookingPath({ date, time: slot })}>
      {label(formatNextTime({ date, slot }, shopDay(new Date()), language))}
    </TextLink>
  );
}
