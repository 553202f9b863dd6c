import { type SpecialDays, shopDay, useShop } from '@shop/shared-contract';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import { formatSpans, formatWeekdays } from '@shop/shared-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryText } from '../../lists/EntryText';
import { useOpeningWeek } from '../../questions/useOpeningWeek';
import styles from './Hours.module.css';

export function Hours() {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const { week, daysInSentence } = useOpeningWeek();
  const special = useComingSpecialDays();
  return (
    <>
      <p>
        {week.map((days) => {
          const hours = formatSpans(days.spans, language);
          return (
            <span key={days.first} className={styles.days}>
              {hours
                ? `${formatWeekdays(days, language)} ${hours}`
                : t('cards.hours.closed', { days: daysInSentence(days) })}
            </span>
          );
        })}
      </p>
      {special.length > 0 && (
        <>
          <h4 className={styles.special}>{t('cards.hours.special')}</h4>
          <ul className={styles.list}>
            {special.map(({ first, last, spans, reason }) => (
              <li key={first}>
                <span>
                  {[
                    `${[...new Set([first, last])].map((day) => formatDay(day, language)).join(' – ')}:`,
                    formatSpans(spans, language) || t('cards.hours.closedDay'),
                  ].join(' ')}
                </span>
                {reason.en && <EntryText of={reason} fill={(text) => ` (${text})`} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Returns the special days that are not over. The HTML may be of an earlier day, so they are filtered after hydration. */
function useComingSpecialDays(): readonly SpecialDays[] {
  const { specialDays } = useShop();
  const [today, setToday] = useState('');
  useEffect(() => {
    setToday(shopDay(new Date()));
  }, []);
  return specialDays.filter(({ last }) => last >= today);
}
