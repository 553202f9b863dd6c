import { MAX_FURTHER_SERVICES } from '@shop/shared-data';
import { type Booking, NOW } from '@shop/shared-data/staff';
import { LANGUAGES } from '@shop/shared-i18n';
import { Disclosure, SelectField, TextArea, TextField } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { CheckboxGroup } from '../../kit/editing/CheckboxGroup';
import { Chips } from '../../kit/editing/Chips';
import { useSchedule, useServiceNameById } from '../../shop/bookings/schedule';
import { useSameCarText } from '../customers/useSameCar';
import styles from './BookingFields.module.css';
import { FreeTimes } from './FreeTimes';
import { KnownCustomer } from './KnownCustomer';
import { TimeFields } from './TimeFields';
import { type EditorForm, hasTime } from './useEditorForm';
import { useStartTimes } from './useStartTimes';

interface Props {
  form: EditorForm;
  /** The booking that changes. */
  booking?: Booking;
}

interface EnteredProps {
  form: EditorForm;
  /** The time that was pressed. */
  slot: string | undefined;
  /** Whether the fields that few calls need are open. */
  isMoreOpen: boolean;
  onMore: (isOpen: boolean) => void;
}

/** What every call needs, in the order in which it is asked: phone, name, car, work, time. Few need the rest. */
export function EnteredFields({ form: editor, slot, isMoreOpen, onMore }: EnteredProps) {
  const { t } = useTranslation('adminBookings');
  const { form } = editor;
  return (
    <>
      <div className={styles.fields}>
        <div className={styles.wide}>
          <PhoneField form={editor} />
          <KnownCustomer form={form} />
        </div>
        <LineField form={editor} name="name" required />
        <LineField form={editor} name="vehicle" />
        <div className={styles.wide}>
          <ServiceChips form={editor} />
        </div>
        <div className={styles.wide}>
          <FreeTimes form={form} />
        </div>
        <TimeFields form={editor} slot={slot} startsLater offersNow />
        <SameCarWarning form={editor} />
      </div>
      <Disclosure title={t('enter.more')} open={isMoreOpen} onToggle={onMore}>
        <div className={styles.fields}>
          <LineField form={editor} name="plate" />
          <BayField form={editor} />
          <DetailFields form={editor} />
        </div>
      </Disclosure>
    </>
  );
}

interface ChangedProps extends Required<Props> {
  /** Whether it cannot start in the past. */
  startsLater: boolean;
}

/** Of a booking that changes, the visit first. */
export function ChangedFields({ form, booking, startsLater }: ChangedProps) {
  const needsTime = hasTime(booking);
  return (
    <div className={styles.fields}>
      <ServiceField form={form} booking={booking} required={needsTime} />
      <TimeFields form={form} booking={booking} needsTime={needsTime} startsLater={startsLater} />
      <BayField form={form} booking={booking} />
      <LineField form={form} name="name" required />
      <PhoneField form={form} booking={booking} />
      <FurtherServices form={form} booking={booking} />
      <LineField form={form} name="vehicle" />
      <LineField form={form} name="plate" />
      <SameCarWarning form={form} booking={booking} />
      <DetailFields form={form} />
    </div>
  );
}

interface LineProps extends Props {
  name: 'name' | 'vehicle' | 'plate';
  required?: boolean;
}

const LineField = ({ form: { field }, name, required = false }: LineProps) => (
  <TextField {...field(name)} required={required} autoComplete="off" />
);

/** A walk-in is at the counter: the phone number is optional. */
function PhoneField({ form: { field, form }, booking }: Props) {
  const isWalkIn = booking?.is_walk_in ?? form.watch('requested_slot') === NOW;
  return <TextField {...field('phone')} required={!isWalkIn} type="tel" autoComplete="off" />;
}

/** The services that can be booked, and those of the booking. */
function useServiceOptions(booking?: Booking) {
  const { data: schedule } = useSchedule();
  const serviceName = useServiceNameById();
  const active = schedule?.services.filter(({ is_active }) => is_active) ?? [];
  const booked = booking?.service ? [booking.service, ...booking.further_services] : [];
  return [...new Set([...active.map(({ id }) => id), ...booked])].map((value) => ({
    value,
    label: serviceName(value),
  }));
}

/** The first one that is pressed is the first service of the visit. */
function ServiceChips({ form: { field, form } }: Props) {
  const { t } = useTranslation('adminBookings');
  const { label, error } = field('service');
  const chosen = [form.watch('service'), ...form.watch('further_services')].filter(Boolean);
  const isFull = chosen.length > MAX_FURTHER_SERVICES;
  return (
    <Chips
      legend={label}
      id="service"
      type="checkbox"
      options={useServiceOptions().map((option) => ({
        ...option,
        disabled: isFull && !chosen.includes(option.value) && t('edit.furtherFull'),
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

function ServiceField({ form: { field }, booking, required }: Props & { required: boolean }) {
  const { t } = useTranslation('adminBookings');
  return (
    <SelectField
      {...field('service')}
      required={required}
      placeholder={t('schedule.choose')}
      options={useServiceOptions(booking)}
    />
  );
}

/** Nothing while there is no first service. */
function FurtherServices({ form: { form }, booking }: Props) {
  const { t } = useTranslation('adminBookings');
  const services = useServiceOptions(booking);
  const first = form.watch('service');
  const further = form.watch('further_services');
  const isFull = further.filter((id) => id !== first).length >= MAX_FURTHER_SERVICES;
  if (!first) return null;
  return (
    <div className={styles.wide}>
      <CheckboxGroup
        legend={t('edit.further')}
        options={services.filter(({ value }) => value !== first)}
        values={further}
        most={MAX_FURTHER_SERVICES}
        hint={isFull ? t('edit.furtherFull') : undefined}
        onChange={(values) => form.setValue('further_services', values, { shouldDirty: true })}
      />
    </div>
  );
}

function BayField({ form: { field, form }, booking }: Props) {
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

/** Before it is saved: the day has another booking for the car. */
function SameCarWarning({ form: { form }, booking }: Props) {
  const [day, vehicle, plate, phone] = form.watch(['requested_date', 'vehicle', 'plate', 'phone']);
  const isExpected = !booking || booking.status === 'requested' || booking.status === 'confirmed';
  const car = { id: booking?.id, vehicle, plate, phone };
  const text = useSameCarText(isExpected ? day : null, car);
  return (
    <p role="status" className={styles.wide}>
      {text}
    </p>
  );
}

/** What few bookings need. */
function DetailFields({ form: { field, form } }: Props) {
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
