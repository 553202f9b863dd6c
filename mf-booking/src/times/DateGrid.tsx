import { formatDay, useLanguage } from '@shop/shared-i18n';
import type { KeyboardEvent } from 'react';
import { findOpenDayWeeksAway } from '../rules/findOpenDayWeeksAway';
import styles from './DateGrid.module.css';
import { DayCell, type GridDay } from './DayCell';

interface Props {
  /** Names the grid for screen readers. */
  legend: string;
  /** Consecutive days. */
  days: readonly GridDay[];
  value: string | null;
  onChange: (date: string) => void;
}

const PLACES = [0, 1, 2, 3, 4, 5, 6];

/** The days below their weekdays, as native radios. The up and down arrows move by whole weeks. */
export function DateGrid({ legend, days, value, onChange }: Props) {
  const { language } = useLanguage();
  const blanks = PLACES.slice(0, days[0]?.weekday ?? 0);

  const moveByWeek = (event: KeyboardEvent) => {
    const weeks = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!weeks || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const date = findOpenDayWeeksAway(days, event.target.value, weeks);
    const radio = document.querySelector<HTMLInputElement>(`input[name="date"][value="${date}"]`);
    radio?.focus();
    radio?.click();
  };

  return (
    <fieldset onKeyDown={moveByWeek}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.grid}>
        {PLACES.map((weekday) => (
          <span key={weekday} aria-hidden="true" className={styles.weekday}>
            {/* 3 January 2027 is a Sunday. */}
            {formatDay(`2027-01-0${weekday + 3}`, language, { weekday: 'short' })}
          </span>
        ))}
        {blanks.map((place) => (
          <span key={`blank-${place}`} />
        ))}
        {days.map((day, index) => (
          <DayCell
            key={day.date}
            day={day}
            isFirst={index === 0}
            isChosen={day.date === value}
            onChange={onChange}
          />
        ))}
      </div>
    </fieldset>
  );
}
