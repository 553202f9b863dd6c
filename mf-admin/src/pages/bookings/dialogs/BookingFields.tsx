import { shopDay } from '@shop/shared-contract';
import { MAX_FURTHER_SERVICES } from '@shop/shared-data';
import { type Booking, type BookingForm, NOW } from '@shop/shared-data/staff';
import { LANGUAGES } from '@shop/shared-i18n';
import { type SchemaForm, SelectField, TextArea, TextField } from '@shop/shared-ui';
import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, useCallback, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxGroup } from '../../../editing/CheckboxGroup';
import { dayWarning } from '../dayWarning';
import { FIRST_DAY, LAST_DAY } from '../parseDay';
import { useSchedule, useServiceNameById } from '../schedule';
import styles from './BookingFields.module.css';
import { offeredTimes } from './offeredTimes';
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

interface Props {
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

export function BookingFields(props: Props) {
  const {
    form: bookingForm,
    booking,
    slot = booking?.requested_slot,
    needsTime = true,
    startsLater = false,
    offersNow = false,
  } = props;
  const { field, form } = bookingForm;
  const { t } = useTranslation('adminBookings');
  const { data: schedule } = useSchedule();
  const serviceName = useServiceNameById();
  const now = shopDay(new Date());
  const day = form.watch('requested_date');
  const first = form.watch('service');
  const further = form.watch('further_services');
  const bookedServices = booking?.service ? [booking.service, ...booking.further_services] : [];
  const active = schedule?.services.filter(({ is_active }) => is_active) ?? [];
  const services = [...new Set([...active.map(({ id }) => id), ...bookedServices])].map(
    (value) => ({
      value,
      label: serviceName(value),
    }),
  );
  const minutes = [...new Set([first, ...further])].reduce(
    (sum, id) => sum + (schedule?.services.find((row) => row.id === id)?.minutes ?? 0),
    0,
  );
  const times = schedule ? offeredTimes(day, schedule, slot) : [];
  const offersWalkIn = offersNow && day === now;
  const chosen = form.watch('requested_slot');
  const bay = form.watch('bay');
  const { slotOption, bayOption } = useStartTimes(
    {
      ...{ service: first, further_services: further, requested_date: day },
      ...{ requested_slot: chosen, bay, minutes: form.watch('minutes') },
    },
    { booking, startsLater },
  );
  useOfferedSlot(
    !schedule || !chosen || times.includes(chosen) || (offersWalkIn && chosen === NOW),
    useCallback(() => form.setValue('requested_slot', '', { shouldDirty: true }), [form]),
  );
  return (
    <div className={styles.fields}>
      <SelectField
        {...field('service')}
        required={needsTime}
        placeholder={t('schedule.choose')}
        options={services}
      />
      <DateField
        {...field('requested_date')}
        required={needsTime}
        day={day}
        today={now}
        min={startsLater ? now : FIRST_DAY}
      />
      <SelectField
        {...field('requested_slot')}
        required={needsTime}
        placeholder={t('schedule.choose')}
        options={[
          ...(offersWalkIn ? [{ value: NOW, label: t('enter.now') }] : []),
          ...times.map(slotOption),
        ]}
      />
      <SelectField
        {...field('bay')}
        placeholder={t('enter.anyBay')}
        hint={booking?.status === 'requested' ? t('edit.bayOfRequest') : undefined}
        options={(schedule?.bays ?? [])
          .filter(({ id, is_active }) => is_active || String(id) === bay)
          .map(({ id, name }) => bayOption(id, name))}
      />
      <TextField {...field('name')} required autoComplete="off" />
      <TextField {...field('phone')} required type="tel" autoComplete="off" />
      {first && (
        <div className={styles.wide}>
          <CheckboxGroup
            legend={t('edit.further')}
            options={services.filter(({ value }) => value !== first)}
            values={further}
            most={MAX_FURTHER_SERVICES}
            hint={
              further.filter((id) => id !== first).length >= MAX_FURTHER_SERVICES
                ? t('edit.furtherFull')
                : undefined
            }
            onChange={(values) => form.setValue('further_services', values, { shouldDirty: true })}
          />
        </div>
      )}
      <TextField {...field('vehicle')} autoComplete="off" />
      <TextField {...field('plate')} autoComplete="off" />
      <SelectField
        {...field('waits')}
        placeholder={t('edit.notSaid')}
        options={(['wait', 'drop'] as const).map((value) => ({
          value,
          label: t(`waits.${value}`),
        }))}
      />
      <TextField {...field('email')} type="email" autoComplete="off" />
      <SelectField
        {...field('language')}
        options={LANGUAGES.map((value) => ({ value, label: t(`speaks.${value}`) }))}
      />
      <TextField
        {...field('minutes')}
        inputMode="numeric"
        hint={minutes ? t('edit.minutesTotal', { minutes }) : t('edit.minutesHint')}
      />
      <div className={styles.wide}>
        <TextArea {...field('notes')} rows={3} />
      </div>
    </div>
  );
}
