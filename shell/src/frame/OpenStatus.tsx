import { builtInShop } from '@shop/shared-contract';
import { formatDay, formatTime, useLanguage, useTranslate } from '@shop/shared-i18n';
import { openingWeek, shopClock } from '@shop/shared-ui';
import { useEffect, useState } from 'react';
import { frameLocales } from '../locales/frameLocales';
import { usePage } from '../page/PageContext';
import { openingStatus, type Status } from './openingStatus';

const MINUTE_MS = 60_000;

/** Returns whether the shop is open, by what is published now; undefined until that is loaded. */
function useStatus(): Status | undefined {
  const { loadContent } = usePage();
  const [status, setStatus] = useState<Status>();
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isUnmounted = false;
    async function start() {
      const shop = { ...builtInShop, ...(await loadContent()).shop };
      if (isUnmounted) return;
      const update = () => {
        const [day = '', time = ''] = shopClock(new Date()).split('T');
        setStatus(openingStatus(openingWeek(shop), shop.specialDays ?? [], { day, time }));
      };
      update();
      timer = setInterval(update, MINUTE_MS);
    }
    // Without the content the hours of today are unknown.
    start().catch(() => {});
    return () => {
      isUnmounted = true;
      clearInterval(timer);
    };
  }, [loadContent]);
  return status;
}

/** “Open until 8 PM”, “Opens Mon 8 AM”. */
export function OpenStatus() {
  const t = useTranslate(frameLocales);
  const { language } = useLanguage();
  const status = useStatus();
  if (!status) return null;
  const hour = (time: string) => formatTime(time, language).replace(':00', '');
  if (status.isOpen) return t('phoneBar.open', { time: hour(status.until) });
  const day = status.day && formatDay(status.day, language, { weekday: 'short' });
  return t('phoneBar.opens', { when: [day, hour(status.from)].filter(Boolean).join(' ') });
}
