import { type BookingForm, bookingFormSchema } from '@shop/shared-data/staff';
import { useSchemaForm } from '@shop/shared-ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { placeProblem } from '../changes/placeProblem';

interface Options {
  /** The first minute that can be chosen, `2026-11-23T09:30`; any time if undefined. */
  earliest: string;
  defaultValues: BookingForm;
  send: (fields: BookingForm) => Promise<void>;
  /** Why the last attempt failed; a time or bay that is refused marks its field. */
  error: Error | null;
  onInvalid: () => void;
}

/** The schema and the words of the form of a booking. */
export function useBookingFormRules(rules: Parameters<typeof bookingFormSchema>[0]) {
  const { t } = useTranslation('adminBookings');
  return {
    schema: bookingFormSchema(rules),
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
  };
}

/** The form of a new booking. */
export function useStaffBookingForm(options: Options) {
  const { earliest, defaultValues, send, error, onInvalid } = options;
  const rules = useBookingFormRules({ byStaff: true, hasTime: true, earliest });
  const form = useSchemaForm({ ...rules, defaultValues, send, onInvalid });
  const { setError } = form.form;
  useEffect(() => {
    const refused = placeProblem(error);
    if (refused) setError(refused.field, { message: refused.problem });
  }, [error, setError]);
  return form;
}

/** Bay and duration are null where the database chooses them. The first service is not done twice. */
export const columnsOf = ({ confirms: _, ...fields }: BookingForm) => ({
  ...fields,
  further_services: fields.further_services.filter((id) => id !== fields.service),
  bay: fields.bay === '' ? null : Number(fields.bay),
  minutes: fields.minutes === '' ? null : Number(fields.minutes),
  waits: fields.waits === '' ? null : fields.waits === 'wait',
});
