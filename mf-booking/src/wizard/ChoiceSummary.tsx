import { formatDay, formatTime, useLanguage, useTranslate } from '@shop/shared-i18n';
import { FormStatus, Heading } from '@shop/shared-ui';
import { useState } from 'react';
import { bookingLocales } from '../locales/bookingLocales';
import { useServiceWords } from '../locales/useServiceName';
import { type ShopDays, slotState } from '../rules/slotStates';
import styles from './ChoiceSummary.module.css';
import { useDraft } from './DraftProvider';

/** What steps 1 to 3 brought, and what follows from a gap. */
export function ChoiceSummary({ days }: { days: ShopDays }) {
  const t = useTranslate(bookingLocales);
  const { language } = useLanguage();
  const { nameOf } = useServiceWords();
  const { service, date, slot } = useDraft();
  const [now] = useState(() => new Date());
  const rows = [
    ['service', nameOf(service)],
    ['date', date && formatDay(date, language)],
    ['time', slot && formatTime(slot, language)],
  ] as const;
  const isGone = slot && slotState(date, slot, days, now) !== 'open';
  return (
    <aside className={styles.summary}>
      <Heading level={3} className={styles.title}>
        {t('summary.title')}
      </Heading>
      <dl className={styles.list}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.term}>{t(`summary.${name}`)}</dt>
            <dd className={value ? styles.value : styles.none}>{value || t('summary.none')}</dd>
          </div>
        ))}
      </dl>
      {isGone && <FormStatus tone="error">{t('summary.taken')}</FormStatus>}
      {rows.some(([, value]) => !value) && <FormStatus tone="info">{t('summary.call')}</FormStatus>}
    </aside>
  );
}
