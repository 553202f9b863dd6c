import { formatPhone, isSamePhone } from '@shop/shared-contract';
import {
  type Booking,
  type BookingChanges,
  type BookingForm,
  editBooking,
  messageAbout,
  readBooking,
  shopInstant,
} from '@shop/shared-data/staff';
import { ErrorSummary, FormStatus, Stack, useErrorTranslator } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../editing/useUnsavedChanges';
import { FormDialog } from '../../../kit/FormDialog';
import { SaveFailure } from '../../../kit/SaveFailure';
import { useSave } from '../../../kit/useSave';
import { queryKeys } from '../../../lists/queryKeys';
import { BookedAnyway } from '../BookedAnyway';
import { timeOf } from '../board/minutes';
import { useNow } from '../board/useNow';
import { ContactLinks } from '../card/ContactLinks';
import { MessageNote } from '../notices/MessageNote';
import { placeProblem } from '../placeProblem';
import { BookingTires } from '../tires/BookingTires';
import { useBookAnyway } from '../useBookAnyway';
import type { BookingActions } from '../useBookingActions';
import { BookingFields } from './BookingFields';
import { StateButtons } from './StateButtons';
import { columnsOf, useStaffBookingForm } from './useStaffBookingForm';

interface Props {
  booking: Booking;
  actions: BookingActions;
  schedules: boolean;
}

const fieldsOf = (booking: Booking, confirms: boolean): BookingForm => ({
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

/** The columns of a form; a request may be without service, day and time. */
function bookedColumns(fields: BookingForm) {
  const { service, further_services, requested_date, requested_slot, ...columns } =
    columnsOf(fields);
  return {
    ...columns,
    service: service || null,
    // There are no further services without a first one.
    further_services: service ? further_services : [],
    requested_date: requested_date || null,
    requested_slot: requested_slot || null,
  };
}

/**
 * What of a form differs from the booking: an unchanged time does not have to fit again. For another time the
 * database may choose another bay, unless staff have chosen one, and nothing is confirmed yet.
 */
function changesOf(fields: BookingForm, booking: Booking): BookingChanges {
  const before = new Map<string, unknown>(Object.entries(bookedColumns(fieldsOf(booking, false))));
  const changes: BookingChanges = Object.fromEntries(
    Object.entries(bookedColumns(fields)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
    ),
  );
  return placeColumns.some((name) => name in changes)
    ? { bay: null, booked_anyway: [], ...changes }
    : changes;
}

/** A change of these gives the booking another place. */
const placeColumns: (keyof BookingChanges)[] = [
  'service',
  'further_services',
  'requested_date',
  'requested_slot',
  'minutes',
  'bay',
];

export function BookingDialog({ booking, ...props }: Props) {
  const [read, setRead] = useState(booking);
  // A new form for the version that another session saved.
  return <Form key={read.updated_at} booking={read} onReload={setRead} {...props} />;
}

interface FormProps extends Props {
  onReload: (booking: Booking) => void;
}

function Form({ booking, actions, schedules, onReload }: FormProps) {
  const { t } = useTranslation('adminBookings');
  const { t: common } = useTranslation('common');
  const formId = useId();
  const { closeDialog, refresh, offerUndo } = actions;
  const isConfirmed = booking.status === 'confirmed';
  // A request becomes an appointment when it is confirmed, and can be saved without.
  const isScheduling = schedules || booking.status === 'requested';
  const hasTime = booking.starts_at !== null && booking.status !== 'cancelled';
  const { today, minutes } = useNow();
  const name = [...queryKeys.bookings, 'one', booking.id];
  // The newest version, for a conflict: the booking may have moved to a day that is not loaded.
  useQuery({ queryKey: name, queryFn: () => readBooking(booking.id), initialData: [booking] });
  const { bookAnyway, question } = useBookAnyway();
  const saving = useSave({
    name,
    read: booking,
    isOutsideList: true,
    save: async (read, input: BookingForm) => {
      const changes = {
        ...changesOf(input, booking),
        ...(input.confirms && !isConfirmed && { status: 'confirmed' as const }),
      };
      const changed = await bookAnyway((confirmed) =>
        editBooking(read ?? booking, {
          ...changes,
          ...(confirmed && { booked_anyway: confirmed }),
        }),
      );
      offerUndo(read ?? booking, changed, changes);
      return changed;
    },
    success: t('updated'),
    failure: t('updateFailed'),
    onSaved: () => {
      void refresh();
      closeDialog();
    },
    onReload,
  });
  const bookingForm = useStaffBookingForm({
    byStaff: booking.by_staff,
    hasTime,
    earliest: isScheduling ? `${today}T${timeOf(minutes)}` : undefined,
    defaultValues: fieldsOf(booking, isScheduling),
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
  const { reference, name: customer } = booking;
  const scheduleTitle = isConfirmed ? 'rescheduleTitle' : 'title';
  const title = schedules
    ? t(`schedule.${scheduleTitle}`, { name: customer })
    : t('edit.title', { reference });
  return (
    <FormDialog
      title={title}
      formId={formId}
      submitLabel={t(isScheduling ? 'schedule.submit' : 'edit.submit')}
      onSubmitPress={() => form.setValue('confirms', isScheduling)}
      alternative={
        isScheduling && !isConfirmed
          ? { label: t('edit.submit'), onPress: () => form.setValue('confirms', false) }
          : undefined
      }
      busy={saving.busy}
      closeLabel={common('close')}
      note={<SaveNote form={form} booking={booking} confirms={isScheduling} />}
      onClose={closeDialog}
    >
      <Stack>
        {isScheduling && <p>{t('schedule.text')}</p>}
        <ContactLinks phone={booking.phone} />
        <BookedAnyway booking={booking} />
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
              booking={booking}
              needsTime={hasTime}
              startsLater={isScheduling}
            />
          </Stack>
        </form>
        <BookingTires booking={booking} />
      </Stack>
      {question}
    </FormDialog>
  );
}

interface SaveNoteProps {
  form: UseFormReturn<BookingForm>;
  booking: Booking;
  confirms: boolean;
}

/** What saving the form sends to the customer, as far as it is filled in. */
function SaveNote({ form, booking, confirms }: SaveNoteProps) {
  const { control } = form;
  const [day, slot, email, phone] = useWatch({
    control,
    name: ['requested_date', 'requested_slot', 'email', 'phone'],
  });
  const hasSamePhone = isSamePhone(phone, booking.phone);
  const isMoved = day !== booking.requested_date || slot !== booking.requested_slot;
  const isComplete = day !== '' && slot !== '';
  const after = {
    status: confirms ? ('confirmed' as const) : booking.status,
    stage: booking.stage,
    starts_at: isMoved && isComplete ? shopInstant(day, slot) : booking.starts_at,
  };
  return (
    <MessageNote
      booking={{
        ...{ ...booking, email, phone },
        // Consent is to texts to one number.
        sms_consent: hasSamePhone ? booking.sms_consent : null,
      }}
      message={messageAbout(booking, after, Date.now())}
    />
  );
}
