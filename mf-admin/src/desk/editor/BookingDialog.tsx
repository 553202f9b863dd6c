import { formatPhone, isSamePhone } from '@shop/shared-contract';
import {
  type Booking,
  type BookingChanges,
  type BookingForm,
  editBooking,
  isPlaced,
  messageAbout,
  shopInstant,
  shopNow,
} from '@shop/shared-data/staff';
import { ErrorSummary, FormStatus, Stack, useErrorTranslator } from '@shop/shared-ui';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../kit/forms/FormDialog';
import { SaveFailure } from '../../kit/forms/SaveFailure';
import { useResourceForm } from '../../kit/forms/useResourceForm';
import { useServiceNameById } from '../../shop/bookings/schedule';
import { queryKeys } from '../../shop/rows/queryKeys';
import { timeOf } from '../../shop/times/minutes';
import { useNow } from '../../shop/times/useNow';
import { BookedAnyway } from '../changes/BookedAnyway';
import { MessageNote } from '../changes/MessageNote';
import { placeFields, placeProblem } from '../changes/placeProblem';
import { useBookAnyway } from '../changes/useBookAnyway';
import type { BookingActions } from '../changes/useBookingActions';
import { ContactLinks } from '../contact/ContactLinks';
import { BookingTires } from '../tires/BookingTires';
import { BookingFields } from './BookingFields';
import { StateButtons } from './StateButtons';
import { columnsOf, useBookingFormRules } from './useStaffBookingForm';

interface Props {
  booking: Booking;
  actions: BookingActions;
  schedules: boolean;
}

const hasTime = ({ starts_at, status }: Booking) => starts_at !== null && status !== 'cancelled';

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
 * What of a form differs from what it showed at first: an unchanged time does not have to fit again. For another time the
 * database may choose another bay, unless staff have chosen one, and nothing is confirmed yet.
 */
function changesOf(fields: BookingForm, shown: BookingForm): BookingChanges {
  const before = new Map<string, unknown>(Object.entries(bookedColumns(shown)));
  const changes: BookingChanges = Object.fromEntries(
    Object.entries(bookedColumns(fields)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
    ),
  );
  return isPlaced(changes) ? { bay: null, booked_anyway: [], ...changes } : changes;
}

export function BookingDialog({ booking: row, actions, schedules }: Props) {
  const { t } = useTranslation('adminBookings');
  const { t: common } = useTranslation('common');
  const formId = useId();
  const { closeDialog, refresh, offerUndo } = actions;
  // A request becomes an appointment when it is confirmed, and can be saved without.
  const isScheduling = schedules || row.status === 'requested';
  const { today, minutes } = useNow();
  const serviceName = useServiceNameById();
  const { bookAnyway, question } = useBookAnyway();
  const bookingForm = useResourceForm<Booking, BookingForm>({
    ...useBookingFormRules({
      byStaff: row.by_staff,
      isWalkIn: row.is_walk_in,
      hasTime: hasTime(row),
      earliest: isScheduling ? `${today}T${timeOf(minutes)}` : undefined,
    }),
    row,
    name: [...queryKeys.bookings, 'one', row.id],
    isOutsideList: true,
    valuesOf: (booking) => fieldsOf(booking, isScheduling),
    describe: (name, value) =>
      name === 'further_services' ? (value as string[]).map(serviceName).join(', ') : undefined,
    save: async (booking, input, { before, first }) => {
      const changesSince = ({ status }: Booking, shown: BookingForm) => ({
        ...changesOf(input, shown),
        ...(input.confirms && status !== 'confirmed' && { status: 'confirmed' as const }),
      });
      const changes = changesSince(booking, before);
      const changed = await bookAnyway((confirmed) =>
        editBooking(booking, { ...changes, ...(confirmed && { booked_anyway: confirmed }) }),
      );
      const undone = changesSince(first.row, first.values);
      if (Object.keys(undone).length > 0) offerUndo(first.row, changed, undone);
      return changed;
    },
    refusedFields: placeFields,
    success: t('updated'),
    failure: t('updateFailed'),
    onSaved: () => {
      void refresh();
      closeDialog();
    },
  });
  const { form, summary, submit, saving, guard, read: booking } = bookingForm;
  const isConfirmed = booking.status === 'confirmed';
  const { explainFailure } = useErrorTranslator();
  const refused = placeProblem(actions.error);
  const { reference, name: customer } = booking;
  const scheduleTitle = isConfirmed ? 'rescheduleTitle' : 'title';
  const scheduleSubmit = isConfirmed ? 'resubmit' : 'submit';
  const title = schedules
    ? t(`schedule.${scheduleTitle}`, { name: customer })
    : t('edit.title', { reference });
  return (
    <FormDialog
      title={title}
      formId={formId}
      submitLabel={t(isScheduling ? `schedule.${scheduleSubmit}` : 'edit.submit')}
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
        <ContactLinks booking={booking} />
        <BookedAnyway booking={booking} />
        {actions.error && (
          <FormStatus tone="error" title={actions.failure ?? ''}>
            {refused ? t(`place.${refused.problem}`) : explainFailure(actions.error)}
          </FormStatus>
        )}
        <StateButtons booking={booking} actions={actions} guard={guard} />
        <form id={formId} noValidate method="post" onSubmit={submit}>
          <Stack>
            <SaveFailure form={bookingForm} failure={t('updateFailed')} />
            <ErrorSummary {...summary} />
            <BookingFields
              form={bookingForm}
              booking={booking}
              needsTime={hasTime(booking)}
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
      message={messageAbout(booking, after, shopNow())}
    />
  );
}
