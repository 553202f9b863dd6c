import { type BookingForm, bookingFormSchema } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import { useSchemaForm } from '@shop/shared-ui';
import { useEffect } from 'react';
import { bookingsLocales } from '../locales/bookingsLocales';
import { placeProblem } from '../placeProblem';

interface Options {
  /** Whether staff entered the booking. */
  byStaff: boolean;
  defaultValues: BookingForm;
  send: (fields: BookingForm) => Promise<void>;
  /** Why the last attempt failed; a time or bay that is refused marks its field. */
  error: Error | null;
  onInvalid: () => void;
}

/** The form with everything about a booking. */
export function useBookingForm({ byStaff, defaultValues, send, error, onInvalid }: Options) {
  const t = useTranslate(bookingsLocales);
  const form = useSchemaForm({
    schema: bookingFormSchema(byStaff),
    labels: {
      service: t('schedule.service'),
      requested_date: t('schedule.date'),
      requested_slot: t('schedule.slot'),
      bay: t('edit.bay'),
      name: t('edit.name'),
      phone: t('edit.phone'),
      email: t('edit.email'),
      vehicle: t('edit.vehicle'),
      plate: t('edit.plate'),
      minutes: t('edit.minutes'),
      notes: t('edit.notes'),
    },
    defaultValues,
    sentences: {
      minutes: t('edit.minutesWrong'),
      slot_full: t('place.slot_full'),
      bay_taken: t('place.bay_taken'),
      invalid_slot: t('place.invalid_slot'),
      closed_day: t('place.closed_day'),
      outside_hours: t('place.outside_hours'),
      invalid_bay: t('place.invalid_bay'),
      time_missing: t('place.time_missing'),
    },
    send,
    onInvalid,
  });
  const { setError } = form.form;
  useEffect(() => {
    const refused = placeProblem(error);
    if (refused) setError(refused.field, { message: refused.problem });
  }, [error, setError]);
  return form;
}

/** Empty fields of the form are null in the database: there, the database chooses. */
export const chosen = ({ bay, minutes }: Pick<BookingForm, 'bay' | 'minutes'>) => ({
  bay: bay === '' ? null : Number(bay),
  minutes: minutes === '' ? null : Number(minutes),
});
