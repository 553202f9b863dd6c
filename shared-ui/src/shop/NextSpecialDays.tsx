import { shopDay, textIn, useShop } from '@shop/shared-contract';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSpans } from './formatSpan';
import { isOfNextDays } from './openingStatus';

/** So many are in the HTML, which may be of an earlier day. */
const COMPOSED = 3;

/**
 * The days of the next seven on which closures change the hours, a line each: `Thu, Nov 26: closed (Thanksgiving)`.
 * Before hydration these are the first that are published, and the script of a page that is not hydrated hides those that are over.
 */
export function NextSpecialDays() {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const { specialDays } = useShop();
  const [today, setToday] = useState<string>();
  useEffect(() => {
    setToday(shopDay(new Date()));
  }, []);
  const shown = today
    ? specialDays.filter(({ first, last }) => isOfNextDays(first, last, today))
    : specialDays.slice(0, COMPOSED);
  return shown.map(({ first, last, spans, reason }) => {
    const days = [...new Set([first, last])].map((day) =>
      formatDay(day, language, { weekday: 'short', month: 'short', day: 'numeric' }),
    );
    const { text, lang } = textIn(reason, language);
    return (
      <p key={first} data-until={`${last}T24`}>
        <span>{`${days.join(' – ')}: ${formatSpans(spans, language) || t('closed')}`}</span>
        {text && <span lang={lang}>{` (${text})`}</span>}
      </p>
    );
  });
}
