import { MAX_FURTHER_SERVICES } from '@shop/shared-data';
import { SelectField, TextField } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { CheckboxGroup } from '../../kit/editing/CheckboxGroup';
import { useSchedule, useServiceNameById } from '../../shop/bookings/schedule';
import styles from './BookingFields.module.css';
import { BayField, DetailFields } from './DetailFields';
import { TimeFields, type TimeFieldsProps } from './TimeFields';

/** The fields of a booking that changes. */
export function BookingFields(props: TimeFieldsProps) {
  const { form: bookingForm, booking, needsTime = true } = props;
  const { field, form } = bookingForm;
  const { t } = useTranslation('adminBookings');
  const { data: schedule } = useSchedule();
  const serviceName = useServiceNameById();
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
  return (
    <div className={styles.fields}>
      <SelectField
        {...field('service')}
        required={needsTime}
        placeholder={t('schedule.choose')}
        options={services}
      />
      <TimeFields {...props} />
      <BayField form={bookingForm} booking={booking} />
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
      <DetailFields form={bookingForm} />
    </div>
  );
}
