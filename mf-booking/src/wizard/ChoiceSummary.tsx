import { formatDay, formatTime, useLanguage } from '@shop/shared-i18n';
import { FormStatus, Heading, shopClock } from '@shop/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ShopDays, slotState } from '../rules/slotStates';
import { useServiceTotals } from '../rules/useServiceTotals';
import { TireLines } from '../tires/TireLines';
import { pricedTires } from '../tires/wantedTires';
import styles from './ChoiceSummary.module.css';
import { useDraft } from './draft';
import { useVisit } from './useVisit';

/** Lists the choices of steps 1 to 3, and explains what follows from a missing one. */
export function ChoiceSummary({ days }: { days: ShopDays }) {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const { tires, date, slot } = useDraft();
  const { visit, bay } = useVisit();
  const { names, duration, price } = useServiceTotals(visit, pricedTires(tires), bay);
  const [clock] = useState(() => shopClock(new Date()));
  const rows = [
    ['service', names],
    ['date', date && formatDay(date, language)],
    ['time', slot && formatTime(slot, language)],
  ] as const;
  const isUnavailable = slot && slotState(date, slot, days, clock) !== 'open';
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
        {tires && (
          <div>
            <dt className={styles.term}>{t('summary.tires')}</dt>
            <dd className={styles.value}>
              <TireLines tires={pricedTires(tires)} />
            </dd>
          </div>
        )}
        {(names || price) && (
          <div>
            <dt className={styles.term}>{t('summary.total')}</dt>
            <dd className={styles.value}>{[duration, price].filter(Boolean).join(' · ')}</dd>
          </div>
        )}
      </dl>
      {isUnavailable && <FormStatus tone="error">{t('summary.taken')}</FormStatus>}
      {rows.some(([, value]) => !value) && <FormStatus tone="info">{t('summary.call')}</FormStatus>}
    </aside>
  );
}
