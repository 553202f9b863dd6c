import { today } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';
import type { BookingForm } from '@shop/shared-data/staff';
import { formatTime, useLanguage, useTranslate } from '@shop/shared-i18n';
import { type SchemaForm, SelectField, TextArea, TextField } from '@shop/shared-ui';
import { useCallback } from 'react';
import { bookingsLocales } from '../locales/bookingsLocales';
import { FIRST_DAY, LAST_DAY } from '../parseDay';
import { slotsOn, useSchedule, useServiceName } from '../schedule';
import { useOfferedSlot } from '../useOfferedSlot';
import styles from './BookingFields.module.css';

/** The time of a walk-in, which starts when it is entered. */
export const NOW = 'now';

interface Props {
  form: Pick<SchemaForm<BookingForm>, 'field' | 'form'>;
  /** The time and the service that the booking has, which are offered whatever the lists contain. */
  slot?: string | undefined;
  service?: string | undefined;
  /** Whether it may start now, at any time of the day. */
  offersNow?: boolean;
}

/** The fields of a booking: what and when, then who. */
export function BookingFields({ form: { field, form }, slot, service, offersNow = false }: Props) {
  const t = useTranslate(bookingsLocales);
  const { language } = useLanguage();
  const { data: schedule } = useSchedule();
  const serviceName = useServiceName();
  const day = form.watch('requested_date');
  const services = new Set(
    schedule?.services.filter(({ is_active }) => is_active).map(({ id }) => id),
  );
  if (service) services.add(service);
  const slots = new Set(schedule && day ? slotsOn(day, schedule) : []);
  if (slot && slot !== NOW) slots.add(slot);
  const isToday = day === today(SHOP_ZONE).toString();
  const chosen = form.watch('requested_slot');
  const isOffered =
    !schedule || !chosen || slots.has(chosen) || (offersNow && isToday && chosen === NOW);
  useOfferedSlot(
    isOffered,
    useCallback(() => form.setValue('requested_slot', '', { shouldDirty: true }), [form]),
  );
  return (
    <div className={styles.fields}>
      <SelectField
        {...field('service')}
        required
        placeholder={t('schedule.choose')}
        options={[...services].map((value) => ({ value, label: serviceName(value) }))}
      />
      <TextField {...field('requested_date')} type="date" required min={FIRST_DAY} max={LAST_DAY} />
      <SelectField
        {...field('requested_slot')}
        required
        placeholder={t('schedule.choose')}
        options={[
          ...(offersNow && isToday ? [{ value: NOW, label: t('enter.now') }] : []),
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
      <TextField {...field('email')} type="email" autoComplete="off" />
      <TextField {...field('vehicle')} autoComplete="off" />
      <TextField {...field('plate')} autoComplete="off" />
      <TextField {...field('minutes')} inputMode="numeric" hint={t('edit.minutesHint')} />
      <div className={styles.wide}>
        <TextArea {...field('notes')} rows={3} />
      </div>
    </div>
  );
}
