import { formatDay, useLanguage, useTranslate } from '@shop/shared-i18n';
import { VisuallyHidden } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { bookingLocales } from '../locales/bookingLocales';
import type { BookingDay } from '../rules/bookingWindow';
import type { SlotState } from '../rules/slotStates';
import styles from './DayCell.module.css';

export interface GridDay extends BookingDay {
  state: SlotState | 'weekend';
}

interface Props {
  day: GridDay;
  /** The first day is today. */
  isFirst: boolean;
  isChosen: boolean;
  onChange: (date: string) => void;
}

/** One day of the grid. It shows the day's number; screen readers read the full date. */
export function DayCell({ day: { date, state }, isFirst, isChosen, onChange }: Props) {
  const t = useTranslate(bookingLocales);
  const { language } = useLanguage();
  const isUnavailable = state !== 'open' && state !== 'weekend';
  const startsMonth = isFirst || date.endsWith('-01');
  return (
    <label className={clsx(styles.day, styles[state])}>
      <input
        type="radio"
        name="date"
        value={date}
        className={styles.radio}
        checked={isChosen}
        disabled={state !== 'open'}
        onChange={() => onChange(date)}
      />
      <VisuallyHidden>{formatDay(date, language)}</VisuallyHidden>
      <span aria-hidden="true" className={styles.month}>
        {startsMonth && formatDay(date, language, { month: 'short' })}
      </span>
      <span aria-hidden="true" className={styles.number}>
        {Number(date.slice(-2))}
      </span>
      <span className={styles.note}>
        {isUnavailable ? t(`date.${state}`) : isFirst && t('date.today')}
      </span>
    </label>
  );
}
