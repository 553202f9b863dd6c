import { publishedShop, shopClock, shopDay } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { useEffect, useState } from 'react';
import { formatHour, formatOpening } from './formatNextTime';
import { CLOCK_TICK, isPageOld, markStatus, openingStatus, type Status } from './openingStatus';

/** Undefined until the published content is loaded; `old` on a page that has been open for more than a day. */
function useStatus(): Status | 'old' | undefined {
  const [status, setStatus] = useState<Status | 'old'>();
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isUnmounted = false;
    async function start() {
      const { openingHours, specialDays } = await publishedShop();
      if (isUnmounted) return;
      const update = () => {
        const [day = '', time = ''] = shopClock(new Date()).split('T');
        const isOld = isPageOld();
        const next = isOld ? undefined : openingStatus(openingHours, specialDays, { day, time });
        markStatus(next);
        setStatus(isOld ? 'old' : next);
      };
      update();
      timer = setInterval(update, CLOCK_TICK);
    }
    // Without the content the hours of today are unknown.
    start().catch(() => {});
    return () => {
      isUnmounted = true;
      clearInterval(timer);
    };
  }, []);
  return status;
}

interface Props {
  /** Returns “Open until 8:00 PM”. */
  open: (time: string) => string;
  /** Returns “Opens Mon 8:00 AM”. */
  opens: (when: string) => string;
  /** What a page says that has been open for more than a day; default: nothing. */
  old?: string;
}

/** Rendered after hydration only: the day of the visit is unknown when the HTML is composed. Empty until it is known. */
export function OpeningStatus({ open, opens, old }: Props) {
  const { language } = useLanguage();
  const status = useStatus();
  if (!status) return null;
  if (status === 'old') return old ? <span>{old}</span> : null;
  const text = status.isOpen
    ? open(formatHour(status.until, language))
    : opens(formatOpening(status, shopDay(new Date()), language));
  return <span>{text}</span>;
}
