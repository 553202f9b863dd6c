import { formatTime, useLanguage } from '@shop/shared-i18n';
import { PlainButton } from '@shop/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FreeStrip.module.css';
import type { DayTimes } from './freeTimes';

interface Props {
  times: readonly DayTimes[];
  /** How long the visit is that can start at them. */
  minutes: number;
  onTime: (slot: string) => void;
}

/** A sentence that answers a caller: when a visit can start, and in how many bays. */
export function FreeStrip({ times, minutes, onTime }: Props) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const id = useId();
  if (times.length === 0) return null;
  const spanOf = ({ from, to }: DayTimes) =>
    from === to
      ? formatTime(from, language)
      : t('day.span', { from: formatTime(from, language), to: formatTime(to, language) });
  return (
    <section className={styles.strip} aria-labelledby={id}>
      <span id={id} className={styles.title}>
        {t('free.title', { minutes })}
      </span>
      <ul className={styles.times}>
        {times.map((each) => (
          <li key={each.from}>
            {each.bays === 0 ? (
              <span className={styles.full}>{t('free.full', { span: spanOf(each) })}</span>
            ) : (
              <PlainButton className={styles.time} onClick={() => onTime(each.from)}>
                {t('free.at', { span: spanOf(each), count: each.bays })}
              </PlainButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
