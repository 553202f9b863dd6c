import { type Booking, type BookingForm, NOW, shopToday } from '@shop/shared-data/staff';
import { type SchemaForm, SelectField, TextField } from '@shop/shared-ui';
import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, useCallback, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchedule } from '../../shop/bookings/schedule';
import { FIRST_DAY, LAST_DAY } from '../../shop/times/parseDay';
import { dayWarning } from './dayWarning';
import { offeredTimes } from './offeredTimes';
import styles from './TimeFields.module.css';
import { useStartTimes } from './useStartTimes';

/**
 * Empties the time of a form when its day does not offer it: a select without the chosen option shows none, while the
 * form would send it.
 */
function useOfferedSlot(isOffered: boolean, clear: () => void) {
  useEffect(() => {
    if (!isOffered) clear();
  }, [isOffered, clear]);
}

interface DateFieldProps extends Omit<ComponentProps<typeof TextField>, 'type'> {
  day: string;
  today: string;
  min: string;
}

/** The day of an appointment, with a warning for a day that is closed or far away. */
function DateField({ day, today, ...field }: DateFieldProps) {
  const { t } = useTranslation('adminBookings');
  const warningId = useId();
  const { data } = useSchedule();
  // The warning only helps; the database decides.
  const warning = field.error || day < today || !data ? undefined : dayWarning(day, today, data);
  return (
    <div>
      <TextField {...field} type="date" max={LAST_DAY} aria-describedby={warningId} />
      <p id={warningId} role="status" className={styles.warning}>
        {warning && (
          <>
            <TriangleAlert aria-hidden="true" />
            <span>{t(`schedule.warning.${warning}`)}</span>
          </>
        )}
      </p>
    </div>
  );
}

interface TimeFieldsProps {
  form: Pick<SchemaForm<BookingForm>, 'field' | 'form'>;
  /** The booking that changes: its time and services are offered whatever the lists contain. */
  booking?: Booking | undefined;
  /** The time that was chosen before, which is offered too. */
  slot?: string | undefined;
  /** Whether it needs a service, a day and a time. */
  needsTime?: boolean;
  /** Whether it cannot start in the past. */
  startsLater?: boolean;
  /** Whether it may start now, at any time of the day. */
  offersNow?: boolean;
}

/** The day and the time of a booking: every quarter of an hour. */
export function TimeFields(props: TimeFieldsProps) {
  const {
    form: { field, form },
    booking,
    slot = booking?.requested_slot,
    needsTime = true,
    startsLater = false,
    offersNow = false,
  } = props;
  const { t } = useTranslation('adminBookings');
  const { data: schedule } = useSchedule();
  const today = shopToday();
  const day = form.watch('requested_date');
  const chosen = form.watch('requested_slot');
  const times = schedule ? offeredTimes(day, schedule, slot) : [];
  const offersWalkIn = offersNow && day === today;
  const { slotOption } = useStartTimes(form, { booking, startsLater });
  const options = times.map(slotOption);
  useOfferedSlot(
    !schedule || !chosen || times.includes(chosen) || (offersWalkIn && chosen === NOW),
    useCallback(() => form.setValue('requested_slot', '', { shouldDirty: true }), [form]),
  );
  return (
    <>
      <DateField
        {...field('requested_date')}
        required={needsTime}
        day={day}
        today={today}
        min={startsLater ? today : FIRST_DAY}
      />
      <SelectField
        {...field('requested_slot')}
        required={needsTime}
        placeholder={t('schedule.choose')}
        options={[
          ...(offersWalkIn ? [{ value: NOW, label: t('enter.now') }] : []),
          ...options.filter(({ disabled }) => !disabled),
          // Behind what can be chosen: in the afternoon they are most of the list.
          ...options.filter(({ disabled }) => disabled),
        ]}
      />
    </>
  );
}
