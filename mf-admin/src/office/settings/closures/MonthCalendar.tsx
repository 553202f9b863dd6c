import {
  type CalendarDate,
  endOfMonth,
  getDayOfWeek,
  parseDate,
  startOfMonth,
} from '@internationalized/date';
import type { Closure } from '@shop/shared-data/staff';
import { formatDay, localeOf, useLanguage } from '@shop/shared-i18n';
import { IconButton, PlainButton } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closuresOn } from '../../../shop/times/closuresOn';
import { closureReason, formatClosedHours } from './formatClosure';
import styles from './MonthCalendar.module.css';

interface Props {
  today: string;
  closures: readonly Closure[];
  onPick: (day: string) => void;
}

const PLACES = [0, 1, 2, 3, 4, 5, 6];
const DAYS_OF_KEY: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** A month with its closed days. The arrow keys move between days, as in a date field's calendar. */
export function MonthCalendar({ today, closures, onPick }: Props) {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'closures' });
  const { language } = useLanguage();
  // The day that Tab reaches; its month is shown.
  const [current, setCurrent] = useState(() => parseDate(today));
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const first = startOfMonth(current);
  const lastNumber = endOfMonth(current).day;
  const days = Array.from({ length: lastNumber }, (_, index) => first.set({ day: index + 1 }));
  const blanks = PLACES.slice(0, getDayOfWeek(first, localeOf('en')));

  const show = (day: CalendarDate) => setCurrent(day.toString() < today ? parseDate(today) : day);
  const move = (event: KeyboardEvent) => {
    const distance = DAYS_OF_KEY[event.key];
    if (!distance) return;
    event.preventDefault();
    isMoving.current = true;
    show(current.add({ days: distance }));
  };
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const label = (day: CalendarDate) => {
    const name = formatDay(day.toString(), language, { dateStyle: 'full' });
    const [closure] = closuresOn(closures, day.toString());
    if (!closure) return t('calendar.open', { day: name });
    const hours = formatClosedHours(closure, language);
    const values = { day: name, hours, reason: closureReason(closure, language) };
    return hours ? t('calendar.partly', values) : t('calendar.closed', values);
  };
  const month = formatDay(first.toString(), language, { month: 'long', year: 'numeric' });
  const isFirstMonth = first.toString() <= today;

  return (
    <section aria-label={t('calendar.label')} className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          label={t('calendar.previous')}
          icon={<ChevronLeft />}
          disabled={isFirstMonth && t('calendar.isFirst')}
          onClick={() => show(first.subtract({ months: 1 }))}
        />
        <h3 className={styles.month} aria-live="polite">
          {month}
        </h3>
        <IconButton
          label={t('calendar.next')}
          icon={<ChevronRight />}
          onClick={() => show(first.add({ months: 1 }))}
        />
      </div>
      <div ref={grid} className={styles.grid}>
        {PLACES.map((weekday) => (
          <span key={weekday} aria-hidden="true" className={styles.weekday}>
            {/* 3 January 2027 is a Sunday. */}
            {formatDay(`2027-01-0${weekday + 3}`, language, { weekday: 'short' })}
          </span>
        ))}
        {blanks.map((place) => (
          <span key={`blank-${place}`} />
        ))}
        {days.map((day) => {
          const iso = day.toString();
          const [closure] = closuresOn(closures, iso);
          const isCurrent = iso === current.toString();
          return (
            <PlainButton
              key={iso}
              disabled={iso < today && t('calendar.isPast')}
              tabIndex={isCurrent ? 0 : -1}
              aria-label={label(day)}
              aria-current={iso === today ? 'date' : undefined}
              className={clsx(
                styles.day,
                closure && (closure.closes === null ? styles.closed : styles.partly),
              )}
              onKeyDown={move}
              onClick={() => {
                setCurrent(day);
                onPick(iso);
              }}
            >
              {day.day}
            </PlainButton>
          );
        })}
      </div>
      <p className={styles.legend}>{t('calendar.legend')}</p>
    </section>
  );
}
