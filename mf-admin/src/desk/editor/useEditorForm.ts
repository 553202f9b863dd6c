import { formatPhone } from '@shop/shared-contract';
import { type Booking, type BookingForm, bookingFormSchema } from '@shop/shared-data/staff';
import { useTranslation } from 'react-i18next';
import { type ResourceFormOptions, useResourceForm } from '../../kit/forms/useResourceForm';
import { useServiceNameById } from '../../shop/bookings/schedule';
import { queryKeys } from '../../shop/rows/queryKeys';
import { timeOf } from '../../shop/times/minutes';
import { useNow } from '../../shop/times/useNow';
import { placeFields } from '../changes/placeProblem';

/** Whether a booking has a time, which it keeps. */
export const hasTime = ({ starts_at, status }: Booking) =>
  starts_at !== null && status !== 'cancelled';

/** What the form shows of a booking. */
export const fieldsOf = (booking: Booking, confirms: boolean): BookingForm => ({
  confirms,
  service: booking.service ?? '',
  further_services: booking.further_services,
  requested_date: booking.requested_date ?? '',
  requested_slot: booking.requested_slot ?? '',
  bay: booking.bay === null ? '' : String(booking.bay),
  minutes: booking.minutes === null ? '' : String(booking.minutes),
  name: booking.name,
  phone: formatPhone(booking.phone),
  email: booking.email,
  vehicle: booking.vehicle,
  plate: booking.plate,
  notes: booking.notes,
  waits: booking.waits === null ? '' : booking.waits ? 'wait' : 'drop',
  language: booking.language,
});

/** Bay and duration are null where the database chooses them. The first service is not done twice. */
export const columnsOf = ({ confirms: _, ...fields }: BookingForm) => ({
  ...fields,
  further_services: fields.further_services.filter((id) => id !== fields.service),
  bay: fields.bay === '' ? null : Number(fields.bay),
  minutes: fields.minutes === '' ? null : Number(fields.minutes),
  waits: fields.waits === '' ? null : fields.waits === 'wait',
});

type FormOptions = ResourceFormOptions<Booking | undefined, BookingForm>;
interface Options
  extends Pick<FormOptions, 'valuesOf' | 'save' | 'success' | 'failure' | 'refresh' | 'onSaved'> {
  /** The booking to change; undefined to enter one. */
  booking?: Booking;
  /** Whether saving makes an appointment, which cannot begin in the past. */
  isScheduling: boolean;
}

/** The form of the editor: for a new booking and for one that changes. */
export function useEditorForm({ booking, isScheduling, ...saving }: Options) {
  const { t } = useTranslation('adminBookings');
  const { today, minutes } = useNow();
  const serviceName = useServiceNameById();
  return useResourceForm<Booking | undefined, BookingForm>({
    ...saving,
    schema: bookingFormSchema({
      byStaff: booking?.by_staff ?? true,
      isWalkIn: booking?.is_walk_in ?? false,
      hasTime: !booking || hasTime(booking),
      earliest: isScheduling ? `${today}T${timeOf(minutes)}` : undefined,
    }),
    labels: {
      service: t('schedule.service'),
      further_services: t('edit.further'),
      requested_date: t('schedule.date'),
      requested_slot: t('schedule.slot'),
      bay: t('edit.bay'),
      name: t('edit.name'),
      phone: t('edit.phone'),
      email: t('edit.email'),
      vehicle: t('edit.vehicle'),
      plate: t('edit.plate'),
      minutes: t('edit.minutes'),
      waits: t('edit.waits'),
      language: t('edit.language'),
      notes: t('edit.notes'),
    },
    sentences: {
      past: t('schedule.past'),
      pastSlot: t('schedule.pastSlot'),
      minutes: t('edit.minutesWrong'),
      slot_full: t('place.slot_full'),
      bay_taken: t('place.bay_taken'),
      invalid_slot: t('place.invalid_slot'),
      closed_day: t('place.closed_day'),
      outside_hours: t('place.outside_hours'),
      invalid_bay: t('place.invalid_bay'),
      time_missing: t('place.time_missing'),
    },
    row: booking,
    name: [...queryKeys.bookings, 'one', booking?.id ?? 'new'],
    isOutsideList: true,
    describe: (name, value) =>
      name === 'further_services' ? (value as string[]).map(serviceName).join(', ') : undefined,
    refusedFields: placeFields,
  });
}
export type EditorForm = ReturnType<typeof useEditorForm>;
