import { today } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';
import type { BookingForm } from '@shop/shared-data/staff';
import { formatTime, useLanguage, useTranslate } from '@shop/shared-i18n';
import { type SchemaForm, SelectField, TextArea, TextField } from '@shop/shared-ui';
import { useCallback } from 'react';
import { CheckboxGroup } from '../../../editing/CheckboxGroup';
import { bookingsLocales } from '../locales/bookingsLocales';
import { FIRST_DAY } from '../parseDay';
import { slotsOn, useSchedule, useServiceName } from '../schedule';
import styles from './BookingFields.module.css';
import { DateField } from './DateField';
import { useOfferedSlot } from './useOfferedSlot';

/** The time of a walk-in, which starts when it is entered. */
export const NOW = 'now';

interface Props {
  form: Pick<SchemaForm<BookingForm>, 'field' | 'form'>;
  /** The time and the services that the booking has, which are offered whatever the lists contain. */
  slot?: string | undefined;
  services?: readonly string[];
  /** The first day that can be chosen. */
  earliest?: string | undefined;
  /** Whether it may start now, at any time of the day. */
  offersNow?: boolean;
}

/** The fields of a booking: what and when, then who. */
export function BookingFields(props: Props) {
  const {
    form: bookingForm,
    slot,
    services: bookedServices = [],
    earliest,
    offersNow = false,
  } = props;
  const { field, form } = bookingForm;
  const t = useTranslate(bookingsLocales);
  const { language } = useLanguage();
  const { data: schedule } = useSchedule();
  const serviceName = useServiceName();
  const now = today(SHOP_ZONE).toString();
  const day = form.watch('requested_date');
  const first = form.watch('service');
  const further = form.watch('further_services');
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
  const slots = new Set(schedule && day ? slotsOn(day, schedule) : []);
  if (slot && slot !== NOW) slots.add(slot);
  const offersWalkIn = offersNow && day === now;
  const chosen = form.watch('requested_slot');
  useOfferedSlot(
    !schedule || !chosen || slots.has(chosen) || (offersWalkIn && chosen === NOW),
    useCallback(() => form.setValue('requested_slot', '', { shouldDirty: true }), [form]),
  );
  return (
    <div className={styles.fields}>
      <SelectField
        {...field('service')}
        required
        placeholder={t('schedule.choose')}
        options={services}
      />
      <DateField {...field('requested_date')} day={day} today={now} min={earliest ?? FIRST_DAY} />
      <SelectField
        {...field('requested_slot')}
        required
        placeholder={t('schedule.choose')}
        options={[
          ...(offersWalkIn ? [{ value: NOW, label: t('enter.now') }] : []),
          ...[...slots].sort().map((value) => ({ value, label: formatTime(value, language) })),
        ]}
      />
      <SelectField
        {...field('bay')}
        placeholder={t('enter.anyBay')}
        options={(schedule?.bays ?? [])
          .filter(({ id, is_active }) => is_active || String(id) === form.getValues('bay'))
          .map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <TextField {...field('name')} required autoComplete="off" />
      <TextField {...field('phone')} required type="tel" autoComplete="off" />
      <div className={styles.wide}>
        <CheckboxGroup
          legend={t('edit.further')}
          options={services.filter(({ value }) => value !== first)}
          values={further}
          onChange={(values) => form.setValue('further_services', values, { shouldDirty: true })}
        />
      </div>
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
        options={(['en', 'es'] as const).map((value) => ({ value, label: t(`speaks.${value}`) }))}
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
