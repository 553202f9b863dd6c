import {
  callLink,
  dayOfMonth,
  formatPhone,
  type OpenSpans,
  paths,
  shopClock,
  useShop,
} from '@shop/shared-contract';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import {
  formatSpans,
  formatWeekday,
  openSpansOn,
  PlainButton,
  TextLink,
  VisuallyHidden,
} from '@shop/shared-ui';
import { clsx } from 'clsx';
import { Fragment, type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookingDay, bookingWindow } from '../rules/bookingWindow';
import { findOpenDayWeeksAway } from '../rules/findOpenDayWeeksAway';
import { type DayState, dayState } from '../rules/slotStates';
import styles from './Days.module.css';
import type { Availability } from './useAvailability';
import { useVisitorNow } from './useVisitorNow';

interface GridDay extends BookingDay, Omit<DayState, 'state'> {
  /** `call` for a day without times online, on which the shop is open. */
  state: DayState['state'] | 'call';
  /** The opening hours. */
  spans: OpenSpans;
}

/** The number of open slots up to which the cell shows it. */
const FEW = 3;

interface DayCellProps {
  day: GridDay;
  isFirst: boolean;
  isChosen: boolean;
  onChange: (date: string) => void;
  /** Opens and closes what is said of a day without times online. */
  note: { id: string; isOpen: boolean; toggle: () => void };
}

/** One day of the grid. It shows the day's number; screen readers read the full date and how many times are left. */
function DayCell({ day: { date, state, left }, isFirst, isChosen, onChange, note }: DayCellProps) {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const startsMonth = isFirst || date.endsWith('-01');
  const today = isFirst ? t('date.today') : '';
  const times = left === undefined ? '' : t('date.left', { count: left });
  const reason = state === 'open' || state === 'none' ? '' : t(`date.${state}`);
  const name = [formatDay(date, language), today, times, reason].filter(Boolean).join(', ');
  const content = (
    <>
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
    </>
  );
  if (state === 'call')
    return (
      <PlainButton
        className={clsx(styles.day, styles.call)}
        aria-expanded={note.isOpen}
        aria-controls={note.id}
        onClick={note.toggle}
      >
        {content}
      </PlainButton>
    );
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
      {content}
    </label>
  );
}

/** A day on which the shop is open and its times are not online: the hours, and the ways to a time. */
function CallDay({ id, day }: { id: string; day: GridDay }) {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const { phone } = useShop();
  return (
    <div id={id} className={styles.callDay}>
      <p>
        {t('date.callDay', {
          day: formatDay(day.date, language, { weekday: 'long', month: 'long', day: 'numeric' }),
          hours: formatSpans(day.spans, language),
        })}
      </p>
      <TextLink alone href={callLink(phone)}>
        {t('date.callNow', { phone: formatPhone(phone) })}
      </TextLink>
      <TextLink alone to={paths.message({ day: day.date })}>
        {t('date.ask', { weekday: formatWeekday(day.weekday || 7, language) })}
      </TextLink>
    </div>
  );
}

interface DateGridProps {
  /** Names the grid for screen readers. */
  legend: string;
  days: readonly GridDay[];
  value: string | null;
  onChange: (date: string) => void;
}

const SATURDAY = 6;
const PLACES = [0, 1, 2, 3, 4, 5, 6];

/** The days below their weekdays, as native radios. The up and down arrows move by whole weeks. */
function DateGrid({ legend, days, value, onChange }: DateGridProps) {
  const { language } = useLanguage();
  const [open, setOpen] = useState<string>();
  const id = useId();
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
          <Fragment key={day.date}>
            <DayCell
              day={day}
              isFirst={index === 0}
              isChosen={day.date === value}
              onChange={onChange}
              note={{
                id: `${id}-${day.date}`,
                isOpen: day.date === open,
                toggle: () => setOpen(day.date === open ? undefined : day.date),
              }}
            />
            {/* Below the week of the day. */}
            {(day.weekday === SATURDAY || index === days.length - 1) &&
              days
                .slice(Math.max(0, index - day.weekday), index + 1)
                .filter(({ date, state }) => date === open && state === 'call')
                .map((called) => (
                  <CallDay key={called.date} id={`${id}-${called.date}`} day={called} />
                ))}
          </Fragment>
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
    const spans = openSpansOn(day.date, shop.openingHours, specialDays);
    const takesCalls = known.state === 'none' && spans.length > 0;
    return { ...day, ...known, spans, ...(takesCalls && { state: 'call' }) };
  });
  return <DateGrid legend={t('date.title')} days={days} value={value} onChange={onChange} />;
}
