import type { Booking, BookingForm } from '@shop/shared-data/staff';
import { LANGUAGES } from '@shop/shared-i18n';
import { type SchemaForm, SelectField, TextArea, TextField } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSchedule } from '../../shop/bookings/schedule';
import styles from './BookingFields.module.css';
import { useStartTimes } from './useStartTimes';

interface Props {
  form: Pick<SchemaForm<BookingForm>, 'field' | 'form'>;
  booking?: Booking | undefined;
}

export function BayField({ form: { field, form }, booking }: Props) {
  const { t } = useTranslation('adminBookings');
  const { data: schedule } = useSchedule();
  const { bayOption } = useStartTimes(form, { booking });
  const bay = form.watch('bay');
  return (
    <SelectField
      {...field('bay')}
      placeholder={t('enter.anyBay')}
      hint={booking?.status === 'requested' ? t('edit.bayOfRequest') : undefined}
      options={(schedule?.bays ?? [])
        .filter(({ id, is_active }) => is_active || String(id) === bay)
        .map(({ id, name }) => bayOption(id, name))}
    />
  );
}

/** What few bookings need. */
export function DetailFields({ form: { field, form } }: Props) {
  const { t } = useTranslation('adminBookings');
  const { data: schedule } = useSchedule();
  const services = new Set([form.watch('service'), ...form.watch('further_services')]);
  const minutes = (schedule?.services ?? []).reduce(
    (sum, service) => sum + (services.has(service.id) ? service.minutes : 0),
    0,
  );
  return (
    <>
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
    </>
  );
}
