import { MAX_FURTHER_SERVICES } from '@shop/shared-data';
import type { BookingForm } from '@shop/shared-data/staff';
import { type SchemaForm, TextField } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { Chips } from '../../kit/editing/Chips';
import { useSchedule, useServiceNameById } from '../../shop/bookings/schedule';
import styles from './BookingFields.module.css';
import { FreeTimes } from './FreeTimes';
import { KnownCustomer } from './KnownCustomer';
import { TimeFields } from './TimeFields';

interface Props {
  form: Pick<SchemaForm<BookingForm>, 'field' | 'form'>;
  slot: string | undefined;
}

/** What every call needs, in the order in which it is asked: phone, name, car, work, time. */
export function CallerFields({ form: bookingForm, slot }: Props) {
  const { field, form } = bookingForm;
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <TextField {...field('phone')} required type="tel" autoComplete="off" />
        <KnownCustomer form={form} />
      </div>
      <TextField {...field('name')} required autoComplete="off" />
      <TextField {...field('vehicle')} autoComplete="off" />
      <div className={styles.wide}>
        <ServiceChips form={bookingForm} />
      </div>
      <div className={styles.wide}>
        <FreeTimes form={form} />
      </div>
      <TimeFields form={bookingForm} slot={slot} startsLater offersNow />
    </div>
  );
}

/** The first one that is pressed is the first service of the visit. */
function ServiceChips({ form: { field, form } }: Pick<Props, 'form'>) {
  const { t } = useTranslation('adminBookings');
  const { data: schedule } = useSchedule();
  const serviceName = useServiceNameById();
  const { label, error } = field('service');
  const chosen = [form.watch('service'), ...form.watch('further_services')].filter(Boolean);
  const isFull = chosen.length > MAX_FURTHER_SERVICES;
  return (
    <Chips
      legend={label}
      id="service"
      type="checkbox"
      options={(schedule?.services ?? [])
        .filter(({ is_active }) => is_active)
        .map(({ id }) => ({
          value: id,
          label: serviceName(id),
          disabled: isFull && !chosen.includes(id) && t('edit.furtherFull'),
        }))}
      values={chosen}
      hint={isFull ? t('edit.furtherFull') : undefined}
      error={error}
      onToggle={(id) => {
        const others = chosen.filter((each) => each !== id);
        const [service = '', ...further] = chosen.includes(id) ? others : [...others, id];
        const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
        form.setValue('service', service, options);
        form.setValue('further_services', further, options);
      }}
    />
  );
}
