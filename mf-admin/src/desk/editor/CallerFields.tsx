import { MAX_FURTHER_SERVICES } from '@shop/shared-data';
import { type BookingForm, NOW } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { type SchemaForm, TextField } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { Chips } from '../../kit/editing/Chips';
import { useSchedule, useServiceNameById } from '../../shop/bookings/schedule';
import { formatShopTime } from '../../shop/times/shopTime';
import { useSameCar } from '../customers/useSameCar';
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
  // Whoever stands at the counter need not be called.
  const isWalkIn = form.watch('requested_slot') === NOW;
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <TextField {...field('phone')} required={!isWalkIn} type="tel" autoComplete="off" />
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
      <SameCarWarning form={form} />
    </div>
  );
}

/** Before it is saved: the day has another booking for the car. */
function SameCarWarning({ form }: Pick<Props['form'], 'form'>) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const [day, vehicle, plate, phone] = form.watch(['requested_date', 'vehicle', 'plate', 'phone']);
  const twin = useSameCar(day, { vehicle, plate, phone });
  return (
    <p role="status" className={styles.wide}>
      {twin &&
        t('sameCar', {
          time: twin.starts_at ? formatShopTime(twin.starts_at, language) : t('noTime'),
          reference: twin.reference,
        })}
    </p>
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
