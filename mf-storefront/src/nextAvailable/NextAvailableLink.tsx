import { shopDay } from '@shop/shared-contract';
import { type FreeSlot, nextSlot } from '@shop/shared-data';
import { useLanguage } from '@shop/shared-i18n';
import { formatNextTime, TextLink } from '@shop/shared-ui';
import { useEffect, useState } from 'react';
import { bookingPath } from '../bookingPath';

export interface LinkProps {
  label: (time: string) => string;
  /** The id of the service that the time is for, which the wizard opens with; the shortest one by default. */
  service?: string;
}

/** Loads the first free time, again each time the visitor returns to the tab. */
function useNextSlot(service: string | undefined): FreeSlot | undefined {
  const [next, setNext] = useState<FreeSlot>();
  useEffect(() => {
    const load = () => {
      if (document.hidden) return;
      nextSlot(service ? [service] : undefined).then(setNext, () => setNext(undefined));
    };
    load();
    document.addEventListener('visibilitychange', load);
    return () => document.removeEventListener('visibilitychange', load);
  }, [service]);
  return next;
}

/** Takes over the focus of the link that the script of a page at the press has shown in the same place. */
function takeFocus(link: HTMLAnchorElement | null) {
  if (link?.closest('[data-focused]') && document.activeElement === document.body) link.focus();
}

/** Leads to the booking wizard with the first free time; nothing while that is unknown. */
export function NextAvailableLink({ label, service }: LinkProps) {
  const { language } = useLanguage();
  const next = useNextSlot(service);
  if (!next) return null;
  const { day: date, slot } = next;
  const time = { date, time: slot };
  return (
    <TextLink ref={takeFocus} to={bookingPath(service ? { service, ...time } : time)}>
      {label(formatNextTime({ date, slot }, shopDay(new Date()), language))}
    </TextLink>
  );
}
