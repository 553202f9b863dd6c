import { formatTime, useLanguage } from '@shop/shared-i18n';
import { PlainButton, VisuallyHidden } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FreeStrip.module.css';
import type { FreeTime } from './freeTimes';

interface Props {
  times: readonly FreeTime[];
  onTime: (slot: string) => void;
}

/** `13:00` is 1, and `09:30` is 9:30. */
const shortTime = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 12 || 12;
  return minutes === 0 ? String(hour) : `${hour}:${String(minutes).padStart(2, '0')}`;
};

/** One line that answers a caller: how many bays are free at each time of the day. */
export function FreeStrip({ times, onTime }: Props) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const id = useId();
  if (times.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby={id}>
      <span id={id} className={styles.title}>
        {t('free.title')}
      </span>
      <ul className={styles.times}>
        {times.map(({ time, bays }) => (
          <li key={time}>
            <PlainButton
              className={clsx(styles.time, bays === 0 && styles.full)}
              onClick={() => onTime(time)}
            >
              <span aria-hidden="true" className={styles.hour}>
                {shortTime(time)}
              </span>
              <span aria-hidden="true" className={styles.bays}>
                {bays}
              </span>
              <VisuallyHidden>
                {t('free.at', { time: formatTime(time, language), count: bays })}
              </VisuallyHidden>
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
