import { shopClock } from '@shop/shared-ui';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingWindow } from '../rules/bookingWindow';
import { dayState } from '../rules/slotStates';
import { DateGrid } from './DateGrid';
import styles from './Days.module.css';
import type { Availability } from './useAvailability';

interface Props {
  availability: Availability;
  value: string | null;
  onChange: (date: string) => void;
}

/** The days of the booking window with the state of each. */
export function Days(props: Props) {
  // The days take a phone 200 milliseconds: the page is painted before, in the height that it will have.
  const hasPainted = useDeferredValue(true, false);
  return hasPainted ? <Grid {...props} /> : <div className={styles.place} />;
}

function Grid({ availability, value, onChange }: Props) {
  const { t } = useTranslation('booking');
  const [now] = useState(() => new Date());
  const clock = shopClock(now);
  const days = bookingWindow(now).map((day) => ({
    ...day,
    ...dayState(day.date, availability, clock),
  }));
  return <DateGrid legend={t('date.title')} days={days} value={value} onChange={onChange} />;
}
