import { callLink, dayOfMonth, formatPhone, shopClock, useShop } from '@shop/shared-contract';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import { openSpansOn, TextLink, VisuallyHidden } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { type KeyboardEvent, useDeferredValue } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { type BookingDay, bookingWindow } from '../rules/bookingWindow';
import { findOpenDayWeeksAway } from '../rules/findOpenDayWeeksAway';
import { type DayState, dayState } from '../rules/slotStates';
import styles from './Days.module.css';
import type { Availability } from './useAvailability';
import { useVisitorNow } from './useVisitorNow';

interface GridDay extends BookingDay, Omit<DayState, 'state'> {
  /** `call` for a day without times online, on which the shop is open. */
  state: DayState['state'] | 'call';
}

/** The number of open slots up to which the cell shows it. */
const FEW = 3;

interface DayCellProps {
  day: GridDay;
  isFirst: boolean;
  isChosen: boolean;
  onChange: (date: string) => void;
}

/** One day of the grid. It shows the day's number; screen readers read the full date and how many times are left. */
function DayCell({ day: { date, state, left }, isFirst, isChosen, onChange }: DayCellProps) {
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
        {dayOfMonth(date)}
      </span>
      <span aria-hidden="true" className={styles.note}>
        {reason || (left !== undefined && left <= FEW ? times : today)}
      </span>
    </label>
  );
}

interface DateGridProps {
  /** Names the grid for screen readers. */
  legend: string;
  days: readonly GridDay[];
  value: string | null;
  onChange: (date: string) => void;
}

const PLACES = [0, 1, 2, 3, 4, 5, 6];

/** The days below their weekdays, as native radios. The up and down arrows move by whole weeks. */
function DateGrid({ legend, days, value, onChange }: DateGridProps) {
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

interface Props {
  availability: Availability;
  value: string | null;
  onChange: (date: string) => void;
}

export function Days(props: Props) {
  // The days take a phone 200 milliseconds: the page is painted before, in the height that it will have.
  const hasPainted = useDeferredValue(true, false);
  return hasPainted ? <Grid {...props} /> : <div className={styles.place} />;
}

function Grid({ availability, value, onChange }: Props) {
  const { t } = useTranslation('booking');
  const now = useVisitorNow();
  const clock = shopClock(now);
  const shop = useShop();
  // The published ones may be newer than the page's HTML.
  const specialDays = [...availability.specialDays, ...shop.specialDays];
  const days = bookingWindow(now).map((day): GridDay => {
    const known = dayState(day.date, availability, clock);
    const takesCalls = openSpansOn(day.date, shop.openingHours, specialDays).length > 0;
    return { ...day, ...known, ...(known.state === 'none' && takesCalls && { state: 'call' }) };
  });
  return (
    <>
      <DateGrid legend={t('date.title')} days={days} value={value} onChange={onChange} />
      {days.some(({ state }) => state === 'call') && (
        <p className={styles.hint}>
          <Trans
            t={t}
            i18nKey="date.callHint"
            values={{ phone: formatPhone(shop.phone) }}
            components={{ call: <TextLink href={callLink(shop.phone)} /> }}
          />
        </p>
      )}
    </>
  );
}
