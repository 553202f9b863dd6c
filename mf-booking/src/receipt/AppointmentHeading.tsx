import type { BookedVisit } from '@shop/shared-data';
import { formatDay, formatTime, useLanguage } from '@shop/shared-i18n';
import { Heading } from '@shop/shared-ui';
import { clsx } from 'clsx';
import type { Ref } from 'react';
import styles from './AppointmentHeading.module.css';

interface Props {
  id?: string;
  ref?: Ref<HTMLHeadingElement>;
  booking: Pick<BookedVisit, 'date' | 'slot'>;
  /** What happened to it; the only text of a booking without a day. */
  state: string | undefined;
  /** Crosses the day and the time out. */
  isCancelled?: boolean;
}

/** The day and the time of an appointment, whatever became of it. It takes the focus. */
export function AppointmentHeading({ booking, state, isCancelled = false, ...heading }: Props) {
  const { language } = useLanguage();
  const { date, slot } = booking;
  const when = [date && formatDay(date, language), slot && formatTime(slot, language)]
    .filter(Boolean)
    .join(', ');
  return (
    <Heading level={2} tabIndex={-1} className={styles.heading} {...heading}>
      {state && <span className={clsx(when && styles.state)}>{`${state} `}</span>}
      {when && <span className={clsx(isCancelled && styles.cancelled)}>{when}</span>}
    </Heading>
  );
}
