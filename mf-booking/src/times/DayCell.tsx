import { formatDay, useLanguage } from '@shop/shared-i18n';
import { VisuallyHidden } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { BookingDay } from '../rules/bookingWindow';
import type { DayState } from '../rules/slotStates';
import styles from './DayCell.module.css';

export type GridDay = BookingDay & DayState;

/** The number of open slots up to which the cell shows it. */
const FEW = 3;

interface Props {
  day: GridDay;
  /** The first day is today. */
  isFirst: boolean;
  isChosen: boolean;
  onChange: (date: string) => void;
}

/** One day of the grid. It shows the day's number; screen readers read the full date and how many times are left. */
export function DayCell({ day: { date, state, left }, isFirst, isChosen, onChange }: Props) {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const startsMonth = isFirst || date.endsWith('-01');
  const today = isFirst ? t('date.today') : '';
  const times = left === undefined ? '' : t('date.left', { count: left });
  const reason = state === 'open' || state === 'none' ? '' : t(`date.${state}`);
  const name = [formatDay(date, language), today, times, reason].filter(Boolean).join(', ');
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
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true" className={styles.month}>
        {startsMonth && formatDay(date, language, { month: 'short' })}
      </span>
      <span aria-hidden="true" className={styles.number}>
        {Number(date.slice(-2))}
      </span>
      <span aria-hidden="true" className={styles.note}>
        {reason || (left !== undefined && left <= FEW ? times : today)}
      </span>
    </label>
  );
}
