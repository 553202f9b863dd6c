import { type Booking, type BookingForm, editBooking, readBooking } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import {
  ButtonLink,
  Cluster,
  ErrorSummary,
  FormStatus,
  Stack,
  useErrorTranslator,
} from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { MessageSquare, Phone } from 'lucide-react';
import { useId, useState } from 'react';
import { FormDialog } from '../../../editing/FormDialog';
import { SaveFailure } from '../../../editing/SaveFailure';
import { useSave } from '../../../editing/useSave';
import { useUnsavedChanges } from '../../../editing/useUnsavedChanges';
import { queryKeys } from '../../../lists/queryKeys';
import { bookingsLocales } from '../locales/bookingsLocales';
import { placeProblem } from '../placeProblem';
import type { BookingActions } from '../useBookingActions';
import { BookingFields } from './BookingFields';
import { BookingHistory } from './BookingHistory';
import { StateButtons } from './StateButtons';
import { chosen, useBookingForm } from './useBookingForm';

interface Props {
  booking: Booking;
  actions: BookingActions;
}

const fieldsOf = (booking: Booking): BookingForm => ({
  service: booking.service ?? '',
  requested_date: booking.requested_date ?? '',
  requested_slot: booking.requested_slot ?? '',
  bay: booking.bay === null ? '' : String(booking.bay),
  minutes: booking.minutes === null ? '' : String(booking.minutes),
  name: booking.name,
  phone: booking.phone,
  email: booking.email,
  vehicle: booking.vehicle,
  plate: booking.plate,
  notes: booking.notes,
});

/** What of a form differs from the booking: an unchanged time does not have to fit again. */
function changesOf(fields: BookingForm, booking: Booking) {
  const before = fieldsOf(booking);
  const { bay, minutes, ...texts } = fields;
  const isChanged = ([name, value]: [string, unknown]) =>
    value !== before[name as keyof BookingForm];
  return {
    ...Object.fromEntries(Object.entries(texts).filter(isChanged)),
    ...(bay !== before.bay && { bay: chosen(fields).bay }),
    ...(minutes !== before.minutes && { minutes: chosen(fields).minutes }),
    // A request that gets its time is confirmed.
    ...(booking.status === 'requested' && { status: 'confirmed' as const }),
  };
}

/** Everything about a booking: its state, its fields and its history. */
export function BookingDialog({ booking, actions }: Props) {
  const [read, setRead] = useState(booking);
  // A new form for the version that another session saved.
  return <Form key={read.updated_at} booking={read} actions={actions} onReload={setRead} />;
}

function Form({ booking, actions, onReload }: Props & { onReload: (booking: Booking) => void }) {
  const t = useTranslate(bookingsLocales);
  const formId = useId();
  const { closeDialog, refresh } = actions;
  const name = [...queryKeys.bookings, 'one', booking.id];
  // The newest version, for a conflict: the booking may have moved to a day that is not loaded.
  useQuery({ queryKey: name, queryFn: () => readBooking(booking.id), initialData: [booking] });
  const saving = useSave({
    name,
    read: booking,
    isOutsideList: true,
    save: (read, input: BookingForm) => editBooking(read ?? booking, changesOf(input, booking)),
    success: t('updated'),
    failure: t('updateFailed'),
    onSaved: () => {
      void refresh();
      closeDialog();
    },
    onReload,
  });
  const bookingForm = useBookingForm({
    byStaff: booking.by_staff,
    defaultValues: fieldsOf(booking),
    send: async (fields) => {
      await saving.submit(fields);
    },
    error: saving.error,
    onInvalid: saving.forget,
  });
  const { form, summary, submit } = bookingForm;
  const { explainFailure } = useErrorTranslator();
  const refused = placeProblem(actions.error);
  const guard = useUnsavedChanges(form.subscribe);
  const number = booking.phone.replace(/[^+\d]/g, '');
  return (
    <FormDialog
      title={t('edit.title', { reference: booking.reference })}
      formId={formId}
      submitLabel={t('edit.submit')}
      busy={saving.busy}
      onClose={closeDialog}
    >
      <Stack>
        <Cluster>
          <ButtonLink href={`tel:${number}`} size="sm" variant="secondary" icon={<Phone />}>
            {t('edit.call')}
          </ButtonLink>
          <ButtonLink href={`sms:${number}`} size="sm" variant="secondary" icon={<MessageSquare />}>
            {t('edit.text')}
          </ButtonLink>
        </Cluster>
        {actions.error && (
          <FormStatus tone="error" title={actions.failure ?? ''}>
            {refused ? t(`place.${refused.problem}`) : explainFailure(actions.error)}
          </FormStatus>
        )}
        <StateButtons booking={booking} actions={actions} guard={guard} />
        <form id={formId} noValidate method="post" onSubmit={submit}>
          <Stack>
            {!placeProblem(saving.error) && (
              <SaveFailure saving={saving} failure={t('updateFailed')} />
            )}
            <ErrorSummary {...summary} />
            <BookingFields
              form={bookingForm}
              slot={booking.requested_slot ?? undefined}
              service={booking.service ?? undefined}
            />
          </Stack>
        </form>
        <BookingHistory booking={booking} />
      </Stack>
    </FormDialog>
  );
}
